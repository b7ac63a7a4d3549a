import type { Text } from "../../kit/i18n/lang.ts";
import type { EmailTopic } from "../event/email-kinds.ts";

/** The screen of the account on which people choose their e-mails. */
export const emailPreferencesTexts = {
	title: { pl: "E-maile", en: "E-mails" },
	lead: {
		pl: "Wybierz, o czym do Ciebie piszemy. Na koncie widzisz wszystko także bez e-maili.",
		en: "Choose what we write to you about. The account shows everything without e-mails as well.",
	},
	topics: { pl: "Możesz wyłączyć", en: "You may switch these off" },
	always: { pl: "Te przychodzą zawsze", en: "These always come" },
	alwaysLead: {
		pl: "Są potrzebne, żeby wejść, zapłacić i nie stracić konta, więc nie da się ich wyłączyć.",
		en: "You need them to get in, to pay and to keep your account, so they cannot be switched off.",
	},
	saved: { pl: "Zapisano.", en: "Saved." },
	failed: { pl: "Nie udało się zapisać. Spróbuj ponownie.", en: "It could not be saved. Try again." },
} satisfies Record<string, Text>;

export const topicTexts: Record<EmailTopic, { name: Text; about: Text }> = {
	programme: {
		name: { pl: "Zmiany w Twoim planie", en: "Changes in your plan" },
		about: {
			pl: "Gdy prelekcja z Twoich ulubionych zmienia godzinę lub salę albo odpada.",
			en: "When a lecture that you have starred gets another time or hall, or is cancelled.",
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

/** Of which e-mails nobody is spared. */
export const alwaysTexts: readonly Text[] = [
	{ pl: "Bilety, zapisy i ich odwołanie", en: "Tickets, registrations and their cancellation" },
	{ pl: "Zamówienia, płatności, faktury i zwroty", en: "Orders, payments, invoices and refunds" },
	{
		pl: "Bezpieczeństwo konta: hasło, adres, drugi składnik, klucze dostępu",
		en: "Security of the account: password, address, second factor, passkeys",
	},
	{
		pl: "To, o co prosisz: miejsce z listy oczekujących, zaproszenie od wystawcy",
		en: "What you ask for: a place from the waiting list, an exhibitor’s invitation",
	},
];
