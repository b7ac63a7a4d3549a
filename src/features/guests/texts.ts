import type { Text } from "../../kit/i18n/lang.ts";

export const guestFields = {
	email: { pl: "Adres e-mail", en: "E-mail address" },
	lang: { pl: "Język e-maili", en: "Language of e-mails" },
	companyName: { pl: "Firma", en: "Company" },
	companyPosition: { pl: "Stanowisko", en: "Job title" },
	packageCode: { pl: "Pakiet", en: "Package" },
	calendarCode: { pl: "Termin", en: "Edition" },
	mode: { pl: "Udział", en: "Attendance" },
} as const satisfies Record<string, Text>;

/** Errors of the form, which an organiser fills in for the guest. */
export const guestMissing = {
	firstName: { pl: "podaj imię", en: "provide the first name" },
	lastName: { pl: "podaj nazwisko", en: "provide the last name" },
	email: { pl: "podaj adres e-mail", en: "provide the e-mail address" },
} as const satisfies Record<string, Text>;

/** The list as a whole cannot be read. */
export const listRefusals = {
	tooLarge: {
		pl: "Lista może mieć najwyżej 2 MB. Podziel ją na części.",
		en: "A list may have at most 2 MB. Divide it into parts.",
	},
	tooLong: {
		pl: "Lista może mieć najwyżej 2000 wierszy. Podziel ją na części.",
		en: "A list may have at most 2,000 rows. Divide it into parts.",
	},
	empty: {
		pl: "Lista nie ma żadnego wiersza z gościem. Pierwszy wiersz to nagłówki, dalej po jednym gościu w wierszu.",
		en: "The list has no row with a guest. The first row has the headings, each further row one guest.",
	},
	previewChanged: {
		pl: "Od podglądu coś się zmieniło. Sprawdź nowy podgląd i potwierdź jeszcze raz.",
		en: "Something has changed since the preview. Check the new preview and confirm again.",
	},
} as const satisfies Record<string, Text>;

export function brokenQuotes(line: number): Text {
	return {
		pl: `Cudzysłów w wierszu ${line} nie jest zamknięty albo stoi w środku komórki. Popraw go i sprawdź listę jeszcze raz.`,
		en: `A quotation mark in line ${line} is not closed, or stands inside a cell. Correct it and check the list again.`,
	};
}

export function missingColumns(names: readonly Text[]): Text {
	const all = (lang: "pl" | "en") => names.map((one) => one[lang]).join(", ");
	return {
		pl: `W pierwszym wierszu brakuje nagłówków: ${all("pl")}.`,
		en: `The first row lacks these headings: ${all("en")}.`,
	};
}

/** Errors of one row. */
export const rowErrors = {
	manyCells: {
		pl: "Ten wiersz ma więcej komórek niż nagłówki. Weź komórki z przecinkami w cudzysłów.",
		en: "This row has more cells than the headings. Put cells with commas in quotation marks.",
	},
	lang: { pl: "Wpisz pl albo en.", en: "Write pl or en." },
	mode: { pl: "Wpisz „na miejscu” albo „online”.", en: "Write “on site” or “online”." },
} as const satisfies Record<string, Text>;

export function sameAsLine(line: number): Text {
	return {
		pl: `Ten adres jest już w wierszu ${line}. Zostaw jeden z nich.`,
		en: `This address is in line ${line} already. Keep one of them.`,
	};
}

/** "Adres e-mail: błędny format". */
export function inField(label: Text, error: Text): Text {
	return { pl: `${label.pl}: ${error.pl}`, en: `${label.en}: ${error.en}` };
}

export const listTexts = {
	title: {
		pl: {
			one: "Zarejestrujemy # gościa.",
			few: "Zarejestrujemy # gości.",
			many: "Zarejestrujemy # gości.",
			other: "Zarejestrujemy # gości.",
		},
		en: { one: "# guest will be registered.", other: "# guests will be registered." },
	},
	already: {
		pl: {
			one: "# osoba ma już miejsce i zostaje bez zmian.",
			few: "# osoby mają już miejsce i zostają bez zmian.",
			many: "# osób ma już miejsce i zostaje bez zmian.",
			other: "# osób ma już miejsce i zostaje bez zmian.",
		},
		en: {
			one: "# person has a place already and stays as they are.",
			other: "# people have a place already and stay as they are.",
		},
	},
	wrong: {
		pl: {
			one: "# wiersz ma błąd i zostanie pominięty.",
			few: "# wiersze mają błędy i zostaną pominięte.",
			many: "# wierszy ma błędy i zostanie pominiętych.",
			other: "# wierszy ma błędy i zostanie pominiętych.",
		},
		en: { one: "# row has an error and is left out.", other: "# rows have errors and are left out." },
	},
	free: {
		pl: "Za miejsca nikt nie płaci i nie ma faktur.",
		en: "Nobody pays for the places, and there are no invoices.",
	},
	left: { pl: "#count, wolnych zostanie #left", en: "#count, #left places stay free" },
	ignored: { pl: "Pomijamy kolumny: #columns.", en: "These columns are left out: #columns." },
} as const;
