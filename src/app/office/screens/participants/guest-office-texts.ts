export const guestOfficeTexts = {
	register: { pl: "Zarejestruj gościa", en: "Register a guest" },
	registerLead: {
		pl: "Gość nie płaci i nie dostaje faktury. Bilet wyjdzie e-mailem, a osoba bez konta dostanie z nim link do aktywacji. Zgód udzieli sama.",
		en: "A guest pays nothing and gets no invoice. The ticket leaves by e-mail; a person without an account gets an activation link with it. Consents are theirs to give.",
	},
	save: { pl: "Zarejestruj i wyślij bilet", en: "Register and send the ticket" },
	choosePackage: { pl: "Wybierz pakiet", en: "Choose a package" },
	chooseEdition: { pl: "Wybierz termin", en: "Choose an edition" },
	left: { pl: "#name (wolnych: #left)", en: "#name (#left free)" },
	onsite: { pl: "na miejscu", en: "on site" },
	online: { pl: "online", en: "online" },
	registered: {
		pl: "#name ma bilet #ticket. E-mail z biletem jest w drodze.",
		en: "#name has ticket #ticket. The e-mail with the ticket is on its way.",
	},
	already: {
		pl: "Osoba o tym adresie ma już miejsce, bilet #ticket. Nic się nie zmieniło.",
		en: "The person with this address has a place already, ticket #ticket. Nothing was changed.",
	},
	open: { pl: "Otwórz osobę", en: "Open the person" },
	another: { pl: "Następny gość", en: "Another guest" },
	list: { pl: "Lista gości z pliku", en: "Guest list from a file" },
	listLead: {
		pl: "Sprawdzimy każdy wiersz, zanim kogokolwiek zarejestrujemy. Przerwaną listę możesz wczytać jeszcze raz: kto ma miejsce, zostaje bez zmian.",
		en: "Every row is checked before anybody is registered. You can load an interrupted list again: people who have a place stay as they are.",
	},
	text: { pl: "Lista (CSV)", en: "List (CSV)" },
	textHelp: {
		pl: "Pierwszy wiersz to nagłówki: Imię, Nazwisko, E-mail, a także Język, Firma, Stanowisko, Pakiet, Termin, Udział, jeśli są potrzebne. Najwyżej 2000 wierszy i 2 MB.",
		en: "The first row has the headings: First name, Last name, E-mail, and Language, Company, Job title, Package, Edition, Attendance where needed. At most 2,000 rows and 2 MB.",
	},
	chooseFile: { pl: "Wybierz plik", en: "Choose a file" },
	fileRead: { pl: "Wczytano plik #name.", en: "The file #name is loaded." },
	listPackage: { pl: "Pakiet dla wierszy bez pakietu", en: "Package for rows without one" },
	check: { pl: "Sprawdź listę", en: "Check the list" },
	run: { pl: "Zarejestruj gości: #count", en: "Register guests: #count" },
	rows: { pl: "Wiersz po wierszu", en: "Row by row" },
	row: { pl: "#line. #name", en: "#line. #name" },
	planned: {
		new: { pl: "zarejestrujemy", en: "will be registered" },
		already: { pl: "ma miejsce", en: "has a place" },
		wrong: { pl: "błąd", en: "error" },
	},
	results: {
		registered: { pl: "zarejestrowany", en: "registered" },
		already: { pl: "ma miejsce", en: "has a place" },
		leftOut: { pl: "pominięty", en: "left out" },
	},
	done: {
		pl: "Zarejestrowani: #registered z #all. E-maile z biletami są w drodze.",
		en: "Registered: #registered of #all. The e-mails with the tickets are on their way.",
	},
} as const;
