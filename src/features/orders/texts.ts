import type { Text } from "../../kit/i18n/lang.ts";

/** The line of a deferred-payment invoice's handling fee (spec §9). */
export const feeName: Text = {
	pl: "Obsługa faktury z odroczonym terminem płatności",
	en: "Handling of an invoice with deferred payment",
};
