import type { IssueKind, Subject, TextField } from "../../../../features/programme-check/contract.ts";
import type { Text } from "../../../../kit/i18n/lang.ts";

export const programmeCheckTexts = {
	title: { pl: "Program i teksty do poprawy", en: "Programme and texts to correct" },
	empty: {
		pl: "Żadne wykłady się nie nakładają, a wszystkie teksty mają wersję angielską.",
		en: "No lectures clash, and every text has an English version.",
	},
	name: { pl: "Czego dotyczy", en: "Subject" },
	kind: { pl: "Rodzaj", en: "Kind" },
	problem: { pl: "Co jest nie tak", en: "Problem" },
	when: { pl: "Kiedy", en: "When" },
	pair: { pl: "#one i #other", en: "#one and #other" },
	lacks: { pl: "bez angielskiego: #", en: "no English: #" },
	missing: { pl: "brak wersji angielskiej", en: "no English version" },
	onSite: { pl: "Strona wykładu: #", en: "The lecture’s page: #" },
	howTo: {
		pl: "Program i teksty zmienia się w pliku wydarzenia, który administrator wczytuje ponownie.",
		en: "The programme and the texts are changed in the event’s bundle, which an administrator imports again.",
	},
} as const satisfies Record<string, Text>;

export const issueKinds = {
	english: { pl: "tekst bez angielskiego", en: "text without English" },
	hall: { pl: "dwa wykłady naraz w sali", en: "two lectures at once in a hall" },
	speaker: { pl: "dwa wykłady naraz jednej osoby", en: "two lectures at once of a speaker" },
} as const satisfies Record<IssueKind, Text>;

export const subjectNames = {
	event: { pl: "wydarzenie", en: "event" },
	day: { pl: "dzień", en: "day" },
	document: { pl: "dokument", en: "document" },
	category: { pl: "kategoria agendy", en: "category of the agenda" },
	track: { pl: "ścieżka", en: "track" },
	break: { pl: "przerwa", en: "break" },
	lecture: { pl: "wykład", en: "lecture" },
	tag: { pl: "tag", en: "tag" },
	speaker: { pl: "osoba występująca", en: "speaker" },
	news: { pl: "aktualność", en: "news" },
	package: { pl: "pakiet", en: "package" },
	question: { pl: "pytanie w rejestracji", en: "question of the registration" },
	consent: { pl: "zgoda", en: "consent" },
} as const satisfies Record<Subject, Text>;

export const fieldNames = {
	name: { pl: "nazwa", en: "name" },
	headline: { pl: "hasło", en: "headline" },
	lead: { pl: "wstęp", en: "lead" },
	arrival: { pl: "dojazd", en: "directions" },
	agendaIntro: { pl: "wstęp do agendy", en: "introduction of the agenda" },
	agendaIntroOutdated: { pl: "wstęp do agendy po wydarzeniu", en: "introduction of the agenda after the event" },
	countdownLabel: { pl: "podpis odliczania", en: "label of the countdown" },
	note: { pl: "uwaga", en: "note" },
	title: { pl: "tytuł", en: "title" },
	summary: { pl: "skrót", en: "summary" },
	text: { pl: "treść", en: "text" },
	jobPosition: { pl: "stanowisko", en: "position" },
	biography: { pl: "biogram", en: "biography" },
	forWhom: { pl: "dla kogo", en: "for whom" },
} as const satisfies Record<TextField, Text>;
