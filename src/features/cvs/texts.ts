import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	notYours: { pl: "Nie ma takiego CV.", en: "There is no such CV." },
	noSharing: {
		pl: "Na to wydarzenie nie masz potwierdzonego biletu albo nie pyta ono o zgodę na rekrutację.",
		en: "You have no confirmed ticket for this event, or the event does not ask for a recruitment consent.",
	},
	noOwnCv: {
		pl: "Nie masz jeszcze CV. Dodaj plik albo wypełnij formularz w „CV” i wróć tutaj.",
		en: "You have no CV yet. Add a file or fill in the form in “CV”, and come back here.",
	},
	textChanged: {
		pl: "Treść zgody zmieniła się w międzyczasie. Odśwież stronę i przeczytaj ją jeszcze raz.",
		en: "The text of the consent has changed in the meantime. Reload the page and read it again.",
	},
	notNamed: { pl: "Nie ma takiej firmy.", en: "There is no such company." },
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
		en: "This file is damaged or incomplete. Open it, save it again and send it once more.",
	},
	unpacksTooLarge: {
		pl: "Ten plik DOCX po rozpakowaniu jest za duży. Zapisz CV jako PDF i wyślij jeszcze raz.",
		en: "This DOCX file is too large once unpacked. Save your CV as PDF and send it again.",
	},
	hasMacros: {
		pl: "Ten plik zawiera makra lub skrypty, których nie przyjmujemy. Zapisz CV jako zwykły PDF (np. „Drukuj do PDF”) i wyślij jeszcze raz.",
		en: "This file has macros or scripts, which we do not accept. Save your CV as a plain PDF (such as “Print to PDF”) and send it again.",
	},
} as const satisfies Record<string, Text>;

/** A changed text needs a new version. */
export const COMPANY_CONSENT = {
	version: 1,
	short: {
		pl: "Zgadzam się, żeby #company pobrała moje CV i dane do kontaktu w celu rekrutacji.",
		en: "I agree that #company may fetch my CV and contact details for recruitment.",
	},
	long: {
		pl: "Zgoda dotyczy tylko tej firmy i kończy się 30 dni po wydarzeniu. Cofniesz ją tutaj albo w „CV”: firma traci wtedy dostęp. Kto i kiedy pobrał CV, zobaczysz na swoim koncie.",
		en: "The consent is for this company alone and ends 30 days after the event. Take it back here or in “CV”: the company loses access then. Your account shows who fetched your CV, and when.",
	},
} as const;
