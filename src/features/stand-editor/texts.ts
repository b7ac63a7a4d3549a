import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import { MOST_FILES, MOST_MATERIALS, MOST_OFFERS } from "./rules.ts";

/** Why a stand was not saved. */
export const editorRefusals = {
	polish: {
		pl: "Napisz to także po polsku: polski tekst widać tam, gdzie nie ma angielskiego.",
		en: "Write it in Polish too: Polish is shown where there is no English.",
	},
	savedMeanwhile: {
		pl: "W międzyczasie ktoś zapisał to stoisko. Sprawdź, co się zmieniło, i zapisz jeszcze raz.",
		en: "Somebody saved this stand meanwhile. Check what has changed, and save again.",
	},
	hours: {
		pl: "Podaj obie godziny, na przykład 10:00 i 17:00, albo zostaw obie puste.",
		en: "Give both hours, such as 10:00 and 17:00, or leave both empty.",
	},
	hoursOrder: {
		pl: "Koniec musi być po początku, tego samego dnia, na przykład od 10:00 do 17:00.",
		en: "The end must be after the beginning, on the same day, such as from 10:00 to 17:00.",
	},
	title: { pl: "Podaj nazwę stanowiska po polsku.", en: "Give the job’s title in Polish." },
	sum: {
		pl: "Podaj kwotę w złotych, na przykład 12\u00a0000, albo zostaw puste.",
		en: "Give an amount in złoty, such as 12000, or leave it empty.",
	},
	salary: { pl: "„Do” musi być nie mniejsze niż „od”.", en: "“To” cannot be less than “from”." },
	tooManyOffers: {
		pl: `Stoisko ma najwyżej ${MOST_OFFERS} ofert, razem z zamkniętymi. Zmień jedną z nich.`,
		en: `A stand has at most ${MOST_OFFERS} jobs, closed ones included. Change one of them.`,
	},
	noOffer: { pl: "Nie ma takiej oferty.", en: "There is no such job." },
	materialName: { pl: "Podaj nazwę po polsku.", en: "Give the name in Polish." },
	link: {
		pl: "Podaj adres strony, który zaczyna się od https://.",
		en: "Give the address of a page that begins with https://.",
	},
	tooManyMaterials: {
		pl: `Stoisko ma najwyżej ${MOST_MATERIALS} materiałów. Usuń jeden z nich.`,
		en: `A stand has at most ${MOST_MATERIALS} materials. Remove one of them.`,
	},
	tooManyFiles: {
		pl: `Stoisko ma najwyżej ${MOST_FILES} plików. Usuń jeden z nich albo dodaj link.`,
		en: `A stand has at most ${MOST_FILES} files. Remove one of them, or add a link.`,
	},
	fileTooLarge: {
		pl: "Plik może mieć najwyżej 10 MB. Zmniejsz go i wyślij jeszcze raz.",
		en: "A file may have at most 10 MB. Make it smaller and send it again.",
	},
	noPdf: {
		pl: "To nie jest plik PDF, choćby tak się nazywał. Zapisz go jako PDF i wyślij jeszcze raz.",
		en: "This is not a PDF file, whatever its name says. Save it as PDF and send it again.",
	},
	activePdf: {
		pl: "Ten plik zawiera makra lub skrypty, których nie przyjmujemy. Zapisz go jako zwykły PDF (np. „Drukuj do PDF”) i wyślij jeszcze raz.",
		en: "This file has macros or scripts, which we do not accept. Save it as a plain PDF (such as “Print to PDF”) and send it again.",
	},
	brokenPdf: {
		pl: "Ten plik PDF jest uszkodzony albo niepełny. Zapisz go na nowo i wyślij jeszcze raz.",
		en: "This PDF file is damaged or incomplete. Save it again and send it once more.",
	},
	fileMissing: { pl: "Wybierz plik PDF.", en: "Choose a PDF file." },
} as const satisfies Record<string, Text>;

