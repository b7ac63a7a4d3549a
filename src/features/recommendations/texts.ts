import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	notYours: { pl: "Nie ma takiej osoby.", en: "There is no such person." },
	over: { pl: "To wydarzenie już się skończyło.", en: "This event is over." },
	noPlace: {
		pl: "Zapraszać mogą osoby, które same mają potwierdzony udział w tym wydarzeniu.",
		en: "People with a confirmed place at this event can invite others.",
	},
	name: {
		pl: "Podpisz się imieniem i nazwiskiem: same litery, do 60 znaków.",
		en: "Sign with your name: letters only, up to 60 characters.",
	},
	noAddress: { pl: "Podaj co najmniej jeden adres.", en: "Give at least one address." },
	tooManyAtOnce: { pl: "Naraz możesz zaprosić 10 osób.", en: "You can invite 10 people at once." },
	wrongAddress: { pl: "„#” nie jest adresem e-mail.", en: "“#” is not an e-mail address." },
	tooManyToday: {
		pl: "Dziennie możesz zaprosić 10 osób. Resztę zaproś jutro.",
		en: "You can invite 10 people a day. Invite the others tomorrow.",
	},
	tooManyInAll: { pl: "Możesz zaprosić razem 30 osób.", en: "You can invite 30 people in all." },
	unknownLink: { pl: "Ten link jest niepełny albo nieznany.", en: "This link is incomplete or unknown." },
} as const satisfies Record<string, Text>;

/** `#name` is the sender, and the only text from them. */
export const emailTexts = {
	subject: { pl: "#name zaprasza Cię na #event", en: "#name invites you to #event" },
	preview: { pl: "#when, #where", en: "#when, #where" },
	heading: { pl: "#name zaprasza Cię na #event", en: "#name invites you to #event" },
	paragraphs: [
		{
			pl: "#name bierze udział w tym wydarzeniu i myśli, że to może być coś dla Ciebie: #when, #where.",
			en: "#name is going and thinks this may be something for you: #when, #where.",
		},
	],
	action: { pl: "Zobacz program", en: "See the programme" },
	notes: [
		{
			pl: "Twój adres podała nam osoba, która Cię zaprasza: #name. To jedyna taka wiadomość: adresu nie zachowujemy i nie napiszemy znowu, nawet jeśli ktoś poda go jeszcze raz.",
			en: "We are writing because #name gave us your address. This is the only such message: we do not keep the address, and we do not write again even if somebody else gives it to us.",
		},
	],
} satisfies Record<string, Text | Text[]>;

export const leaveLink: Text = { pl: "Nie chcę takich wiadomości", en: "I do not want messages like this" };

export const leavingTexts = {
	pageTitle: { pl: "Zaproszenia od znajomych", en: "Invitations from friends" },
	title: { pl: "Nie pisać więcej?", en: "Stop writing to you?" },
	lead: {
		pl: "Żadne zaproszenie od znajomych nie przyjdzie już na Twój adres, ktokolwiek go poda.",
		en: "No more invitations from friends will come to your address, whoever gives it to us.",
	},
	press: { pl: "Nie piszcie więcej", en: "Stop writing to me" },
	done: { pl: "Nie napiszemy więcej", en: "We will not write again" },
	doneLead: {
		pl: "Zapamiętaliśmy to na zawsze, bez Twojego adresu: został po nim tylko skrót.",
		en: "We have noted it for good, without your address: only its hash is left.",
	},
	back: { pl: "Przejdź do wydarzenia", en: "Go to the event" },
} as const satisfies Record<string, Text>;

export const ownTexts = {
	title: { pl: "Zaproś znajomych", en: "Invite friends" },
	lead: {
		pl: "Napiszemy do nich raz, w Twoim imieniu, i pokażemy, ilu dołączyło.",
		en: "We write to them once, in your name, and show how many joined.",
	},
	invited: { pl: "Zaproszone osoby", en: "People invited" },
	came: { pl: "Mają już miejsce", en: "Have a place" },
	left: { pl: "Możesz jeszcze zaprosić dzisiaj", en: "You can still invite today" },
	byEmail: { pl: "E-mailem", en: "By e-mail" },
	name: { pl: "Twój podpis", en: "Your signature" },
	emails: { pl: "Adresy znajomych", en: "Your friends’ addresses" },
	emailsHelp: {
		pl: "Po przecinku albo każdy w nowej linii. Do każdego adresu napiszemy tylko raz. Nie piszemy tam, gdzie ktoś już ma konto, dostał takie zaproszenie albo go nie chce; z szacunku dla nich nie mówimy, gdzie to było.",
		en: "Separated by commas or one to a line. We write to an address at most once ever, and not where somebody already has an account, has had such an invitation or does not want one; out of respect for them we do not say where.",
	},
	send: { pl: "Zaproś", en: "Invite" },
	sending: { pl: "Wysyłamy…", en: "Sending…" },
	sent: { pl: "Dziękujemy, zaproszenia są w drodze.", en: "Thank you, the invitations are on their way." },
	byPhone: { pl: "SMS-em albo w komunikatorze", en: "By text message or in a messenger" },
	byPhoneLead: {
		pl: "Wyślij to ze swojego telefonu: numerów znajomych nie potrzebujemy i nie zapisujemy.",
		en: "Send this from your own phone: we do not need your friends’ numbers and keep none.",
	},
	message: {
		pl: "Idę na #event, może to też coś dla Ciebie: #address",
		en: "I am going to #event, maybe it is something for you too: #address",
	},
	openSms: { pl: "Otwórz SMS", en: "Open a text message" },
	copy: { pl: "Kopiuj", en: "Copy" },
	copied: { pl: "Skopiowano", en: "Copied" },
	failed: { pl: "Nie udało się. Spróbuj ponownie.", en: "That did not work. Try again." },
} as const satisfies Record<string, Text>;
