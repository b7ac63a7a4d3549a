import { transformPart } from "../../kit/contract/refine.ts";
import type { OptionSelection } from "./contract.ts";
import { additionErrors, chosenOptions, type OptionOffer, optionErrors } from "./rules.ts";

/** Option fields of a form, chosen from the offer. */
export function optionsPart(offer: OptionOffer) {
	return transformPart(
		(selection: OptionSelection) => optionErrors(selection, offer),
		(selection) => ({ options: chosenOptions(offer.offered, selection) }),
	);
}

/** `optionsPart` for additions to a registration. */
export function additionsPart(offer: Required<OptionOffer>) {
	return transformPart(
		(selection: OptionSelection) => additionErrors(selection, offer),
		(selection) => ({ options: chosenOptions(offer.offered, selection) }),
	);
}
