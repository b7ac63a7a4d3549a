import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import type { AttendanceSource, CertificateRefusal } from "./rules.ts";

/** Reasons why there is no certificate, with advice; `#` is the event's end. */
export const refusals: Record<CertificateRefusal, Text> = {
	meetup: {
		pl: "Za spotkania nie wydajemy certyfikatów.",
		en: "There are no certificates for meetups.",
	},
	noTicket: {
		pl: "Certyfikat dostają osoby, które mają ważny bilet na to wydarzenie.",
		en: "Certificates are for people with a valid ticket for this event.",
	},
	early: {
		pl: "Certyfikat wydamy, gdy wydarzenie się skończy.",
		en: "The certificate is issued when the event is over.",
	},
	notAttended: {
		pl: "Nie mamy śladu Twojej obecności: ani wejścia na miejscu, ani obejrzanego wykładu. Jeśli certyfikat Ci się należy, napisz do nas.",
		en: "We have no record of your attendance: no check-in and no lecture watched. If you should have a certificate, write to us.",
	},
	withdrawn: {
		pl: "Ten certyfikat został cofnięty. Jeśli to pomyłka, napisz do nas.",
		en: "This certificate was withdrawn. If that is a mistake, write to us.",
	},
};

export const notIssued: Text = {
	pl: "Ten certyfikat nie został jeszcze wydany. Otwórz „Certyfikat” na swoim koncie.",
	en: "This certificate has not been issued yet. Open “Certificate” in your account.",
};

export const sourceTexts: Record<AttendanceSource, Text> = {
	onsite: { pl: "na miejscu", en: "on site" },
	live: { pl: "na żywo", en: "live" },
	recording: { pl: "z nagrania", en: "recording" },
};

export const lecturesWord = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "wykład", few: "wykłady", other: "wykładów" },
		en: { one: "lecture", other: "lectures" },
	});
export const tracksWord = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "ścieżka", few: "ścieżki", other: "ścieżek" },
		en: { one: "track", other: "tracks" },
	});
export const daysWord = (lang: Lang, count: number): string =>
	plural(lang, count, { pl: { one: "dzień", other: "dni" }, en: { one: "day", other: "days" } });
export const programmeWord: Text = { pl: "programu", en: "of the programme" };

export const paperTexts = {
	title: { pl: "Certyfikat udziału", en: "Certificate of participation" },
	onlineAnd: { pl: "online i #", en: "online and #" },
	online: { pl: "online", en: "online" },
	present: {
		pl: "Obecność na miejscu (#) potwierdza wejściówka.",
		en: "Presence on site (#) is confirmed by check-in.",
	},
	watched: {
		pl: "Udział w wykładach online potwierdza czas oglądania.",
		en: "Lectures online are confirmed by the time they were watched.",
	},
	takesPart: { pl: "Udział w wydarzeniu #.", en: "Took part in #." },
	number: { pl: "Numer certyfikatu", en: "Certificate number" },
	check: { pl: "Sprawdź autentyczność:", en: "Check that it is genuine:" },
	issued: { pl: "wystawiono #", en: "issued #" },
	and: { pl: " i ", en: " and " },
} as const satisfies Record<string, Text>;

export const checkTexts = {
	pageTitle: { pl: "Sprawdź certyfikat", en: "Check a certificate" },
	description: {
		pl: "Po numerze sprawdzisz, czy certyfikat udziału jest prawdziwy.",
		en: "Its number tells you whether a certificate of participation is genuine.",
	},
	lead: {
		pl: "Numer jest na certyfikacie, przy kodzie QR. Ma dziesięć znaków.",
		en: "The number is on the certificate, next to the QR code. It has ten characters.",
	},
	field: { pl: "Numer certyfikatu", en: "Certificate number" },
	press: { pl: "Sprawdź", en: "Check" },
	another: { pl: "Sprawdź inny certyfikat", en: "Check another certificate" },
	real: { pl: "Ten certyfikat jest prawdziwy", en: "This certificate is genuine" },
	realLead: {
		pl: "Porównaj to, co jest poniżej, z dokumentem, który masz.",
		en: "Compare the details below with the document you have.",
	},
	issuedBy: { pl: "Wystawca: #.", en: "Issued by #." },
	withdrawn: { pl: "Ten certyfikat jest nieważny", en: "This certificate is not valid" },
	withdrawnLead: {
		pl: "Wydaliśmy go, ale został cofnięty albo jego właściciel usunął swoje dane. Nie potwierdza już niczego.",
		en: "We issued it, but it was withdrawn or its holder had their data erased. It no longer confirms anything.",
	},
	unknown: { pl: "Nie ma takiego certyfikatu", en: "There is no such certificate" },
	unknownLead: {
		pl: "Nie wydaliśmy certyfikatu o tym numerze. Porównaj numer z dokumentem, znak po znaku.",
		en: "We issued no certificate under this number. Compare it with the document, character by character.",
	},
	mistyped: { pl: "W tym numerze jest błąd", en: "There is a mistake in this number" },
	mistypedLead: {
		pl: "Żaden certyfikat nie ma takiego numeru: pomylony jest co najmniej jeden znak. Wpisz go jeszcze raz.",
		en: "No certificate has such a number: at least one character is wrong. Type it again.",
	},
	tooMany: { pl: "Za dużo sprawdzeń naraz", en: "Too many checks at once" },
	tooManyLead: { pl: "Odczekaj minutę i spróbuj ponownie.", en: "Wait a minute and try again." },
	number: { pl: "Numer", en: "Number" },
	event: { pl: "Wydarzenie", en: "Event" },
	when: { pl: "Kiedy", en: "When" },
	holder: { pl: "Imię i nazwisko", en: "Name" },
	holderHelp: {
		pl: "Pierwsze litery i po kropce za każdą następną. Całego imienia i nazwiska tu nie podajemy.",
		en: "The first letters, and a dot for each of the others. We do not give the full name here.",
	},
	attended: { pl: "Udział", en: "Attended" },
	issued: { pl: "Wystawiono", en: "Issued" },
} as const satisfies Record<string, Text>;

