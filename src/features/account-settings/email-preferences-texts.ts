import type { Text } from "../../kit/i18n/lang.ts";
import type { EmailTopic } from "../event/email-kinds.ts";

export const emailPreferencesTexts = {
	title: { pl: "E-maile i zgody", en: "E-mails and consents" },
	lead: {
		pl: "Wybierz, o czym do Ciebie piszemy. Na koncie widzisz wszystko także bez e-maili.",
		en: "Choose what we write to you about. The account shows everything without e-mails as well.",
	},
	topics: { pl: "Możesz wyłączyć", en: "You can switch these off" },
	always: { pl: "Te przychodzą zawsze", en: "These always come" },
	applications: {
		pl: "E-maile o aplikacjach na oferty pracy wybierasz dla każdej firmy osobno, w strefie wystawcy.",
		en: "E-mails about job applications are chosen for each company, in the exhibitor’s area.",
	},
	link: { pl: "E-maile i zgody", en: "E-mails and consents" },
	linkLead: {
		pl: "Zgody, newslettery i to, o czym do Ciebie piszemy, są na jednej stronie.",
		en: "Consents, newsletters and what we write to you about are on one page.",
	},
	saved: { pl: "Zapisano.", en: "Saved." },
	failed: { pl: "Nie udało się zapisać. Spróbuj ponownie.", en: "It could not be saved. Try again." },
} as const satisfies Record<string, Text>;

export const topicTexts: Record<EmailTopic, { name: Text; about: Text }> = {
	programme: {
		name: { pl: "Zmiany w Twoim planie", en: "Changes in your plan" },
		about: {
			pl: "Gdy wykład z Twoich ulubionych zmienia godzinę lub salę albo odpada.",
			en: "When a lecture that you have starred is moved to another time or room, or is cancelled.",
		},
	},
	seats: {
		name: { pl: "Wolne miejsca na wykładach", en: "Free seats at lectures" },
		about: {
			pl: "Gdy zwalnia się miejsce na wykładzie, na który stoisz w kolejce.",
			en: "When a seat becomes free at a lecture whose queue you are in.",
		},
	},
	invitations: {
		name: { pl: "Zaproszenia do rozmowy", en: "Invitations to talk" },
		about: {
			pl: "Gdy ktoś Cię zaprasza albo przyjmuje Twoje zaproszenie.",
			en: "When somebody invites you or accepts your invitation.",
		},
	},
	appointments: {
		name: { pl: "Spotkania z uczestnikami", en: "Meetings with participants" },
		about: {
			pl: "Propozycje, odpowiedzi, zmiany terminu i odwołania.",
			en: "Proposals, answers, changes of time and cancellations.",
		},
	},
	messages: {
		name: { pl: "Nieprzeczytane wiadomości", en: "Unread messages" },
		about: {
			pl: "Najwyżej raz dziennie, gdy wiadomość czeka ponad godzinę.",
			en: "Once a day at most, when a message has waited for over an hour.",
		},
	},
	meetings: {
		name: { pl: "Spotkania z wystawcami", en: "Meetings with exhibitors" },
		about: {
			pl: "Odpowiedzi wystawców, zmiany terminu i przypomnienie przed spotkaniem.",
			en: "Exhibitors’ answers, changes of time and a reminder before the meeting.",
		},
	},
	stands: {
		name: { pl: "Odpowiedzi ze stoisk", en: "Answers from stands" },
		about: {
			pl: "Gdy wystawca odpowiada na wiadomość z formularza stoiska.",
			en: "When an exhibitor answers a message that you sent from a stand.",
		},
	},
	work: {
		name: { pl: "Dla obsługi stoisk", en: "For staff of stands" },
		about: {
			pl: "Nowe wiadomości i prośby o spotkanie z firmą, w której imieniu tu jesteś.",
			en: "New messages and requests for meetings with the company that you are here for.",
		},
	},
};

export const alwaysTexts: readonly { what: Text; why: Text }[] = [
	{
		what: { pl: "Bilety, zapisy i ich odwołanie", en: "Tickets, registrations and their cancellation" },
		why: {
			pl: "Bez biletu z e-maila nie wejdziesz, gdy konto jest niedostępne.",
			en: "Without the ticket from the e-mail you could not get in while your account is out of reach.",
		},
	},
	{
		what: { pl: "Zamówienia, płatności, faktury i zwroty", en: "Orders, payments, invoices and refunds" },
		why: {
			pl: "Wymagają tego umowa i przepisy podatkowe.",
			en: "The contract and the tax law require them.",
		},
	},
	{
		what: {
			pl: "Bezpieczeństwo konta: hasło, adres, drugi składnik, klucze dostępu",
			en: "Security of the account: password, address, second factor, passkeys",
		},
		why: {
			pl: "Gdy zmieni je ktoś obcy, tylko z e-maila się o tym dowiesz i odzyskasz konto.",
			en: "If a stranger changes them, the e-mail tells you and gives the account back.",
		},
	},
	{
		what: {
			pl: "To, o co prosisz: miejsce z listy oczekujących, link do hasła, zaproszenie od wystawcy",
			en: "What you ask for: a place from the waiting list, a link for your password, an exhibitor’s invitation",
		},
		why: {
			pl: "Piszemy raz, w odpowiedzi na Twoją prośbę, i często jest na to mało czasu.",
			en: "We write once, in answer to your request, and often there is little time.",
		},
	},
];
