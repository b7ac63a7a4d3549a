import type { FormPart } from "../../kit/contract/refine.ts";
import type { OptionSelection } from "./contract.ts";
import { additionErrors, type ChosenOption, chosenOptions, type OptionOffer, optionErrors } from "./rules.ts";

type OptionsPart = FormPart<OptionSelection, { options: ChosenOption[] }>;

export function optionsPart(offer: OptionOffer): OptionsPart {
	return {
		errors: (selection) => optionErrors(selection, offer),
		value: (selection) => ({ options: chosenOptions(offer.offered, selection) }),
	};
}

/** Like `optionsPart`, for additions to a registration. */
export function additionsPart(offer: Required<OptionOffer>): OptionsPart {
	return {
		errors: (selection) => additionErrors(selection, offer),
		value: (selection) => ({ options: chosenOptions(offer.offered, selection) }),
	};
}
