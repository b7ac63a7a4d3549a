import type { Text } from "../../kit/i18n/lang.ts";

/** Why a call about a CV did nothing. */
export const refusals = {
	notYours: { pl: "Nie ma takiego CV.", en: "There is no such CV." },
	noSharing: {
		pl: "Na to wydarzenie nie masz potwierdzonego biletu albo nie pyta ono o zgodę na rekrutację.",
		en: "You have no confirmed ticket for this event, or it asks for no recruitment consent.",
	},
	tooLarge: {
		pl: "CV może mieć najwyżej 10 MB. Zmniejsz plik i wyślij go jeszcze raz.",
		en: "A CV may have at most 10 MB. Make the file smaller and send it again.",
	},
	noCv: {
		pl: "To nie jest plik PDF ani DOCX, choćby tak się nazywał. Zapisz CV jako PDF i wyślij jeszcze raz.",
		en: "This is neither a PDF nor a DOCX file, whatever its name says. Save your CV as PDF and send it again.",
	},
	broken: {
		pl: "Ten plik jest uszkodzony albo niepełny. Otwórz go u siebie, zapisz na nowo i wyślij jeszcze raz.",
		en: "This file is damaged or not whole. Open it, save it anew and send it again.",
	},
	unpacksTooLarge: {
		pl: "Ten plik DOCX po rozpakowaniu jest za duży. Zapisz CV jako PDF i wyślij jeszcze raz.",
		en: "This DOCX file is too large when it is unpacked. Save your CV as PDF and send it again.",
	},
	hasMacros: {
		pl: "Ten plik zawiera makra, których nie przyjmujemy. Zapisz CV jako PDF i wyślij jeszcze raz.",
		en: "This file has macros, which are not taken. Save your CV as PDF and send it again.",
	},
} satisfies Record<string, Text>;
