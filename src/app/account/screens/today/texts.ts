import type { Lang, Text } from "../../../../kit/i18n/lang.ts";
import { plural } from "../../../../kit/i18n/plural.ts";

/** `#` is a package, a lecture, a name or a price. */
export const todayTexts = {
	now: { pl: "Teraz", en: "Now" },
	allNow: { pl: "Wszystko, co trwa teraz", en: "Everything that is on now" },
	hallsTitle: { pl: "W halach trwają wykłady", en: "Lectures are on in the halls" },
	onlineTitle: { pl: "Trwają wykłady online", en: "Online lectures are on" },
	lecturesLead: {
		pl: "Żaden z nich nie jest w Twoim planie. Zobacz, co trwa i gdzie.",
		en: "None of them is in your plan. See what is on and where.",
	},
	toNow: { pl: "Zobacz, co trwa teraz", en: "See what is on now" },
	standsTitle: { pl: "Stoiska wystawców czekają", en: "The exhibitors’ stands are open to you" },
	standsLead: {
		pl: "Porozmawiaj z firmami, zobacz oferty pracy i umów spotkanie.",
		en: "Talk to companies, see their jobs and arrange a meeting.",
	},
	toStands: { pl: "Zobacz stoiska", en: "See the stands" },
	closedStreams: { pl: "Transmisje na żywo", en: "Live streams" },
	closedHalls: { pl: "Wykłady na miejscu", en: "Lectures on site" },
	closedUnpaid: { pl: "Otworzą się, gdy zapłacisz za bilet.", en: "They open once your ticket is paid." },
	toPayments: { pl: "Zobacz płatności", en: "See your payments" },
	closedOwn: { pl: "Pakiet #package ich nie otwiera.", en: "#package does not open them." },
	closedNoTicket: { pl: "Otwiera je bilet.", en: "A ticket opens them." },
	closedForGood: {
		pl: "Nie ma pakietu, który można dziś kupić i który je otwiera.",
		en: "No package that is on sale today opens them.",
	},
	opensChange: {
		pl: "Otwiera je #package. Zmiana pakietu kosztuje dziś #price z VAT.",
		en: "#package opens them. Changing your package costs #price with VAT today.",
	},
	opensBuy: { pl: "Otwiera je #package, dziś za #price z VAT.", en: "#package opens them, for #price with VAT today." },
	toChange: { pl: "Przejdź na #", en: "Change to #" },
	toBuy: { pl: "Kup #", en: "Buy #" },
	meetingAt: { pl: "Spotkanie: #", en: "Meeting: #" },
	online: { pl: "Online", en: "Online" },
	table: { pl: "Stolik #", en: "Table #" },
	invitations: { pl: "Zaproszenia", en: "Invitations" },
	allOf: { pl: "Wszystkie (#)", en: "All (#)" },
	unread: { pl: "Nieprzeczytane", en: "Unread" },
	allChats: { pl: "Wszystkie rozmowy", en: "All chats" },
	fitting: { pl: "Szukają osób takich jak Ty", en: "Looking for people like you" },
	hiring: { pl: "Firmy, które rekrutują", en: "Companies that are hiring" },
	hiringLead: {
		pl: "Uzupełnij profil publiczny, a pokażemy firmy, których oferty pasują do Ciebie.",
		en: "Complete your public profile and we show the companies whose jobs fit you.",
	},
	toProfile: { pl: "Uzupełnij profil", en: "Complete your profile" },
	friends: { pl: "Zaproś znajomych", en: "Invite friends" },
	friendsLead: {
		pl: "Wyślij im zaproszenie na #. Zobaczysz, kto się zapisał.",
		en: "Send them an invitation to #. You will see who has registered.",
	},
	toFriends: { pl: "Napisz zaproszenie", en: "Write an invitation" },
} as const satisfies Record<string, Text>;

export const companyCount = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# firma", few: "# firmy", many: "# firm", other: "# firmy" },
		en: { one: "# company", other: "# companies" },
	});

export const jobCount = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# oferta", few: "# oferty", many: "# ofert", other: "# oferty" },
		en: { one: "# job", other: "# jobs" },
	});

export const newMessages = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# nowa wiadomość", few: "# nowe wiadomości", many: "# nowych wiadomości", other: "# nowej wiadomości" },
		en: { one: "# new message", other: "# new messages" },
	});
