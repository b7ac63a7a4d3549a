import type { Text } from "../../kit/i18n/lang.ts";
import type { ScanRefusal } from "./rules.ts";

/** Staff reads it out. A changed text needs a new version. */
export const consentSentence: { version: number; text: Text } = {
	version: 2,
	text: {
		pl: "Zgadzam się, żeby firma #company dostała moje imię i nazwisko, e-mail, telefon oraz firmę i stanowisko podane przy rejestracji i odezwała się do mnie; ma je najdłużej 12 miesięcy po wydarzeniu. Zgodę mogę wycofać w każdej chwili w „Twoje dane i płatności” i wtedy kontakt znika też u wystawcy.",
		en: "I agree that #company gets my name, e-mail, phone, and the company and position that I gave when registering, and may get in touch with me; it has them for 12 months after the event at most. I can withdraw at any time in “Your data and payments”, and then the contact is gone at the exhibitor as well.",
	},
};

export const refusals = {
	notStaff: { pl: "Nie ma takiego wystawcy.", en: "There is no such exhibitor." },
	noLead: {
		pl: "Nie ma takiego kontaktu: mógł zostać wycofany.",
		en: "There is no such contact: it may have been withdrawn.",
	},
	noCode: {
		pl: "To nie jest kod biletu. Zeskanuj kod QR z biletu albo przepisz numer pod nim, na przykład 7Q4K\u2060-\u20602F9B.",
		en: "This is not a ticket code. Scan the QR code on the ticket, or type the number below it, such as 7Q4K\u2060-\u20602F9B.",
	},
	noTicket: {
		pl: "Nie ma takiego biletu na to wydarzenie. Sprawdź każdy znak numeru albo zeskanuj kod QR.",
		en: "There is no such ticket for this event. Check each character of the number, or scan the QR code.",
	},
	otherEvent: {
		pl: "To bilet na inne wydarzenie. Poproś o bilet na to, na którym jest Twoje stoisko.",
		en: "This is a ticket for another event. Ask for one for the event of your stand.",
	},
	givenBack: {
		pl: "Ten bilet został oddany albo anulowany. Poproś o aktualny.",
		en: "This ticket was returned or cancelled. Ask for the current one.",
	},
	unpaid: { pl: "Ten bilet nie jest jeszcze potwierdzony.", en: "This ticket is not confirmed yet." },
	own: { pl: "To Twój własny bilet.", en: "This is your own ticket." },
	over: {
		pl: "Wydarzenie się skończyło. Zgodę przyjmuje się tylko na miejscu, więc nowych kontaktów już nie dodasz. Zebrane wcześniej są na liście.",
		en: "The event is over. Consent is given on the spot only, so no new contacts can be added. Those taken before are in your list.",
	},
	otherWords: {
		pl: "Treść zgody zmieniła się. Zeskanuj bilet jeszcze raz i przeczytaj nową.",
		en: "The words of the consent have changed. Scan the ticket again and read the new ones.",
	},
} satisfies Record<ScanRefusal | "notStaff" | "noLead" | "otherWords", Text>;

export const takenEmail = {
	subject: { pl: "#company ma Twoje dane kontaktowe", en: "#company has your contact details" },
	preview: { pl: "To potwierdzenie Twojej zgody.", en: "This confirms your consent." },
	heading: { pl: "#company ma Twoje dane kontaktowe", en: "#company has your contact details" },
	paragraphs: [
		{
			pl: "To potwierdzenie zgody, którą wyrażasz na #event przy stoisku firmy #company. Odczytano Ci wtedy to zdanie:",
			en: "This confirms the consent that you gave at #company’s stand at #event. This is the sentence that was read to you:",
		},
		{ pl: "#sentence", en: "#sentence" },
	],
	action: { pl: "Zobacz albo wycofaj zgodę", en: "See or withdraw the consent" },
	notes: [
		{
			pl: "Było inaczej? Wycofaj zgodę jednym przyciskiem i odpisz na tę wiadomość.",
			en: "Was it different? Withdraw your consent with one button and reply to this message.",
		},
	],
} satisfies Record<string, Text | Text[]>;

export const csvHead: Text[] = [
	{ pl: "Imię", en: "First name" },
	{ pl: "Nazwisko", en: "Last name" },
	{ pl: "E-mail", en: "E-mail" },
	{ pl: "Telefon", en: "Phone" },
	{ pl: "Firma", en: "Company" },
	{ pl: "Stanowisko", en: "Position" },
	{ pl: "Ocena", en: "Rating" },
	{ pl: "Notatka", en: "Note" },
	{ pl: "Zgoda z", en: "Agreed on" },
	{ pl: "Kto zebrał", en: "Taken by" },
];
