import { part } from "../../kit/contract/judged.ts";
import type { OptionSelection } from "./contract.ts";
import { additionErrors, chosenOptions, type OptionOffer, optionErrors } from "./rules.ts";

/** The options of a form: those that are taken of what is offered. */
export function optionsPart(offer: OptionOffer) {
	return part(
		(selection: OptionSelection) => optionErrors(selection, offer),
		(selection) => ({ options: chosenOptions(offer.offered, selection) }),
	);
}

/** As `optionsPart`, of what is added to a registration. */
export function additionsPart(offer: Required<OptionOffer>) {
	return part(
		(selection: OptionSelection) => additionErrors(selection, offer),
		(selection) => ({ options: chosenOptions(offer.offered, selection) }),
	);
}
