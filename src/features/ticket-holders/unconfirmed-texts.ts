import type { Text } from "../../kit/i18n/lang.ts";

/** `most` places of `name` without payment or a confirmed address. */
export function unconfirmedMost(name: Text, most: number): Text {
	return {
		pl: `${name.pl}: bez potwierdzonego adresu e-mail z jednej sieci, przeglądarki lub skrzynki można zająć najwyżej: ${most}. Dlatego jeszcze nic nie zapisaliśmy. Założyliśmy Ci konto i wysłaliśmy link – otwórz go, wróć tutaj, zaloguj się i wyślij formularz jeszcze raz.`,
		en: `${name.en}: without a confirmed e-mail address, one network, browser or mailbox can hold at most: ${most}. So nothing is booked yet. We made your account and sent you a link – open it, come back here, log in and send the form again.`,
	};
}

export function quotedName(name: string): Text {
	return { pl: `„${name}”`, en: `“${name}”` };
}

export const unconfirmedDay = {
	onsite: { pl: "Miejsca ONSITE", en: "ONSITE places" },
	online: { pl: "Miejsca ONLINE", en: "ONLINE places" },
} as const satisfies Record<string, Text>;
