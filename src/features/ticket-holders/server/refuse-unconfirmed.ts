import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { ChosenOption } from "../../options/rules.ts";
import { lineName } from "../../options/texts.ts";
import { lockPackageStock } from "../../packages/server/stock-store.ts";
import { seatsFor } from "../../seats/rules.ts";
import { lecturesByIds } from "../../seats/server/store.ts";
import { unconfirmedAllowance } from "../unconfirmed-allowance.ts";
import { quotedName, unconfirmedDay, unconfirmedMost } from "../unconfirmed-texts.ts";
import {
	addOrigin,
	dayOfOrigin,
	type OriginKeys,
	piecesOfOrigin,
	placesOfOrigin,
	seatsOfOrigin,
} from "./unconfirmed-store.ts";

/** Unpaid holdings, already counted in this transaction. */
export type TakenUnconfirmed = {
	packages: readonly { id: number; name: string; capacity: number | null }[];
	options: readonly Pick<ChosenOption, "objectId" | "kind" | "choice">[];
	lectureIds: readonly number[];
	hasExtendedSeats: boolean;
	day: { calendarId: number; isOnline: boolean } | undefined;
};

export class TooMuchUnconfirmed extends Failure {
	constructor(message: Text) {
		super(409, message, { fields: { email: [message] } });
	}
}

/**
 * Refuses more than `unconfirmedAllowance` for the unconfirmed accounts of one mailbox, browser or network. Throws
 * `TooMuchUnconfirmed`. Locks the packages' stock until the commit, so that concurrent orders count each other. Call it
 * last.
 */
export async function refuseTooMuchUnconfirmed(
	tx: Tx,
	{ accountId, origin, now }: { accountId: string; origin: OriginKeys; now: Date },
	{ packages, options, lectureIds, hasExtendedSeats, day }: TakenUnconfirmed,
): Promise<void> {
	await addOrigin(tx, accountId, origin, now);
	for (const { objectId: optionId, kind, choice } of options) {
		const found = await piecesOfOrigin(tx, origin, { optionId, choice });
		for (const { held, capacity, taken } of found) refuse(lineName(kind, choice), held, capacity - taken);
	}
	for (const lecture of await lecturesByIds(tx, [...lectureIds])) {
		if (lecture.basicSeats === null) continue;
		const seatCount = await seatsOfOrigin(tx, origin, lecture.id);
		refuse(quotedName(lecture.subject), seatCount, seatsFor(lecture, hasExtendedSeats));
	}
	if (day) {
		const { held, taken, capacity } = await dayOfOrigin(tx, origin, day);
		if (capacity !== null) refuse(unconfirmedDay[day.isOnline ? "online" : "onsite"], held, capacity - taken);
	}
	const limited = packages.filter((one) => one.capacity !== null);
	await lockPackageStock(
		tx,
		limited.map(({ id }) => id),
	);
	for (const { id, name, capacity } of limited) {
		const { held, taken } = await placesOfOrigin(tx, origin, id);
		refuse(quotedName(name), held, (capacity ?? 0) - taken);
	}
}

/** Throws if `held` exceeds the allowance. Nobody holds the `left` places. */
function refuse(name: Text, held: number, left: number): void {
	const most = unconfirmedAllowance(left + held);
	if (held > most) throw new TooMuchUnconfirmed(unconfirmedMost(name, most));
}
