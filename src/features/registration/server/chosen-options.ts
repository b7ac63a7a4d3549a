import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { type ChosenOption, OPTION_FIELDS } from "../../options/rules.ts";
import { type Missing, soldOutChoices, soldOutOptions, type Taker, takeOptions } from "../../options/server/store.ts";
import { lineName, soldOutSizeText, soldOutText } from "../../options/texts.ts";
import type { OrderItem } from "../../orders/server/place-order.ts";
import { LackOfPlaces } from "../../ticket-holders/server/lack-of-places.ts";

export function optionItem({ objectId, kind, choice, netGrosz, vatRate }: ChosenOption): OrderItem {
	const { pl: name, en: nameEn } = lineName(kind, choice);
	const price = { quantity: 1, listNetGrosz: netGrosz, unitNetGrosz: netGrosz, vatRate };
	return { kind: "option", packageId: null, optionId: objectId, name, nameEn, ...price };
}

/** Refuses before the costly password hashing. */
export async function refuseSoldOutOptions(db: Database, chosen: readonly ChosenOption[]): Promise<void> {
	const soldOut = await soldOutOptions(db, chosen);
	const missing = chosen.filter((one) => soldOut.includes(one.objectId)).map(({ kind }) => ({ kind, choice: null }));
	const sized = chosen.filter((one) => one.choice !== null);
	const gone = await soldOutChoices(db, sized);
	const missingSizes = sized.filter(({ objectId, choice }) => gone.get(objectId)?.includes(choice ?? ""));
	if (missing.length > 0) throw soldOutFailure(missing);
	if (missingSizes.length > 0) throw soldOutFailure(missingSizes);
}

/** Takes the options of a registration and stores them; throws 409 that names the sold out ones. */
export async function takeChosen(tx: Tx, chosen: readonly ChosenOption[], by: Taker): Promise<void> {
	const missing = await takeOptions(tx, chosen, by);
	if (missing.length > 0) throw soldOutFailure(missing);
}

function soldOutFailure(missing: readonly Missing[]): Failure {
	const sentenceOf = ({ kind, choice }: Missing) => (choice === null ? soldOutText([kind]) : soldOutSizeText(choice));
	const fields = missing.map((one) => [OPTION_FIELDS[one.kind], [sentenceOf(one)]]);
	const whole =
		missing.length === 1
			? sentenceOf(invariant(missing[0], "what is sold out"))
			: soldOutText(missing.map((one) => one.kind));
	return new LackOfPlaces(whole, { fields: Object.fromEntries(fields) });
}
