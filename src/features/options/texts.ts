import { fill } from "../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import type { OptionKind } from "./contract.ts";

export const optionNames: Record<OptionKind, Text> = {
	lunch: { pl: "Lunch", en: "Lunch" },
	afterparty: { pl: "Afterparty", en: "Afterparty" },
	tshirt: { pl: "Koszulka", en: "T-shirt" },
	giftbag: { pl: "Torba z upominkami", en: "Gift bag" },
	delivery: { pl: "Wysyłka", en: "Delivery" },
};

export function lineName(kind: OptionKind, choice: string | null): Text {
	const { pl, en } = optionNames[kind];
	return choice ? { pl: `${pl}, rozmiar ${choice}`, en: `${en}, size ${choice}` } : { pl, en };
}

export const refusals = {
	notOffered: {
		pl: "Tego dodatku nie ma przy wybranym pakiecie i formie udziału – odznacz go.",
		en: "This extra is not available with the chosen package and way of attending – untick it.",
	},
	isTaken: {
		pl: "Masz to już w tej rejestracji – odznacz to.",
		en: "Your registration already has it – untick it.",
	},
	isIncluded: {
		pl: "To jest w cenie Twojego pakietu – odznacz to.",
		en: "Your package includes it – untick it.",
	},
	size: { pl: "Wybierz jeden z podanych rozmiarów.", en: "Choose one of the sizes given." },
	nothingToDeliver: {
		pl: "Nie ma czego wysłać – wybierz koszulkę albo torbę, albo odznacz wysyłkę.",
		en: "There is nothing to deliver – choose a T-shirt or a gift bag, or untick delivery.",
	},
	mustDeliver: {
		pl: "Bierzesz udział online, więc wyślemy to pocztą – podaj adres wysyłki.",
		en: "You take part online, so we will send it to you – provide the delivery address.",
	},
	deliveryFirstName: { pl: "Podaj imię odbiorcy.", en: "Provide the recipient’s first name." },
	deliveryLastName: { pl: "Podaj nazwisko odbiorcy.", en: "Provide the recipient’s last name." },
	deliveryStreet: { pl: "Podaj ulicę i numer.", en: "Provide the street and number." },
	buildingNumber: {
		pl: "Dopisz numer budynku, na przykład Lniana 1 albo, gdy nie ma ulic, Zabłocie 43A.",
		en: "Add the building number, such as Lniana 1 or, where there are no streets, Zabłocie 43A.",
	},
	deliveryPostCode: { pl: "Podaj kod pocztowy.", en: "Provide the post code." },
	deliveryCity: { pl: "Podaj miejscowość.", en: "Provide the town." },
	postCodeWrong: {
		pl: "Błędny kod pocztowy – wpisz go jak 00-950; wysyłamy tylko w Polsce.",
		en: "Incorrect post code – type it like 00-950; we deliver within Poland only.",
	},
	soldOutSize: {
		pl: "Nie ma już koszulek w rozmiarze #. Wybierz inny rozmiar albo zrezygnuj z koszulki.",
		en: "T-shirts of size # are sold out. Choose another size, or no T-shirt.",
	},
	removed: {
		pl: "Organizator wycofał dodatek: #. Odznacz go i potwierdź jeszcze raz.",
		en: "The organiser has removed an extra: #. Untick it and confirm again.",
	},
	soldOut: {
		pl: "Nie ma już: #. Odznacz ten dodatek i potwierdź jeszcze raz.",
		en: "Sold out: #. Untick this extra and confirm again.",
	},
} as const satisfies Record<string, Text>;

export function soldOutSizeText(size: string): Text {
	const { pl, en } = refusals.soldOutSize;
	return { pl: fill(pl, size), en: fill(en, size) };
}

/** For options that were sold out meanwhile. */
export const soldOutText = (kinds: readonly OptionKind[]): Text => withNames(refusals.soldOut, kinds);

/** For options that an organiser removed meanwhile. */
export const removedText = (kinds: readonly OptionKind[]): Text => withNames(refusals.removed, kinds);

function withNames({ pl, en }: Text, kinds: readonly OptionKind[]): Text {
	const names = (lang: Lang) => kinds.map((kind) => optionNames[kind][lang]).join(", ");
	return { pl: fill(pl, names("pl")), en: fill(en, names("en")) };
}