export const ownTexts = {
	title: { pl: "Certyfikat", en: "Certificate" },
	lead: {
		pl: "Potwierdzenie udziału z numerem, który każdy może sprawdzić.",
		en: "A confirmation that you took part, with a number that anybody can check.",
	},
	early: { pl: "Certyfikat wydamy po wydarzeniu", en: "The certificate comes after the event" },
	earlyLead: {
		pl: "Pobierzesz go tutaj od #, jeśli pojawisz się na miejscu albo obejrzysz choć jeden wykład.",
		en: "You can download it here from #, if you come or watch at least one lecture.",
	},
	none: { pl: "Na razie bez certyfikatu", en: "No certificate yet" },
	counts: { pl: "Co się liczy", en: "What counts" },
	countsDay: {
		pl: "Wejście na miejscu: wykłady tego dnia, na które masz miejsce albo które są w Twoim planie.",
		en: "Checking in on site: the lectures of that day at which you have a seat or that are in your plan.",
	},
	countsRoom: {
		pl: "Tam, gdzie skanujemy przy sali: wykłady, przy których zeskanowano Twój bilet.",
		en: "Where we scan at the room: the lectures at which your ticket was scanned.",
	},
	countsFilm: {
		pl: "Nagranie obejrzane w co najmniej 80%, bez przewijania.",
		en: "A recording of which you watched at least 80%, skipped parts left out.",
	},
	soFar: { pl: "Policzone do tej pory", en: "Counted so far" },
	counted: { pl: "Policzone wykłady", en: "Lectures counted" },
	nothingYet: { pl: "Jeszcze nic.", en: "Nothing yet." },
	present: { pl: "Na miejscu", en: "On site" },
	noLectures: {
		pl: "Nie policzyliśmy żadnego wykładu: certyfikat wymieni dni Twojej obecności.",
		en: "No single lecture is counted: the certificate names the days on which you were there.",
	},
	ready: { pl: "Certyfikat czeka na Ciebie", en: "Your certificate is waiting" },
	readyLead: {
		pl: "Wydamy go na: #. Jeśli coś się nie zgadza, popraw najpierw swoje dane.",
		en: "It will be issued to: #. If that is not right, correct your data first.",
	},
	issue: { pl: "Wydaj certyfikat", en: "Issue the certificate" },
	issuing: { pl: "Wydajemy…", en: "Issuing…" },
	download: { pl: "Pobierz PDF", en: "Download PDF" },
	linkedIn: { pl: "Dodaj do profilu na LinkedIn", en: "Add to your LinkedIn profile" },
	checkLink: { pl: "Adres do sprawdzenia", en: "Address to check it" },
	copy: { pl: "Kopiuj", en: "Copy" },
	copied: { pl: "Skopiowano", en: "Copied" },
	outdated: {
		pl: "Twoje dane albo policzone wykłady zmieniły się od wydania certyfikatu.",
		en: "Your data or the lectures counted have changed since the certificate was issued.",
	},
	anew: { pl: "Wydaj ponownie z tym samym numerem", en: "Issue it anew under the same number" },
	correct: { pl: "Popraw swoje dane", en: "Correct your data" },
	watchLead: {
		pl: "Obejrzyj nagranie w co najmniej 80%, a certyfikat pojawi się tutaj.",
		en: "Watch at least 80% of a recording and the certificate appears here.",
	},
	watch: { pl: "Zobacz nagrania", en: "See the recordings" },
	failed: { pl: "Nie udało się. Spróbuj ponownie.", en: "This did not work. Try again." },
	minutes: { pl: "min", en: "min" },
} as const satisfies Record<string, Text>;
