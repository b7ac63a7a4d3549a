import type { Text } from "../../kit/i18n/lang.ts";

export const paperTexts = {
	package: { pl: "Pakiet", en: "Package" },
	from: { pl: "od #", en: "from #" },
	doors: { pl: "drzwi #", en: "doors #" },
	online: { pl: "online", en: "online" },
	showCode: {
		pl: "Pokaż kod przy wejściu. Działa raz i bez internetu.",
		en: "Show this code at the entrance. It works once, and offline.",
	},
	showCodeOnline: {
		pl: "Udział jest online: wystarczy zalogować się na konto.",
		en: "You take part online: all you need is to log in.",
	},
	fold: { pl: "zegnij tutaj", en: "fold here" },
	foldAgain: { pl: "i tutaj, bilet zostanie na wierzchu", en: "and here: the ticket stays on top" },
	yourPlan: { pl: "Twój plan", en: "Your plan" },
	continued: { pl: "ciąg dalszy", en: "continued" },
	more: { pl: "Cały plan jest na następnej stronie.", en: "The whole plan is on the next page." },
	reserved: { pl: "masz zarezerwowane miejsce", en: "a seat is reserved for you" },
	asOf: {
		pl: "Plan z #. Zmiany wyślemy e-mailem, a aktualny plan jest na koncie.",
		en: "The plan as of #. Changes come by e-mail; the newest plan is in your account.",
	},
	noPlan: {
		pl: "Plan jest jeszcze pusty. Zaznacz gwiazdką wykłady w agendzie i pobierz bilet jeszcze raz albo wpisz je tutaj.",
		en: "The plan is still empty. Star lectures in the agenda and download the ticket again, or write them down here.",
	},
	expo: { pl: "Targi", en: "Expo" },
	noLectures: {
		pl: "Twój pakiet to targi: wpisz, kogo chcesz odwiedzić i o co zapytać.",
		en: "Your package is the expo: write down whom to visit and what to ask.",
	},
	notes: { pl: "Notatki", en: "Notes" },
	people: { pl: "Z kim rozmawiać", en: "People to talk to" },
	howToWatch: { pl: "Jak oglądać", en: "How to watch" },
	watch: {
		pl: "Wejdź na # i zaloguj się swoim adresem e-mail.",
		en: "Go to # and log in with your e-mail address.",
	},
	recordings: {
		pl: "Nagrania czekają 3 miesiące od publikacji.",
		en: "Recordings stay for 3 months after they are published.",
	},
	steps: [
		{
			pl: "Wejdź na #",
			en: "Go to #",
		},
		{
			pl: "Zaloguj się adresem e-mail z rejestracji, najlepiej dzień wcześniej.",
			en: "Log in with the e-mail address of your registration, best a day ahead.",
		},
		{
			pl: "W dniu wydarzenia otwórz „Dziś”: transmisje są od kwadransa przed wykładem.",
			en: "On the day open “Today”: streams open a quarter of an hour before a lecture.",
		},
		{
			pl: "Sprawdź dźwięk i zapytaj prelegenta na czacie pod transmisją.",
			en: "Check your sound, and ask the speaker in the chat below the stream.",
		},
	],
	arrival: { pl: "Dojazd i miejsce", en: "Getting there" },
	day: { pl: "Dzień", en: "Day" },
	doorsAt: { pl: "Drzwi", en: "Doors" },
	programme: { pl: "Program", en: "Programme" },
	yourHalls: { pl: "Sale z Twojego planu", en: "Halls of your plan" },
	included: { pl: "W pakiecie #", en: "Included in #" },
	help: { pl: "Pomoc na miejscu i przed", en: "Help, there and before" },
	helpOnline: { pl: "Pomoc", en: "Help" },
	order: { pl: "Zamówienie #", en: "Order #" },
	paid: { pl: "opłacone #", en: "paid #" },
	toPay: { pl: "płatność odroczona", en: "payment deferred" },
	free: { pl: "Bilet bez opłaty dla uczestnika.", en: "No charge to the participant." },
	organiser: { pl: "Organizator: #", en: "Organiser: #" },
	personal: {
		pl: "Kto ma ten kod, ma Twój bilet: nie publikuj jego zdjęcia.",
		en: "Whoever has the code has your ticket: do not publish a picture of it.",
	},
	pages: { pl: "Bilet #, strona {page} z {pages}", en: "Ticket #, page {page} of {pages}" },
} satisfies Record<string, Text | Text[]>;
