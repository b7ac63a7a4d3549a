import type { Deps } from "../../src/app/boot/deps.ts";
import { createCodes, type WantedCodes } from "../../src/features/codes/server/create-codes.ts";
import type { EventRecord } from "../../src/features/event/server/columns.ts";
import { addToWaitingList } from "../../src/features/packages/server/add-to-waiting-list.ts";
import { changeCapacity } from "../../src/features/packages/server/change-price-list.ts";
import { placesLeft } from "../../src/features/packages/server/stock-store.ts";
import { existingPackage } from "../../src/features/packages/server/store.ts";
import { prepareGuest, registerGuest } from "../../src/features/registration/server/register-guest.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { partsAt } from "../people/acting.ts";
import { person } from "../people/people.ts";
import type { Act, Story } from "../people/story.ts";
import type { Buyer } from "./buyers.ts";
import { seller } from "./trading.ts";

/** Acts of organisers on the live event's codes, places and guests, by the site's own commands. */
export function deskOf(deps: Deps, { tx, live }: Pick<Story, "tx" | "live">) {
	const parts = (at: Date) => partsAt(deps, tx, at);

	const createsCodes = (at: Date, codes: Pick<WantedCodes, "kind" | "percent" | "packageCodes" | "named">): Act => [
		at,
		() => {
			const limits = { useLimit: codes.named ? 10 : 1, validFrom: null, validUntil: null, count: 5 };
			return createCodes(parts(at), { ...codes, ...limits, eventCode: live.code }, seller());
		},
	];

	/** The owner changes the number of places. */
	const limits = (at: Date, packageCode: string, capacity: number): Act => [
		at,
		async () => {
			const { id: packageId, capacity: expected } = await existingPackage(tx, live.id, packageCode);
			const where = { eventId: live.id, packageId, actor: person("owner").id };
			await changeCapacity(parts(at), where, { capacity, expected });
		},
	];

	const registersGuest = (at: Date, { email, firstName, lastName }: Buyer, packageCode: string): Act => [
		at,
		async () => {
			const named = { email, firstName, lastName, lang: "pl" as const, companyName: "", companyPosition: "" };
			const guest = { ...named, packageCode, calendarCode: "", mode: "" as const };
			await registerGuest(tx, parts(at), await prepareGuest(parts(at), live.code, guest), seller());
		},
	];

	return {
		createsCodes,
		limits,
		registersGuest,
		waits: (at: Date, who: Buyer, packageCode: string): Act => [
			at,
			() => waitFor(tx, parts(at), { who, event: live, packageCode }),
		],
	};
}

/** Joins the list of a full package. Addresses of accounts are confirmed. */
async function waitFor(
	tx: Tx,
	parts: ReturnType<typeof partsAt>,
	{ who, event, packageCode }: { who: Buyer; event: EventRecord; packageCode: string },
): Promise<void> {
	const chosen = await existingPackage(tx, event.id, packageCode);
	if ((await placesLeft(tx, chosen)) !== 0) throw new Error(`${packageCode} has places, and nobody waits for it`);
	const { email, firstName, isNew } = who;
	await addToWaitingList(tx, parts, chosen, { email, firstName, lang: "pl" }, { isOwn: !isNew });
}
