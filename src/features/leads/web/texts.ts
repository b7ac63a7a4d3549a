import type { Text } from "../../../kit/i18n/lang.ts";
import type { Filter } from "../rules.ts";

export const leadsTexts = {
	title: { pl: "Kontakty", en: "Contacts" },
	lead: {
		pl: "Osoby, które zgodziły się przy stoisku, żeby firma się do nich odezwała. Kto wycofa zgodę, znika z listy.",
		en: "People who agreed at the stand to be contacted by the company. Anybody who withdraws their consent disappears from the list.",
	},
	none: { pl: "Nie ma jeszcze kontaktów", en: "There are no contacts yet" },
	noneLead: {
		pl: "Zeskanuj bilet osoby, która zgodzi się na kontakt: będzie tu od razu.",
		en: "Scan the ticket of somebody who agrees to be contacted: they appear here at once.",
	},
	noneOfFilter: { pl: "Żaden kontakt tu nie pasuje.", en: "No contact is of this kind." },
	filter: { pl: "Które kontakty", en: "Which contacts" },
	csv: { pl: "CSV", en: "CSV" },
	csvLabel: { pl: "Pobierz kontakty jako CSV", en: "Download the contacts as CSV" },
	scan: { pl: "Skanuj bilet", en: "Scan a ticket" },
	rating: { pl: "Ocena: #name", en: "Rating of #name" },
	stars1: { pl: "1 gwiazdka", en: "1 star" },
	stars2: { pl: "2 gwiazdki", en: "2 stars" },
	stars3: { pl: "3 gwiazdki", en: "3 stars" },
	noStars: { pl: "bez oceny", en: "no rating" },
	note: { pl: "Notatka: #name", en: "Note on #name" },
	noteHelp: {
		pl: "Osoba dostanie ją razem ze swoimi danymi, jeśli o nie poprosi.",
		en: "The person gets it with their own data if they ask for it.",
	},
	takenBy: { pl: "#day, dodany przez: #who", en: "#day, taken by #who" },
	taken: { pl: "#day", en: "#day" },
	remove: { pl: "Usuń", en: "Delete" },
	removeOf: { pl: "Usuń kontakt: #name", en: "Delete the contact of #name" },
	sure: { pl: "Na pewno usunąć?", en: "Really delete?" },
	keep: { pl: "Zostaw", en: "Keep" },
	removed: { pl: "Usunięto: #name.", en: "Deleted: #name." },
	saved: { pl: "Zapisano", en: "Saved" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	failed: {
		pl: "Nie udało się. Sprawdź połączenie i spróbuj ponownie.",
		en: "That did not work. Check your connection and try again.",
	},
	scanTitle: { pl: "Skaner kontaktów", en: "Contact scanner" },
	scanLead: {
		pl: "Najpierw kod z biletu, potem zgoda osoby, na końcu kontakt. Zanim ktoś się zgodzi, widać tylko inicjały.",
		en: "First the code on the ticket, then the person’s consent, then the contact. Until they agree, you see only initials.",
	},
	code: { pl: "Numer z biletu", en: "The number on the ticket" },
	codeHelp: {
		pl: "Jest pod kodem QR, na przykład 7Q4K\u2060-\u20602F9B.",
		en: "It is below the QR code, such as 7Q4K\u2060-\u20602F9B.",
	},
	codeMissing: { pl: "Wpisz numer z biletu.", en: "Type the number on the ticket." },
	look: { pl: "Sprawdź bilet", en: "Check the ticket" },
	camera: { pl: "Włącz aparat", en: "Turn the camera on" },
	cameraOff: { pl: "Wyłącz aparat", en: "Turn the camera off" },
	cameraView: { pl: "Obraz z aparatu", en: "The camera’s picture" },
	cameraRefused: {
		pl: "Aparat nie działa: przeglądarka go nie udostępnia albo zgoda jest wyłączona. Wpisz numer z biletu.",
		en: "The camera does not work: the browser does not provide it, or is not allowed to. Type the number on the ticket.",
	},
	noCamera: {
		pl: "Tu nie da się czytać kodów aparatem. Wpisz numer spod kodu QR.",
		en: "The camera cannot read codes here. Type the number below the QR code.",
	},
	askTitle: { pl: "Przeczytaj tej osobie: #initials", en: "Read this to the person: #initials" },
	askLang: { pl: "Język zgody", en: "Language of the consent" },
	agreed: {
		pl: "To zdanie zostało odczytane na głos, a osoba zgodziła się tu i teraz",
		en: "I read this sentence aloud, and the person agreed here and now",
	},
	agreedMissing: {
		pl: "Bez zgody nie ma kontaktu. Zaznacz, jeśli osoba się zgodziła.",
		en: "Without consent there is no contact. Tick it if the person agreed.",
	},
	take: { pl: "Zapisz kontakt", en: "Save the contact" },
	told: {
		pl: "Osoba dostanie e-mail z tą zgodą i może ją w każdej chwili wycofać.",
		en: "The person gets an e-mail with this consent and can withdraw it at any time.",
	},
	tookTitle: { pl: "Kontakt zapisany", en: "The contact is saved" },
	knownTitle: { pl: "Ten kontakt już macie", en: "You already have this contact" },
	next: { pl: "Następny bilet", en: "The next ticket" },
	givenTitle: { pl: "Twój kontakt u wystawców", en: "Your contact details with exhibitors" },
	givenLead: {
		pl: "Te firmy mają Twój kontakt za Twoją zgodą, wyrażoną przy stoisku. Po wycofaniu zgody znika u nich od razu.",
		en: "These companies have your contact details because you agreed to it at their stand. If you withdraw, they lose them at once.",
	},
	givenOn: { pl: "#event, zgoda z #day, wersja #version", en: "#event, agreed on #day, version #version" },
	words: { pl: "Treść zgody", en: "The words of the consent" },
	withdraw: { pl: "Wycofaj", en: "Withdraw" },
	withdrawOf: { pl: "Wycofaj zgodę: #name", en: "Withdraw the consent for #name" },
	withdrawn: {
		pl: "Wycofano. #name nie ma już Twojego kontaktu.",
		en: "Withdrawn. #name no longer has your contact details.",
	},
} as const satisfies Record<string, Text>;

export const filterTexts = {
	all: { pl: "Wszystkie", en: "All" },
	mine: { pl: "Moje", en: "Mine" },
	unrated: { pl: "Bez oceny", en: "Without rating" },
} satisfies Record<Filter, Text>;
