import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";

export const staffTexts = {
	title: { pl: "CV uczestników", en: "Participants’ CVs" },
	lead: {
		pl: "CV osób, które zgodziły się udostępnić je rekrutującym wystawcom. Każde pobranie zapisujemy, a osoba widzi, która firma je pobrała i kiedy.",
		en: "CVs of people who agreed to share them with exhibitors that are hiring. Each download is recorded, and the person sees which company downloaded it and when.",
	},
	noStaff: { pl: "Nie pracujesz tu dla żadnego wystawcy", en: "You do not work for any exhibitor here" },
	noStaffLead: {
		pl: "Do strefy wystawcy zaprasza organizator. Poproś go o to i podaj adres e-mail swojego konta.",
		en: "The organiser invites people to the exhibitor’s area. Ask them, and give the e-mail address of your account.",
	},
	notRecruiting: {
		pl: "Ten wystawca nie rekrutuje, więc CV uczestników go nie obejmują.",
		en: "This exhibitor is not hiring, so participants’ CVs are not for it.",
	},
	over: {
		pl: "Od wydarzenia minęło 30 dni. CV nie można już pobierać.",
		en: "The event was more than 30 days ago. CVs can no longer be downloaded.",
	},
	none: {
		pl: "Nikt jeszcze nie udostępnił CV. Gdy ktoś to zrobi, pojawi się tutaj.",
		en: "Nobody has shared a CV yet. Whoever does will appear here.",
	},
	until: { pl: "#count, do pobrania do #day.", en: "#count, available until #day." },
	search: { pl: "Szukaj po nazwisku", en: "Search by name" },
	nobodyFound: { pl: "Nie ma tu takiej osoby.", en: "There is no such person here." },
	more: { pl: "Pokaż kolejne osoby", en: "Show more people" },
	shared: { pl: "udostępnione #day", en: "shared on #day" },
	fetched: { pl: "pobrane #day", en: "downloaded on #day" },
	applied: { pl: "Aplikacja: #job, #day", en: "Applied for: #job, #day" },
	read: { pl: "Czytaj", en: "Read" },
	readOf: { pl: "Czytaj CV: #name", en: "Read the CV of #name" },
	close: { pl: "Zwiń", en: "Close" },
	closeOf: { pl: "Zwiń CV: #name", en: "Close the CV of #name" },
	fileOf: { pl: "#file: pobierz plik, #name", en: "#file: download the file of #name" },
	fetchedNow: { pl: "Pobrane i zapisane: #name.", en: "Fetched and recorded: #name." },
	notFetched: {
		pl: "Nie udało się pobrać CV. Sprawdź połączenie i spróbuj ponownie.",
		en: "The CV could not be downloaded. Check your connection and try again.",
	},
	gone: {
		pl: "Tego CV nie można już pobrać: osoba wycofała zgodę, usunęła CV albo nie ma już biletu.",
		en: "This CV can no longer be downloaded: the person withdrew their consent, removed the CV, or no longer has a ticket.",
	},
	contact: { pl: "Kontakt", en: "Contact" },
	toThisDay: { pl: "do dziś", en: "to date" },
	salary: { pl: "od #sum zł brutto miesięcznie", en: "from PLN #sum a month, before tax" },
} as const satisfies Record<string, Text>;

export const peopleText = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# osoba", few: "# osoby", other: "# osób" },
		en: { one: "# person", other: "# people" },
	});
