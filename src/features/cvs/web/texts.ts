import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import type { CvForm } from "../contract.ts";

export const cvTexts = {
	companies: {
		pl: "Firmy, którym udostępniasz CV na ich stoisku",
		en: "Companies you share your CV with at their stand",
	},
	companySince: { pl: "#company, #event: ma dostęp od #day.", en: "#company, #event: has access since #day." },
	withdrawAccess: { pl: "Cofnij dostęp", en: "Withdraw access" },
	takeBackOf: { pl: "Cofnij dostęp do CV: #company", en: "Withdraw access to your CV: #company" },
	title: { pl: "CV", en: "CV" },
	lead: {
		pl: "Jako plik, jako formularz albo jedno i drugie. Wystawcy dostają je tylko za Twoją zgodą, a Ty widzisz, który je pobrał.",
		en: "As a file, as a form, or both. Exhibitors get it only with your consent, and you see which of them downloaded it.",
	},

	file: { pl: "Plik", en: "File" },
	fileLead: { pl: "PDF albo DOCX, najwyżej 10 MB.", en: "PDF or DOCX, at most 10 MB." },
	dropFile: { pl: "Przeciągnij tu plik albo wybierz go.", en: "Drop a file here, or choose one." },
	chooseFile: { pl: "Wybierz plik", en: "Choose a file" },
	changeFile: { pl: "Zmień plik", en: "Change the file" },
	download: { pl: "Pobierz", en: "Download" },
	removeFile: { pl: "Usuń", en: "Remove" },
	removeName: { pl: "Usuń plik #name", en: "Remove the file #name" },
	added: { pl: "#size, dodano #day", en: "#size, added #day" },
	sending: { pl: "Wysyłamy #name", en: "Sending #name" },
	cancel: { pl: "Przerwij", en: "Cancel" },
	cancelled: {
		pl: "Wysyłanie jest przerwane. Nic się nie zmieniło.",
		en: "Sending was cancelled. Nothing has changed.",
	},
	fileSaved: { pl: "Plik jest zapisany.", en: "The file is saved." },
	fileRemoved: { pl: "Plik jest usunięty.", en: "The file is removed." },
	tooLarge: {
		pl: "Ten plik ma #size, a może mieć najwyżej 10 MB.",
		en: "This file is #size; the limit is 10 MB.",
	},
	notSent: {
		pl: "Nie udało się wysłać pliku. Sprawdź połączenie i spróbuj ponownie.",
		en: "The file could not be sent. Check your connection and try again.",
	},

	who: { pl: "Kto może je pobrać", en: "Who may download it" },
	nobodyEvents: {
		pl: "Nikt. Udostępnisz je, gdy będziesz mieć potwierdzony bilet na wydarzenie z targami pracy.",
		en: "Nobody. You can share it when you have a confirmed ticket for an event with a job fair.",
	},
	share: { pl: "Udostępniam CV na #event", en: "Share my CV at #event" },
	sharedUntil: { pl: "Dostęp do #day: #count.", en: "Until #day, it may be downloaded by #count." },
	sharedWithNobody: {
		pl: "Rekrutujących wystawców jeszcze nie ma. Gdy się pojawią, będą tu wymienieni.",
		en: "There are no exhibitors that are hiring yet. Once there are, they will be listed here.",
	},
	notShared: { pl: "Teraz nie może go pobrać żaden wystawca.", en: "No exhibitor may download it now." },
	wouldShare: { pl: "Za Twoją zgodą dostęp: #count.", en: "With your consent, it may be downloaded by #count." },
	whichOnes: { pl: "Którzy to wystawcy", en: "Which exhibitors" },
	sharingOver: {
		pl: "Minęło 30 dni od wydarzenia, więc nikt już go z niego nie pobierze.",
		en: "The event was more than 30 days ago, so nobody can download it there any more.",
	},
	fullText: { pl: "Pełna treść zgody", en: "The full text of the consent" },
	shared: { pl: "Zgoda jest zapisana.", en: "Your consent is saved." },
	withdrawn: {
		pl: "Zgoda jest wycofana. Od tej chwili nikt nie pobierze Twojego CV.",
		en: "Your consent is withdrawn. From now on nobody can download your CV.",
	},
	notSwitched: {
		pl: "Nie udało się tego zmienić. Sprawdź połączenie i spróbuj ponownie.",
		en: "This could not be changed. Check your connection and try again.",
	},

	fetched: { pl: "Kto je pobrał", en: "Who downloaded it" },
	nobodyFetched: { pl: "Jeszcze nikt.", en: "Nobody yet." },
	fetchedFile: { pl: "plik", en: "the file" },
	fetchedForm: { pl: "formularz", en: "the form" },

	form: { pl: "Formularz", en: "Form" },
	formLead: {
		pl: "Wystarczy jedno zdanie. Zapisujemy w trakcie pisania.",
		en: "One sentence is enough. It is saved while you type.",
	},
	saved: { pl: "Zapisano", en: "Saved" },
	changed: { pl: "Zapiszemy za chwilę", en: "It will be saved in a moment" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	failed: { pl: "Nie zapisano. To, co jest wpisane, zostaje tutaj.", en: "Not saved. What is typed stays here." },
	refused: { pl: "Nie zapisano.", en: "Not saved." },
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	about: { pl: "O Tobie", en: "About you" },
	aboutHelp: {
		pl: "Kim jesteś i czego szukasz, choćby jednym zdaniem.",
		en: "Who you are and what you are looking for, in one sentence if you like.",
	},
	experience: { pl: "Doświadczenie", en: "Experience" },
	position: { pl: "Stanowisko albo rola", en: "Position or role" },
	company: { pl: "Firma", en: "Company" },
	from: { pl: "Od", en: "From" },
	until: { pl: "Do", en: "Until" },
	untilHelp: { pl: "Puste, jeśli trwa.", en: "Leave empty if you still do it." },
	tasks: { pl: "Co robisz albo robisz najlepiej", en: "What you do, or do best" },
	addExperience: { pl: "Dodaj doświadczenie", en: "Add experience" },
	education: { pl: "Wykształcenie", en: "Education" },
	school: { pl: "Szkoła albo uczelnia", en: "School or university" },
	field: { pl: "Kierunek", en: "Subject" },
	addEducation: { pl: "Dodaj wykształcenie", en: "Add education" },
	remove: { pl: "Usuń", en: "Remove" },
	removeRow: { pl: "Usuń: #name", en: "Remove: #name" },
	rowOf: { pl: "#kind, pozycja #number", en: "#kind, entry #number" },
	skills: { pl: "Umiejętności", en: "Skills" },
	languages: { pl: "Języki", en: "Languages" },
	level: { pl: "Poziom: #language", en: "Level: #language" },
	links: { pl: "Twoje strony", en: "Your pages" },
	linkWrong: {
		pl: "Wystawcy zobaczą tylko adresy z https, takie jak https://github.com/anna.",
		en: "Exhibitors see only addresses with https, such as https://github.com/anna.",
	},
	expectations: { pl: "Oczekiwania", en: "Expectations" },
	place: { pl: "Gdzie chcesz pracować", en: "Where you want to work" },
	way: { pl: "Jak chcesz pracować", en: "How you want to work" },
	contracts: { pl: "Rodzaj umowy", en: "Kind of contract" },
	salary: { pl: "Od ilu złotych brutto miesięcznie", en: "From how much a month, PLN before tax" },
} as const satisfies Record<string, Text>;

export const recruitersText = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# rekrutujący wystawca", few: "# rekrutujący wystawcy", other: "# rekrutujących wystawców" },
		en: { one: "# exhibitor that is hiring", other: "# exhibitors that are hiring" },
	});

export const wayTexts: Record<CvForm["way"], Text> = {
	any: { pl: "Wszystko jedno", en: "No preference" },
	remote: { pl: "Zdalnie", en: "Remotely" },
	hybrid: { pl: "Hybrydowo", en: "Hybrid" },
	office: { pl: "W biurze", en: "In the office" },
};

export const contractTexts: Record<CvForm["contracts"][number], Text> = {
	employment: { pl: "Umowa o pracę", en: "Employment" },
	b2b: { pl: "B2B", en: "B2B" },
	civil: { pl: "Zlecenie albo dzieło", en: "Contract for services" },
	internship: { pl: "Staż albo praktyki", en: "Internship" },
};

export const nativeText: Text = { pl: "ojczysty", en: "native" };