export const editorTexts = {
	title: { pl: "Stoisko", en: "Stand" },
	lead: {
		pl: "Polski i angielski obok siebie. Gdzie nie ma angielskiego, uczestnicy widzą tekst polski.",
		en: "Polish and English side by side. Where there is no English, participants see the Polish text.",
	},
	inPolish: { pl: "#label, po polsku", en: "#label, in Polish" },
	inEnglish: { pl: "#label, po angielsku", en: "#label, in English" },
	missing: { pl: "Brak. Po angielsku widać tekst polski.", en: "Missing. English readers see the Polish text." },
	whole: { pl: "Wszystko po angielsku", en: "All in English" },
	about: { pl: "O firmie", en: "About the company" },
	sentence: { pl: "Jedno zdanie", en: "One sentence" },
	place: { pl: "Miejsce w hali", en: "Place in the hall" },
	placeHelp: { pl: "Na przykład B12. Puste: tylko online.", en: "Such as B12. Empty: online only." },
	opensAt: { pl: "Otwarte od", en: "Open from" },
	closesAt: { pl: "Otwarte do", en: "Open until" },
	hoursHelp: { pl: "W każdym dniu wydarzenia.", en: "On each day of the event." },
	published: { pl: "Uczestnicy widzą stoisko", en: "Participants see the stand" },
	save: { pl: "Zapisz", en: "Save" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	saved: { pl: "Zapisano.", en: "Saved." },
	theirs: {
		pl: "To zapisano w międzyczasie; to, co piszesz, zostało w polach:",
		en: "This was saved meanwhile; what you wrote is still in the fields:",
	},
	empty: { pl: "puste", en: "empty" },
	preview: { pl: "Tak to widać", en: "This is how it looks" },
	hidden: { pl: "Stoisko jest ukryte: nikt go nie widzi.", en: "The stand is hidden: nobody sees it." },
	jobs: { pl: "Oferty pracy", en: "Jobs" },
	noJobs: { pl: "Nie ma jeszcze ofert.", en: "There are no jobs yet." },
	addJob: { pl: "Dodaj ofertę", en: "Add a job" },
	change: { pl: "Zmień", en: "Change" },
	changeOf: { pl: "Zmień: #title", en: "Change: #title" },
	moveUp: { pl: "Wyżej: #title", en: "Move up: #title" },
	moveDown: { pl: "Niżej: #title", en: "Move down: #title" },
	movedTo: { pl: "#title stoi teraz na miejscu #place.", en: "#title is now in place #place." },
	leave: {
		pl: "Nie wszystko jest zapisane. Wyjść bez zapisywania?",
		en: "Not everything is saved. Leave without saving?",
	},
	closed: { pl: "zamknięta, nikt jej nie widzi", en: "closed, nobody sees it" },
	jobTitle: { pl: "Stanowisko", en: "Title" },
	jobText: { pl: "Opis", en: "Description" },
	jobPlace: { pl: "Miejsce pracy", en: "Place of work" },
	workMode: { pl: "Tryb pracy", en: "Work mode" },
	salaryFrom: { pl: "Płaca od", en: "Pay from" },
	salaryTo: { pl: "Płaca do", en: "Pay up to" },
	salaryHelp: { pl: "Zł brutto miesięcznie, nieobowiązkowe.", en: "PLN a month before tax, optional." },
	open: { pl: "Oferta otwarta: widać ją i można aplikować", en: "The job is open: people see it and may apply" },
	materials: { pl: "Materiały", en: "Materials" },
	noMaterials: { pl: "Nie ma jeszcze materiałów.", en: "There are no materials yet." },
	addMaterial: { pl: "Dodaj link", en: "Add a link" },
	addFile: { pl: "Dodaj plik PDF", en: "Add a PDF file" },
	file: { pl: "Plik", en: "File" },
	fileHelp: {
		pl: "PDF do 10 MB. Uczestnicy go pobierają; nie otwiera się na stronie.",
		en: "A PDF of up to 10 MB. Participants download it; it does not open in the page.",
	},
	dropFile: { pl: "Przeciągnij tu plik albo wybierz go.", en: "Drop a file here, or choose one." },
	chooseFile: { pl: "Wybierz plik", en: "Choose a file" },
	sendFile: { pl: "Wyślij plik", en: "Send the file" },
	sendingFile: { pl: "Wysyłamy…", en: "Sending…" },
	materialName: { pl: "Nazwa", en: "Name" },
	url: { pl: "Link", en: "Link" },
	urlHelp: { pl: "Adres strony albo pliku, https.", en: "The address of a page or a file, https." },
	remove: { pl: "Usuń", en: "Remove" },
	removeOf: { pl: "Usuń: #title", en: "Remove: #title" },
	removed: { pl: "Usunięto.", en: "Removed." },
	failed: {
		pl: "Nie udało się. Sprawdź połączenie i spróbuj ponownie.",
		en: "That did not work. Check your connection and try again.",
	},
} as const satisfies Record<string, Text>;

/** "2 teksty bez angielskiego", "2 texts without English". */
export const missingText = (lang: Lang, count: number): string =>
	count === 0
		? editorTexts.whole[lang]
		: plural(lang, count, {
				pl: {
					one: "# tekst bez angielskiego",
					few: "# teksty bez angielskiego",
					many: "# tekstów bez angielskiego",
					other: "# tekstu bez angielskiego",
				},
				en: { one: "# text without English", other: "# texts without English" },
			});
