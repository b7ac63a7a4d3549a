import type { Text } from "../../kit/i18n/lang.ts";
import { unprintableIn } from "../../kit/letters/printable.ts";

/** Returns the error of a character that tickets and invoices cannot print. */
export function unprintable(value: string): Text | undefined {
	const signs = unprintableIn(value).join(" ");
	if (signs === "") return undefined;
	return {
		pl: `Nie wydrukujemy na bilecie ani fakturze: ${signs}. Zapisz to innymi literami.`,
		en: `We cannot print on a ticket or an invoice: ${signs}. Write it in other letters.`,
	};
}
