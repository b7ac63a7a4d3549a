import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	noRecording: { pl: "Nie ma takiego nagrania.", en: "There is no such recording." },
	noLink: {
		pl: "Ten link do filmu nie działa. Otwórz nagranie na swoim koncie jeszcze raz.",
		en: "This link to the film does not work. Open the recording in your account again.",
	},
	noCaptions: { pl: "To nagranie nie ma takich napisów.", en: "This recording has no such captions." },
	over: { pl: "Dostęp do tego nagrania się skończył.", en: "Access to this recording has ended." },
	unpaid: {
		pl: "To nagranie otworzy się, gdy zapłacisz za bilet.",
		en: "This recording opens when your ticket is paid.",
	},
	locked: { pl: "Twój pakiet nie otwiera tego nagrania.", en: "Your package does not open this recording." },
} as const satisfies Record<string, Text>;

export const filmRefusals = {
	noLecture: { pl: "To wydarzenie nie ma takiego wykładu.", en: "This event has no such lecture." },
	noFilm: {
		pl: "Ten wykład nie ma jeszcze filmu. Podaj plik.",
		en: "This lecture has no film yet. Give a file.",
	},
	missing: { pl: "Tego pliku nie da się przeczytać.", en: "This file cannot be read." },
	kind: {
		pl: "To nie jest film, który odtworzą przeglądarki: podaj plik WebM albo MP4.",
		en: "This is no film that browsers play: give a WebM or an MP4 file.",
	},
	length: {
		pl: "Ten film nie mówi, jak jest długi. Zapisz go jeszcze raz programem do montażu.",
		en: "This film does not say how long it is. Save it again by a program that edits films.",
	},
	captions: {
		pl: "Napisy muszą być plikiem WebVTT, który zaczyna się od WEBVTT, do 1 MB.",
		en: "Captions must be a WebVTT file, which begins with WEBVTT, of at most 1 MB.",
	},
} as const satisfies Record<string, Text>;

export const wrongChapters = {
	shape: {
		pl: "Rozdziały, wiersz #: napisz moment i tytuł, na przykład 12:30 Klucze | Keys.",
		en: "Chapters, line #: write the moment and the title, such as 12:30 Klucze | Keys.",
	},
	title: {
		pl: "Rozdziały, wiersz #: tytuł ma od 1 do 120 znaków.",
		en: "Chapters, line #: a title has 1 to 120 characters.",
	},
	order: {
		pl: "Rozdziały, wiersz #: ten moment jest nie później niż poprzedni.",
		en: "Chapters, line #: this moment is no later than the one before.",
	},
	late: { pl: "Rozdziały, wiersz #: film kończy się wcześniej.", en: "Chapters, line #: the film ends before that." },
	many: { pl: "Rozdziały, wiersz #: najwyżej 100.", en: "Chapters, line #: at most 100." },
} as const satisfies Record<string, Text>;
