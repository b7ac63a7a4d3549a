import { fill } from "../../kit/i18n/fill.ts";
import type { Text } from "../../kit/i18n/lang.ts";

export const noSuchPackage: Text = { pl: "Nie ma takiego pakietu.", en: "There is no such package." };
export const noSuchPrice: Text = {
	pl: "Ten pakiet nie ma ceny w tej rundzie.",
	en: "The package has no price in this round.",
};

const changedMeanwhile = {
	pl: "Ktoś inny zmienił to przed chwilą na #value. Sprawdź nową wartość i zapisz jeszcze raz.",
	en: "Another person has just changed this to #value. Check the new value and save again.",
} as const;

export const unlimited: Text = { pl: "bez limitu", en: "unlimited" };

const belowTaken = {
	pl: "Zajęte miejsca: #taken. Limit nie może być mniejszy.",
	en: "Taken places: #taken. The limit cannot be lower.",
} as const;

export function belowTakenSentence(taken: number): Text {
	return { pl: fill(belowTaken.pl, { taken }), en: fill(belowTaken.en, { taken }) };
}

/** `value` in both languages. */
export function changedSentence(value: Text): Text {
	return {
		pl: fill(changedMeanwhile.pl, { value: value.pl }),
		en: fill(changedMeanwhile.en, { value: value.en }),
	};
}
