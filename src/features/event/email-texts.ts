import type { Text } from "../../kit/i18n/lang.ts";

/** What stands before the address of an e-mail's button written out. */
export const linkNote: Text = {
	pl: "Przycisk nie działa? Wklej ten adres do przeglądarki:",
	en: "The button does not work? Paste this address into your browser:",
};

/** Of an e-mail that brings a ticket. */
export const ticketNote: Text = {
	pl: "Bilet jest w załączniku. Przy wejściu wystarczy pokazać jego kod QR na ekranie telefonu. Plik .ics doda terminy do kalendarza.",
	en: "The ticket is attached. At the entrance it is enough to show its QR code on the screen of your phone. The .ics file adds the days to your calendar.",
};
