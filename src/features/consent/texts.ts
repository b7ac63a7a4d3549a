import type { Text } from "../../kit/i18n/lang.ts";

/** Replaces `{partners}` while an event has no recruiting exhibitor. */
export const partnersToCome = {
	pl: "rekrutujący wystawcy, których lista pojawi się na stronie wydarzenia",
	en: "the recruiting exhibitors, who will be listed on the event’s page",
};

export const ownConsentTexts = {
	title: { pl: "Zgody", en: "Consents" },
	lead: {
		pl: "Zgody z Twoich rejestracji. Każdą dobrowolną wyrazisz i wycofasz w dowolnej chwili, bez wpływu na to, co zrobiliśmy wcześniej.",
		en: "What you agreed to in your registrations. What is voluntary can be given and withdrawn at any time, without effect on what we did before.",
	},
	offeredTitle: { pl: "Możesz też wyrazić", en: "You can also give" },
	give: { pl: "Wyrażam zgodę", en: "Give consent" },
	giveOf: { pl: "Wyrażam zgodę: #", en: "Give consent: #" },
	whole: { pl: "Cała treść", en: "Whole text" },
	givenNow: { pl: "Zgoda „#name” jest wyrażona.", en: "The consent “#name” is given." },
	notGiven: {
		pl: "Nie udało się zapisać zgody. Sprawdź połączenie i spróbuj ponownie.",
		en: "The consent could not be saved. Check your connection and try again.",
	},
	terms: { pl: "Regulamin", en: "Terms" },
	termsShort: { pl: "Akceptuję regulamin wydarzenia.", en: "I accept the event’s terms." },
	given: { pl: "wyrażona #day", en: "given #day" },
	version: { pl: "wersja\u00a0#", en: "version\u00a0#" },
	atRegistration: { pl: "przy rejestracji", en: "at registration" },
	inAccount: { pl: "na koncie", en: "in the account" },
	accepted: { pl: "zaakceptowano #day", en: "accepted #day" },
	withdrawn: { pl: "Wycofana #day", en: "Withdrawn #day" },
	needed: { pl: "Potrzebne do udziału", en: "Needed to take part" },
	neededHelp: {
		pl: "Bez tego, co jest potrzebne do udziału, nie możesz wziąć udziału w wydarzeniu. Jeśli z niego rezygnujesz, oddaj bilet na stronie zamówienia albo napisz do nas na adres podany w #policy.",
		en: "You cannot take part in an event without what is needed for it. To give it up, return your ticket on the page of its order, or write to us at the address in the #policy.",
	},
	policy: { pl: "polityce prywatności", en: "privacy policy" },
	withdraw: { pl: "Wycofaj zgodę", en: "Withdraw" },
	ask: { pl: "Wycofać zgodę „#name”?", en: "Withdraw the consent “#name”?" },
	yes: { pl: "Tak, wycofuję", en: "Yes, withdraw it" },
	no: { pl: "Zostawiam zgodę", en: "Keep the consent" },
	withdrawing: { pl: "Wycofujemy…", en: "Withdrawing…" },
	done: { pl: "Zgoda „#name” jest wycofana.", en: "The consent “#name” is withdrawn." },
	follows: {
		marketing: {
			pl: "Nie będziemy już na jej podstawie wysyłać Ci wiadomości. Newsletter, na który zapisujesz się osobno, kończy link w każdej jego wiadomości.",
			en: "We will no longer send you messages based on it. A newsletter that you signed up for separately ends with the link in each of its e-mails.",
		},
		recruitment: {
			pl: "Żaden partner nie dostanie już na jej podstawie Twojego CV ani danych kontaktowych.",
			en: "No partner will receive your CV or contact details based on it any longer.",
		},
		other: {
			pl: "Od tej chwili nic już na jej podstawie nie zrobimy.",
			en: "From now on we will do nothing based on it.",
		},
	},
	failed: { pl: "Nie udało się wczytać Twoich zgód.", en: "Your consents could not be loaded." },
	notWithdrawn: {
		pl: "Nie udało się wycofać zgody. Sprawdź połączenie i spróbuj ponownie.",
		en: "The consent could not be withdrawn. Check your connection and try again.",
	},
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
};

export const refusals = {
	changed: {
		pl: "Treść tej zgody zmieniła się przed chwilą. Odśwież stronę i przeczytaj nową.",
		en: "The text of this consent has just changed. Reload the page and read the new one.",
	},
	notYours: { pl: "Nie ma takiej zgody na Twoim koncie.", en: "There is no such consent in your account." },
	needed: {
		pl: "Tego nie można wycofać osobno, bo opiera się na tym udział. Aby zrezygnować z udziału, oddaj bilet na stronie zamówienia albo napisz do organizatora.",
		en: "This cannot be withdrawn on its own, because taking part rests on it. To give up taking part, return your ticket on the page of its order, or write to the organiser.",
	},
} as const satisfies Record<string, Text>;
