import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { contentsOf, type PackageRights, type RightName } from "./rights.ts";
import { type IncludedRow, RIGHTS } from "./texts.ts";

export const rightsRefusals = {
	/** `#` is the number of tickets. */
	sold: {
		pl: "Sprzedane uprawnienia zostają. Bilety w tym pakiecie, także zarezerwowane: #. Mniejszy zakres sprzedawaj jako nowy pakiet.",
		en: "Sold rights stay. Tickets of this package, reserved ones included: #. Sell fewer rights as a new package.",
	},
	changed: {
		pl: "Ktoś inny zmienił uprawnienia tego pakietu w międzyczasie. Nic nie zapisaliśmy.",
		en: "Another person has changed the rights of this package meanwhile. Nothing was saved.",
	},
	unchanged: { pl: "Zmień co najmniej jedno uprawnienie.", en: "Change at least one right." },
	notAsBefore: {
		pl: "Te uprawnienia zmieniono jeszcze raz od tego czasu.",
		en: "These rights have been changed again since.",
	},
} as const satisfies Record<string, Text>;

/** The effects of a change of rights. */
export const rightsTexts = {
	title: { pl: "Zmieni się zawartość pakietu „#name”.", en: "The contents of the package “#name” will change." },
	change: { pl: "#right: było „#before”, będzie „#after”.", en: "#right: was “#before”, will be “#after”." },
	people: {
		pl: "Osoby z ważnymi biletami, które dostaną to od razu: #people.",
		en: "People with valid tickets who get this at once: #people.",
	},
	stays: {
		pl: "Dopóki ktoś ma bilet w tym pakiecie, nie da się tego odebrać.",
		en: "It cannot be taken back while anybody has a ticket of this package.",
	},
	bought: {
		pl: "Kto kupił to osobno, nie dostanie pieniędzy z powrotem automatycznie.",
		en: "People who bought it separately are not refunded automatically.",
	},
	nobody: { pl: "Nikt nie ma jeszcze biletu w tym pakiecie.", en: "Nobody has a ticket of this package yet." },
	saved: { pl: "Zmieniono zawartość pakietu „#name”.", en: "The contents of the package “#name” are changed." },
} as const satisfies Record<string, Text>;

const rightOf = (name: RightName) =>
	invariant(
		RIGHTS.find(({ id }) => id === name),
		"the words of a right",
	);

export const rightName = (name: RightName): Text => rightOf(name).name;

/** A right in the comparison. */
export const rightRow = (name: RightName, rights: PackageRights): IncludedRow =>
	rightOf(name).rowOf(contentsOf(rights));

/** "yes", "of the online part". */
export const rightWord = (lang: Lang, name: RightName, rights: PackageRights): string =>
	rightRow(name, rights).cell[lang];
