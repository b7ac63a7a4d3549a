import type { Text } from "../../kit/i18n/lang.ts";

/** The messages are the spec's (§5, §8), with its spelling. */
export const texts = {
	heading: { pl: "Wiadomości zza kulis", en: "News from backstage" },
	lead: {
		pl: "Nowi prelegenci, zmiany w agendzie i terminy rund. Zwykle raz w miesiącu.",
		en: "New speakers, changes to the agenda and price deadlines. Usually once a month.",
	},
	email: { pl: "Adres e-mail", en: "E-mail address" },
	emailExample: { pl: "np. anna@firma.pl", en: "e.g. anna@company.com" },
	windowTitle: { pl: "Newsletter", en: "Newsletter" },
	mobileTitle: { pl: "Bądź na bieżąco", en: "Stay up to date" },
	mobileLead: {
		pl: "Wybierasz wykłady w biegu? Napiszemy, gdy agenda się zmieni, najwyżej raz w miesiącu.",
		en: "Choosing talks on the go? We will write when the agenda changes, once a month at most.",
	},
	wantReminder: {
		pl: "Przypomnij mi e-mailem wieczorem w przeddzień wydarzenia",
		en: "Remind me by e-mail on the evening before the event",
	},
	close: { pl: "Zamknij", en: "Close" },
	submit: { pl: "Zapisz mnie", en: "Sign me up" },
	sending: { pl: "Zapisuję…", en: "Signing up…" },
	consent: {
		pl: "Zgadzam się na otrzymywanie informacji o wydarzeniach fundacji. Zgodę mogę wycofać w każdej wiadomości.",
		en: "I agree to receive information about the foundation's events. I can withdraw my consent in every message.",
	},
	emailRequired: { pl: "Podaj adres e-mail", en: "Provide your email" },
	emailWrong: { pl: "Niepoprawny adres e-mail", en: "Incorrect email address" },
	consentRequired: { pl: "Zgoda jest wymagana", en: "Consent required" },
	informRequired: {
		pl: "Zapis do newslettera wymaga zgody na informacje",
		en: "Signing up for the newsletter requires consent to receive information",
	},
	success: { pl: "Zapisano poprawnie do newslettera", en: "Signed up for our newsletter successfuly" },
	mobileSuccess: { pl: "Zapisano poprawnie do powiadomień", en: "Signed up for notifications successfully" },
	nextStep: {
		pl: "Jeśli tego adresu nie było na liście, za chwilę przyjdzie e-mail z linkiem. Piszemy dopiero po jego kliknięciu.",
		en: "If this address was not on the list, an e-mail with a link is on its way. We write only after you click it.",
	},
	noAnswer: {
		pl: "Nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.",
		en: "The server could not be reached. Check your connection and try again.",
	},
} as const satisfies Record<string, Text>;
