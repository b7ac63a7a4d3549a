import type { Text } from "../../kit/i18n/lang.ts";

/** Why a staff call of a stand failed. */
export const inboxRefusals = {
	notStaff: { pl: "Nie ma takiego wystawcy.", en: "There is no such exhibitor." },
	noMessage: { pl: "Nie ma takiej wiadomości.", en: "There is no such message." },
	noWords: { pl: "Napisz odpowiedź.", en: "Write the answer." },
	answered: {
		pl: "Ktoś z zespołu odpowiedział już na tę wiadomość. Odśwież stronę.",
		en: "Somebody on the team has already answered this message. Reload the page.",
	},
} as const satisfies Record<string, Text>;

/** The e-mail to the author of a message to a stand. `#question` and `#answer` are people's texts. */
export const answerEmail = {
	subject: { pl: "#company odpowiada na Twoją wiadomość", en: "#company answers your message" },
	preview: { pl: "#event, odpowiedź wystawcy", en: "#event, an exhibitor’s answer" },
	heading: { pl: "#company odpowiada", en: "#company answers" },
	paragraphs: [
		{ pl: "#answer", en: "#answer" },
		{ pl: "Twoja wiadomość: #question", en: "Your message: #question" },
	],
	action: { pl: "Otwórz stoiska", en: "Open the stands" },
	notes: [
		{
			pl: "Firma nie zna Twojego adresu: to my wysłaliśmy jej odpowiedź. Napisać do niej możesz znowu na jej stoisku.",
			en: "The company does not know your address: we sent this on its behalf. You can write to it again at its stand.",
		},
	],
} satisfies Record<string, Text | Text[]>;

/** The e-mail to a stand's staff. */
export const newMessagesEmail = {
	subject: { pl: "#company: nowe wiadomości na stoisku (#count)", en: "#company: new messages at your stand (#count)" },
	preview: {
		pl: "Czekają na odpowiedź w strefie wystawcy.",
		en: "They are waiting for an answer in the exhibitor’s area.",
	},
	heading: { pl: "Ktoś napisał do firmy #company", en: "Somebody wrote to #company" },
	paragraphs: [
		{
			pl: "Nowe wiadomości: #count. Odpowiedzieć może każda osoba z zespołu, a odpowiedź wyślemy e-mailem.",
			en: "New messages: #count. Anybody on the team can answer, and we send the answer by e-mail.",
		},
	],
	action: { pl: "Przeczytaj i odpowiedz", en: "Read and answer" },
} satisfies Record<string, Text | Text[]>;

/** The e-mail to a stand's staff about applications, at most one a day. */
export const applicationsEmail = {
	subject: { pl: "#company: nowe aplikacje (#count)", en: "#company: new applications (#count)" },
	preview: { pl: "Sprawdź, na które oferty.", en: "See which jobs they are for." },
	heading: { pl: "Nowe aplikacje do firmy #company", en: "New applications to #company" },
	paragraphs: [
		{
			pl: "Nowe aplikacje: #count. CV znajdziesz w strefie wystawcy tak długo, jak długo pozwala na to dana osoba.",
			en: "New applications: #count. The CVs are in the exhibitor’s area for as long as each person allows it.",
		},
	],
	action: { pl: "Zobacz CV", en: "See the CVs" },
	notes: [
		{
			pl: "Piszemy o aplikacjach najwyżej raz dziennie. Te e-maile wyłączysz w strefie wystawcy, pod CV.",
			en: "We write about applications at most once a day. Switch these e-mails off in the exhibitor’s area, under CVs.",
		},
	],
} satisfies Record<string, Text | Text[]>;

export const applicationTexts = {
	emails: { pl: "E-mail o nowych aplikacjach", en: "E-mail about new applications" },
	emailsLead: {
		pl: "Najwyżej jeden dziennie, tylko do Ciebie: ile osób aplikowało i na co.",
		en: "At most one a day, to you alone: how many people applied, and for what.",
	},
	emailsFailed: {
		pl: "Nie zmieniono. Sprawdź połączenie i spróbuj ponownie.",
		en: "Nothing was changed. Check your connection and try again.",
	},
} as const satisfies Record<string, Text>;

export const inboxTexts = {
	title: { pl: "Wiadomości", en: "Messages" },
	lead: {
		pl: "Rozmowy ze stoiska i wiadomości z formularza. Odpowiada każda osoba z zespołu, w imieniu firmy.",
		en: "Conversations at the stand, and messages from its form. Anybody on the team may answer for the company.",
	},
	chats: { pl: "Rozmowy", en: "Conversations" },
	noChats: { pl: "Nikt jeszcze nie zaczął rozmowy.", en: "Nobody has started a conversation yet." },
	forms: { pl: "Z formularza", en: "From the form" },
	noForms: { pl: "Nikt jeszcze nie napisał.", en: "Nobody has written yet." },
	waits: { pl: "czeka na odpowiedź", en: "waiting for an answer" },
	answer: { pl: "Odpowiedź: #name", en: "Answer to #name" },
	answerHelp: {
		pl: "Przyjdzie e-mailem od nas, bez Twojego adresu.",
		en: "They get it by e-mail from us, without your address.",
	},
	send: { pl: "Wyślij odpowiedź", en: "Send the answer" },
	sendTo: { pl: "Wyślij odpowiedź: #name", en: "Send the answer to #name" },
	answeredBy: { pl: "Odpowiedź z #day, #who", en: "Answered on #day, #who" },
	answered: { pl: "Odpowiedź z #day", en: "Answered on #day" },
	failed: {
		pl: "Nie udało się. Sprawdź połączenie i spróbuj ponownie.",
		en: "That did not work. Check your connection and try again.",
	},
	toList: { pl: "Wszystkie wiadomości", en: "All messages" },
	visits: { pl: "Wizyty na stoisku", en: "Visits to the stand" },
	visitsDay: { pl: "Dzień", en: "Day" },
	visitsCount: { pl: "Wizyty", en: "Visits" },
	noVisits: { pl: "Nikt jeszcze nie zajrzał.", en: "Nobody has looked in yet." },
	busiest: { pl: "najwięcej: #day", en: "most on #day" },
} as const satisfies Record<string, Text>;
