import type { Text } from "../../kit/i18n/lang.ts";

/** Increment it when the banner's text changes. Each consent stores it. */
export const CONSENT_VERSION = 1;

export const texts = {
	bannerTitle: { pl: "Zgody i pliki cookie", en: "Consents and cookies" },
	bannerText: {
		pl: "Za Twoją zgodą używamy plików cookie, pikseli i tagów do śledzenia, statystyk i marketingu. Bez niej nic takiego się nie uruchomi.",
		en: "With your consent we use cookies, pixels and tags for tracking, statistics and marketing. Without it, none of them run.",
	},
	policyLink: { pl: "Co i po co zapisujemy", en: "What we keep and why" },
	accept: { pl: "Zgoda, wchodzę", en: "Accept and enter" },
	reject: { pl: "Odrzucam", en: "Reject" },
	pageTitle: { pl: "Zgody i pliki cookie", en: "Consents and cookies" },
	pageLead: {
		pl: "Co ta strona zapisuje w Twojej przeglądarce, po co i na jak długo.",
		en: "What this site keeps in your browser, why and for how long.",
	},
	yourChoice: { pl: "Twój wybór", en: "Your choice" },
	choiceText: {
		pl: "Zgodę możesz dać, odmówić jej albo wycofać w każdej chwili, równie łatwo. Wycofanie zatrzymuje też wysyłkę tego, co jeszcze czeka, i usuwa z tej przeglądarki pliki cookie sieci reklamowych.",
		en: "You can give, refuse or withdraw your consent at any time, each as easily as the other. Withdrawing it also stops what still waits to be sent and removes the advertising networks’ cookies from this browser.",
	},
	changeChoice: { pl: "Zmień wybór", en: "Change my choice" },
	necessary: { pl: "Zawsze: to, bez czego strona nie działa", en: "Always: what the site cannot do without" },
	necessaryText: {
		pl: "Powstaje dopiero wtedy, gdy z czegoś korzystasz, zostaje na tej stronie i nie służy do śledzenia.",
		en: "It comes into being only when you use something, stays with this site and is not used for tracking.",
	},
	withConsent: { pl: "Tylko za zgodą: statystyki i marketing", en: "With consent only: statistics and marketing" },
	withConsentText: {
		pl: "Po zgodzie zapisujemy losowy numer Twojej przeglądarki i mówimy sieciom reklamowym, które z ich reklam doprowadziły do odwiedzin, rejestracji i zakupu. Adres e-mail i telefon opuszczają nasz serwer wyłącznie jako skrót SHA-256. Na stronach płatności nie działa żaden tag.",
		en: "After consent we keep a random number of your browser and tell advertising networks which of their ads led to a visit, a registration or a purchase. E-mail address and phone leave our server only as a SHA-256 hash. No tag runs on the pages of payments.",
	},
	noTags: {
		pl: "Na stronach tego wydarzenia nie ma teraz żadnych tagów sieci reklamowych.",
		en: "There are no advertising networks’ tags on this event’s pages at the moment.",
	},
	onServer: { pl: "Na naszym serwerze", en: "On our server" },
	signUpsText: {
		pl: "Adres zapisany do newslettera lub przypomnień trzymamy do wypisania i jeszcze 30 dni, a bez potwierdzenia 7 dni. Potem przez 3 lata zostaje tylko skrót SHA-256 adresu z datami zapisu i wypisania, na dowód, że wypisanie zadziałało.",
		en: "An address signed up for the newsletter or reminders is kept until it is unsubscribed and for 30 days after that; without confirmation, for 7 days. Then, for 3 years, only a SHA-256 hash of the address stays, with the dates of signing up and leaving, as proof that leaving worked.",
	},
	onServerText: {
		pl: "Datę Twojej zgody oraz numery kliknięć w reklamy trzymamy do jej wycofania, najdłużej 13 miesięcy od ostatnich odwiedzin. Po wycofaniu zostaje tylko data. Treść zgłoszenia do sieci usuwamy zaraz po wysłaniu, a jego numer po 90 dniach.",
		en: "The date of your consent and the numbers of ad clicks are kept until you withdraw it, at most 13 months after your last visit. After the withdrawal only the date stays. What was sent to a network is erased as soon as it is sent, its number after 90 days.",
	},
} as const satisfies Record<string, Text>;

export const refusals = {
	noNetwork: {
		pl: "Podaj co najmniej jedną z trzech części: dla Facebooka, LinkedIn albo Google Ads.",
		en: "Provide at least one of the three parts: for Facebook, LinkedIn or Google Ads.",
	},
} as const satisfies Record<string, Text>;
