import type { Text } from "../../kit/i18n/lang.ts";

export const optionFormTexts = {
	heading: { pl: "Dodatki do pakietu #", en: "Extras for the # package" },
	included: { pl: "W cenie", en: "Included" },
	includedHint: {
		pl: "Zaznacz to, z czego skorzystasz: przygotujemy dokładnie tyle, ile trzeba.",
		en: "Tick what is included if you will use it, so that we prepare just enough.",
	},
	sameParcel: {
		pl: "Wyślemy to razem z resztą paczki, na adres podany wcześniej.",
		en: "It goes with the rest of your parcel, to the address that you gave.",
	},
	gratis: { pl: "Gratis", en: "Free of charge" },
	soldOut: { pl: "Wyprzedane", en: "Sold out" },
	soldOutSize: { pl: "brak", en: "sold out" },
	lunch: {
		pl: "Ciepły posiłek w strefie gastronomicznej, także wegetariański i wegański.",
		en: "A hot meal in the food zone, with vegetarian and vegan choices.",
	},
	afterparty: {
		pl: "Wieczór z prelegentami po ostatnim wykładzie. Daj znać, że będziesz, a zarezerwujemy Ci miejsce.",
		en: "An evening with the speakers after the last lecture. Say that you will come and we keep you a place.",
	},
	tshirt: { pl: "Bawełna organiczna, krój unisex.", en: "Organic cotton, unisex cut." },
	giftbag: {
		pl: "Płócienna torba z notesem, kubkiem i upominkami od partnerów.",
		en: "A canvas bag with a notebook, a mug and gifts from the partners.",
	},
	delivery: { pl: "Kurierem na terenie Polski.", en: "By courier within Poland." },
	size: { pl: "Rozmiar koszulki", en: "T-shirt size" },
	noShirt: { pl: "Bez koszulki", en: "No T-shirt" },
	fetching: { pl: "Jak odbierzesz", en: "How you will get it" },
	fetch: { pl: "Na miejscu, przy rejestracji", en: "At the venue, at the registration desk" },
	fetchHelp: { pl: "Bezpłatnie.", en: "Free of charge." },
	deliver: { pl: "Wysyłka pod adres", en: "Delivery to an address" },
	deliverOnline: {
		pl: "Bierzesz udział online, więc wyślemy to kurierem pod wskazany adres.",
		en: "You take part online, so a courier brings it to the address below.",
	},
	address: { pl: "Adres wysyłki", en: "Delivery address" },
	deliveryFirstName: { pl: "Imię odbiorcy", en: "Recipient’s first name" },
	deliveryLastName: { pl: "Nazwisko odbiorcy", en: "Recipient’s last name" },
	deliveryStreet: { pl: "Ulica i numer", en: "Street and number" },
	deliveryPostCode: { pl: "Kod pocztowy", en: "Post code" },
	deliveryPostCodeHelp: { pl: "Na przykład 00-950.", en: "For example 00-950." },
	deliveryCity: { pl: "Miejscowość", en: "Town" },
	deliveryComment: { pl: "Uwagi dla kuriera", en: "Notes for the courier" },
} as const satisfies Record<string, Text>;
