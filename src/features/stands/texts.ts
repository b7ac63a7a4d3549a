import type { Text } from "../../kit/i18n/lang.ts";
import { STAND_LIMITS, type StandRefusal } from "./rules.ts";

/** Why an action at a stand is refused, and what to do. */
export const standRefusals: Record<StandRefusal, Text> = {
	inactive: {
		pl: "Stoiska są dla aktywnych kont. Potwierdź swój adres e-mail linkiem, który do Ciebie wysłaliśmy.",
		en: "Stands are for active accounts. Confirm your e-mail address with the link we sent you.",
	},
	noStand: { pl: "Nie ma takiego stoiska.", en: "There is no such stand." },
	noTicket: {
		pl: "Do wystawców piszą osoby z potwierdzonym biletem na to wydarzenie. Zarejestruj się albo dokończ płatność.",
		en: "Writing to exhibitors is for people with a confirmed ticket for this event. Register, or finish paying.",
	},
	banned: {
		pl: "Organizator wyłączył Ci kontakt z wystawcami tego wydarzenia.",
		en: "The organiser has switched off contact with this event’s exhibitors for you.",
	},
	noStaff: {
		pl: "Na tym stoisku nikt jeszcze nie odpowiada na wiadomości.",
		en: "Nobody answers messages at this stand yet.",
	},
	over: {
		pl: "To wydarzenie skończyło się ponad 30 dni temu, stoiska nie przyjmują już wiadomości ani aplikacji.",
		en: "This event ended more than 30 days ago; its stands no longer take messages or applications.",
	},
};

/** Why a call about a stand is refused. */
export const refusals = {
	noWords: { pl: "Napisz, w czym firma ma pomóc.", en: "Say what the company can help you with." },
	tooManyWaiting: {
		pl: `Na odpowiedź tej firmy czekają już ${STAND_LIMITS.waiting} Twoje wiadomości. Napisz ponownie, gdy odpowie.`,
		en: `${STAND_LIMITS.waiting} of your messages already wait for this company’s answer. Write again when it has answered.`,
	},
	noOffer: { pl: "Tej oferty już nie ma.", en: "This job is no longer offered." },
	noFile: { pl: "Nie ma takiego pliku.", en: "There is no such file." },
} as const satisfies Record<string, Text>;

/** Columns of the briefcase as a table. */
export const csvHead = {
	company: { pl: "Firma", en: "Company" },
	sentence: { pl: "O firmie", en: "About it" },
	offers: { pl: "Oferty pracy", en: "Jobs" },
	note: { pl: "Notatka", en: "Note" },
	added: { pl: "Dodano", en: "Added" },
	fileName: { pl: "teczka", en: "briefcase" },
} as const satisfies Record<string, Text>;
