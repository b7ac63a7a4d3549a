import type { Text } from "../../kit/i18n/lang.ts";

export const erasureTexts = {
	title: { pl: "Usuń konto", en: "Delete your account" },
	lead: {
		pl: "Najpierw pokażemy, co zniknie i co musi zostać, a potem zapytamy jeszcze raz.",
		en: "First we show what will be deleted and what has to stay, then we ask again.",
	},
	open: { pl: "Zobacz, co zniknie", en: "See what will be deleted" },
	loading: { pl: "Sprawdzamy, co mamy…", en: "Checking what we keep…" },
	failed: { pl: "Nie udało się tego sprawdzić.", en: "This could not be looked up." },
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	goesTitle: { pl: "To zniknie od razu", en: "Deleted at once" },
	goesLead: {
		pl: "Bezpłatne rejestracje na to, co przed Tobą, zostaną odwołane, a miejsca dostaną następni. Niezapłacone zamówienia zostaną anulowane, a wszystkie urządzenia wylogowane.",
		en: "Free registrations for what is to come are cancelled, and their places go to the next in line. Unpaid orders are cancelled, and all devices are logged out.",
	},
	keptTitle: { pl: "To zostaje, bo tak każe prawo", en: "This stays, because the law says so" },
	keptLead: {
		pl: "Dokumenty podatkowe zachowujemy przez 5 lat od końca roku rozliczenia, bez związku z kontem. Potem usuniemy z nich Twoje dane.",
		en: "Tax documents are kept for 5 years from the end of the year of settlement, not linked to any account. After that your details are removed from them.",
	},
	keptNone: { pl: "Żadna faktura: nie masz ich u nas.", en: "No invoices: you have none with us." },
	keptBesides: {
		pl: "Bez Twoich danych zostają kwoty zamówień i oznaczenia płatności. Po newsletterze zostaje przez 3 lata skrót adresu, który dowodzi, że go wypisano.",
		en: "The amounts of orders and the references of payments stay, without your details. Of a newsletter, a hash of the address stays for 3 years to prove that it was unsubscribed.",
	},
	until: { pl: "do #", en: "until #" },
	obstaclesTitle: { pl: "Konta nie można jeszcze usunąć", en: "The account cannot be deleted yet" },
	toOrder: { pl: "Przejdź do zamówienia #", en: "Go to order #" },
	goOn: { pl: "Usuń konto", en: "Delete my account" },
	sureTitle: { pl: "Na pewno usunąć konto?", en: "Really delete the account?" },
	sure: {
		pl: "Tego nie da się cofnąć. Na Twój adres wyślemy potwierdzenie.",
		en: "This cannot be undone. We send a confirmation to your address.",
	},
	password: { pl: "Twoje hasło", en: "Your password" },
	enterPassword: { pl: "Podaj hasło.", en: "Enter your password." },
	erase: { pl: "Usuń na zawsze", en: "Delete for good" },
	erasing: { pl: "Usuwamy…", en: "Deleting…" },
	keep: { pl: "Zostaw konto", en: "Keep my account" },
} as const satisfies Record<string, Text>;

/** Deleted soon after sending. `kept` is added if the law requires keeping documents. */
export const erasedEmail = {
	subject: { pl: "Twoje konto zostało usunięte: #event", en: "Your account was deleted: #event" },
	preview: { pl: "Twoich danych już tu nie ma.", en: "Your data is no longer here." },
	heading: { pl: "Konto zostało usunięte", en: "Your account was deleted" },
	paragraphs: [
		{
			pl: "Zgodnie z Twoją prośbą usunęliśmy konto i dane, które o Tobie mieliśmy. Wszystkie urządzenia zostały wylogowane. Na ten adres można założyć konto od nowa.",
			en: "As you asked, we have deleted your account and the data we had about you. All devices were logged out. You can register again with this address.",
		},
	],
	kept: {
		pl: "Prawo każe nam zachować dokumenty podatkowe do podanych niżej dat. Potem usuniemy z nich Twoje dane.",
		en: "The law requires us to keep the tax documents until the dates below. After that your details are removed from them.",
	},
	action: { pl: "Otwórz stronę wydarzenia", en: "Open the event’s page" },
	notes: [
		{
			pl: "Kopię tej wiadomości usuwamy u nas w ciągu godziny od wysłania.",
			en: "We delete our copy of this message within an hour of sending it.",
		},
	],
} satisfies { [part: string]: Text | Text[] };

/** The same for the data of one event, which an organiser erases on request. */
export const erasedAtEventEmail = {
	subject: { pl: "Twoje dane zostały usunięte: #event", en: "Your data was deleted: #event" },
	preview: { pl: "Twoich danych już tu nie ma.", en: "Your data is no longer here." },
	heading: { pl: "Dane zostały usunięte", en: "Your data was deleted" },
	paragraphs: [
		{
			pl: "Zgodnie z Twoją prośbą organizator usunął dane, które mieliśmy o Tobie na tym wydarzeniu: rejestracje, plan, rozmowy, spotkania i zgody. Twoje konto i dane z innych wydarzeń zostały.",
			en: "As you asked, the organiser has deleted the data we had about you at this event: registrations, plan, conversations, meetings and consents. Your account and your data at other events stay.",
		},
	],
	kept: erasedEmail.kept,
	action: erasedEmail.action,
	notes: erasedEmail.notes,
} satisfies { [part: string]: Text | Text[] };

/** Work at an event that has to end before its data is erased. */
export const officeErasureRefusals = {
	organiser: {
		pl: "Ta osoba ma rolę w biurze tego wydarzenia. Najpierw odbierz jej rolę.",
		en: "This person has a role in this event’s office. Remove the role first.",
	},
	staff: {
		pl: "Ta osoba pracuje dla wystawcy tego wydarzenia. Najpierw zakończ tę pracę.",
		en: "This person works for an exhibitor of this event. End that work first.",
	},
} as const satisfies Record<string, Text>;
