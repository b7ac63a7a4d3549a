import type { Text } from "../../kit/i18n/lang.ts";

/** The success message is the spec's (§8). */
export const texts = {
	heading: { pl: "Przypomnij mi", en: "Remind me" },
	lead: {
		pl: "Wyślemy jeden e-mail, w dniu i o godzinie, które wybierzesz.",
		en: "We will send you one e-mail, on the day and at the time you choose.",
	},
	email: { pl: "Adres e-mail", en: "E-mail address" },
	emailExample: { pl: "np. anna@firma.pl", en: "e.g. anna@company.com" },
	date: { pl: "Dzień", en: "Day" },
	time: { pl: "Godzina", en: "Time" },
	zone: { pl: "Strefa czasowa wydarzenia: #zone", en: "The event’s time zone: #zone" },
	submit: { pl: "Przypomnij mi", en: "Remind me" },
	sending: { pl: "Zapisuję…", en: "Saving…" },
	close: { pl: "Zamknij", en: "Close" },
	emailRequired: { pl: "Podaj adres e-mail", en: "Provide your email" },
	emailWrong: { pl: "Niepoprawny adres e-mail", en: "Incorrect email address" },
	dateRequired: { pl: "Podaj dzień", en: "Provide the day" },
	timeRequired: { pl: "Podaj godzinę", en: "Provide the time" },
	momentPassed: {
		pl: "Ta chwila już minęła. Wybierz późniejszą.",
		en: "This time has already passed. Choose a later one.",
	},
	momentFar: {
		pl: "Przypominamy najdalej za rok. Wybierz wcześniejszy dzień.",
		en: "Reminders reach one year ahead at most. Choose an earlier day.",
	},
	momentAfter: {
		pl: "Wtedy będzie już po wydarzeniu. Wybierz wcześniejszy dzień.",
		en: "The event will be over by then. Choose an earlier day.",
	},
	over: {
		pl: "To wydarzenie już się odbyło, nie ma o czym przypominać. Zapisz się do newslettera, a damy Ci znać o następnych.",
		en: "This event is over, so there is nothing to remind you of. Sign up for the newsletter and hear of the next ones.",
	},
	toNewsletter: { pl: "Do newslettera", en: "To the newsletter" },
	online: { pl: "online", en: "online" },
	success: { pl: "Zapisano poprawnie do powiadomień", en: "Signed up for notifications successfully" },
	nextStep: {
		pl: "Za chwilę przyjdzie e-mail z linkiem. Przypomnimy, jeśli go klikniesz.",
		en: "An e-mail with a link is on its way. Click it and we will remind you.",
	},
	noAnswer: {
		pl: "Nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.",
		en: "The server could not be reached. Check your connection and try again.",
	},
	privacy: {
		pl: "Adresu używamy tylko do tego przypomnienia i kasujemy go po 30 dniach od wysłania.",
		en: "We use your address for this reminder only and delete it 30 days after sending it.",
	},
} as const satisfies Record<string, Text>;

export const askEmail = {
	subject: { pl: "Potwierdź przypomnienie: #event", en: "Confirm your reminder: #event" },
	preview: { pl: "Jedno kliknięcie i przypomnimy: #moment.", en: "One click, and we will remind you: #moment." },
	heading: { pl: "Mamy przypomnieć?", en: "Shall we remind you?" },
	paragraphs: [
		{
			pl: "Ktoś, pewnie Ty, poprosił o przypomnienie o wydarzeniu #event. Wyślemy je na ten adres: #moment. Potwierdź, że mamy to zrobić.",
			en: "Somebody, probably you, asked for a reminder of #event. We will send it to this address: #moment. Please confirm.",
		},
	],
	action: { pl: "Potwierdź przypomnienie", en: "Confirm the reminder" },
	notes: [
		{
			pl: "Przycisk otwiera stronę, na której potwierdzasz drugim kliknięciem. Link działa 7 dni.",
			en: "The button opens a page where you confirm with a second click. The link works for 7 days.",
		},
	],
} satisfies Record<string, Text | Text[]>;

/** `#start` is the day's name with its hour. */
const before = {
	preview: { pl: "Początek: #start.", en: "It begins: #start." },
	paragraphs: [
		{
			pl: "#event. Początek: #start (#place). Na stronie wydarzenia znajdziesz agendę i rejestrację.",
			en: "#event begins: #start (#place). The event’s page has the agenda and the registration.",
		},
	],
} satisfies Record<string, Text | Text[]>;

/** Used once the day has begun. */
const begun = {
	preview: { pl: "Już trwa. Początek: #start.", en: "It has begun: #start." },
	paragraphs: [
		{
			pl: "#event już trwa. Początek: #start (#place). Na stronie wydarzenia znajdziesz agendę.",
			en: "#event has begun: #start (#place). The event’s page has the agenda.",
		},
	],
} satisfies Record<string, Text | Text[]>;

const reminderEmail = {
	subject: { pl: "Przypominamy: #event", en: "A reminder: #event" },
	heading: { pl: "Przypominamy o wydarzeniu", en: "The reminder you asked for" },
	action: { pl: "Otwórz stronę wydarzenia", en: "Open the event’s page" },
	notes: [
		{
			pl: "Piszemy, bo ktoś poprosił o przypomnienie na ten adres i potwierdził to.",
			en: "We are writing because somebody asked for a reminder at this address and confirmed it.",
		},
	],
} satisfies Record<string, Text | Text[]>;

export const reminderEmails = {
	before: { ...reminderEmail, ...before },
	begun: { ...reminderEmail, ...begun },
};
