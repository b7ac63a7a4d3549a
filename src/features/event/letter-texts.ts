import type { Text } from "../../kit/i18n/lang.ts";

/** What stands before the address of a letter's button written out. */
export const linkNote: Text = {
	pl: "Przycisk nie działa? Wklej ten adres do przeglądarki:",
	en: "The button does not work? Paste this address into your browser:",
};
