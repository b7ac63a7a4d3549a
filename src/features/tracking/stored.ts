import type { Text } from "../../kit/i18n/lang.ts";
import type { BrowserTags } from "./rules.ts";

type Place = "cookie" | "local" | "session";

/** An item in browser storage. `#` in its name is the variable part. */
export type StoredItem = { name: string; place: Place; purpose: Text; duration: Text };

export const places: Record<Place, Text> = {
	cookie: { pl: "plik cookie", en: "cookie" },
	local: { pl: "pamięć przeglądarki", en: "browser storage" },
	session: { pl: "pamięć karty", en: "tab storage" },
};

const untilRemoved: Text = { pl: "do usunięcia przez Ciebie", en: "until you remove it" };
const year: Text = { pl: "rok", en: "a year" };

/** First-party items without consent. The visitor's actions need each of them. */
export const NECESSARY: readonly StoredItem[] = [
	{
		name: "consentMode",
		place: "local",
		purpose: { pl: "Twoja decyzja o zgodzie", en: "your decision about consent" },
		duration: untilRemoved,
	},
	{
		name: "lang",
		place: "local",
		purpose: { pl: "wybrany język", en: "the language you chose" },
		duration: untilRemoved,
	},
	{
		name: "lang",
		place: "cookie",
		purpose: { pl: "wybrany język, dla serwera", en: "the language you chose, for the server" },
		duration: year,
	},
	{
		name: "agendaSortBy",
		place: "local",
		purpose: { pl: "układ agendy: ścieżki lub godziny", en: "the agenda’s order: by track or by hour" },
		duration: untilRemoved,
	},
	{
		name: "favourites",
		place: "local",
		purpose: {
			pl: "wykłady oznaczone gwiazdką przed zalogowaniem",
			en: "lectures that you starred before logging in",
		},
		duration: { pl: "do otwarcia konta", en: "until you open your account" },
	},
	{
		name: "closed",
		place: "cookie",
		purpose: { pl: "zamknięte paski promocji, dla serwera", en: "promotion bars that you closed, for the server" },
		duration: year,
	},
	{
		name: "registration-#",
		place: "session",
		purpose: {
			pl: "to, co wpisujesz w formularzu rejestracji, bez haseł",
			en: "what you type into the registration form, without passwords",
		},
		duration: {
			pl: "do wysłania formularza, wylogowania lub zamknięcia karty",
			en: "until the form is sent, you log out or the tab is closed",
		},
	},
	{
		name: "registration-outcome-#",
		place: "session",
		purpose: {
			pl: "wynik rejestracji, gdy do niego wracasz",
			en: "the outcome of a registration, for when you return to it",
		},
		duration: { pl: "do wylogowania lub zamknięcia karty", en: "until you log out or the tab is closed" },
	},
	{
		name: "enquiry-#",
		place: "session",
		purpose: { pl: "to, co wpisujesz w formularzu zapytania", en: "what you type into an enquiry" },
		duration: { pl: "do wysłania formularza lub zamknięcia karty", en: "until it is sent or the tab closed" },
	},
	{
		name: "mobileNewsletter",
		place: "local",
		purpose: {
			pl: "okno newslettera już się nie otworzy samo",
			en: "the newsletter window does not open by itself again",
		},
		duration: untilRemoved,
	},
	{
		name: "order-of-#",
		place: "local",
		purpose: {
			pl: "powrót do zamówienia po płatności u operatora",
			en: "the way back to your order from the payment provider",
		},
		duration: { pl: "dobę", en: "a day" },
	},
	{
		name: "estrada.session_token",
		place: "cookie",
		purpose: { pl: "zalogowanie na konto", en: "being logged in to your account" },
		duration: { pl: "do wylogowania lub końca sesji", en: "until you log out or the session ends" },
	},
	{
		name: "estrada_hint",
		place: "cookie",
		purpose: {
			pl: "żeby zamiast „Zaloguj się” widnieć mogło „Moje konto”",
			en: "so that “My account” is shown instead of “Log in”",
		},
		duration: { pl: "do wylogowania, najdłużej rok", en: "until you log out, at most a year" },
	},
	{
		name: "estrada_browser",
		place: "cookie",
		purpose: {
			pl: "żeby cudze próby zgadnięcia hasła nie blokowały Twojego logowania",
			en: "so that other people’s attempts to guess your password do not lock you out",
		},
		duration: year,
	},
	{
		name: "estrada_registrant",
		place: "cookie",
		purpose: {
			pl: "żeby link aktywacyjny nie pytał o hasło w przeglądarce, w której je ustawiono",
			en: "so that the activation link does not ask for the password where it was chosen",
		},
		duration: { pl: "48 godzin", en: "48 hours" },
	},
	{
		name: "estrada_buyer",
		place: "cookie",
		purpose: {
			pl: "żeby nikt bez potwierdzonego adresu nie zablokował innym wielu miejsc",
			en: "so that nobody without a confirmed address keeps many places from others",
		},
		duration: { pl: "48 godzin", en: "48 hours" },
	},
];

const OWN_AFTER_CONSENT: readonly StoredItem[] = [
	{
		name: "conversion_external_id",
		place: "local",
		purpose: { pl: "losowy numer tej przeglądarki", en: "a random number of this browser" },
		duration: { pl: "do wycofania zgody", en: "until consent is withdrawn" },
	},
	{
		name: "conversion_external_id",
		place: "cookie",
		purpose: { pl: "ten sam numer, dla serwera", en: "the same number, for the server" },
		duration: year,
	},
	{
		name: "_fbc, _gcl_aw, li_fat_id",
		place: "cookie",
		purpose: {
			pl: "numer kliknięcia reklamy, która tu przyprowadziła",
			en: "the number of the click on an ad that led here",
		},
		duration: { pl: "90 dni", en: "90 days" },
	},
];

const OF_TAGS: Record<keyof BrowserTags, readonly StoredItem[]> = {
	google: [
		{
			name: "_ga, _ga_#",
			place: "cookie",
			purpose: { pl: "Google Analytics: statystyki odwiedzin", en: "Google Analytics: statistics of visits" },
			duration: { pl: "do 2 lat", en: "up to 2 years" },
		},
		{
			name: "_gcl_#",
			place: "cookie",
			purpose: { pl: "Google Ads: skuteczność reklam", en: "Google Ads: whether ads work" },
			duration: { pl: "90 dni", en: "90 days" },
		},
	],
	meta: [
		{
			name: "_fbp, _fbc",
			place: "cookie",
			purpose: {
				pl: "Meta (Facebook, Instagram): skuteczność reklam",
				en: "Meta (Facebook, Instagram): whether ads work",
			},
			duration: { pl: "90 dni", en: "90 days" },
		},
	],
	linkedin: [
		{
			name: "li_fat_id, li_giant",
			place: "cookie",
			purpose: { pl: "LinkedIn: skuteczność reklam", en: "LinkedIn: whether ads work" },
			duration: { pl: "30 dni", en: "30 days" },
		},
	],
};

/** Items stored after consent on pages of an event with these tags. */
export function storedAfterConsent(tags: BrowserTags): StoredItem[] {
	const ofTags = (["google", "meta", "linkedin"] as const).flatMap((kind) => (tags[kind] ? OF_TAGS[kind] : []));
	return [...OWN_AFTER_CONSENT, ...ofTags];
}

export function isNecessary(place: Place, name: string): boolean {
	const plain = name.replace(/^__Secure-/, "");
	return NECESSARY.some((one) => {
		const [begin = "", end] = one.name.split("#");
		return one.place === place && (end === undefined ? plain === begin : plain.startsWith(begin) && plain !== begin);
	});
}
