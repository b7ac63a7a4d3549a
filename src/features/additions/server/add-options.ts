import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { insertAll } from "../../../kit/db/insert-all.ts";
import { Failure, notFound, parseForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { addableOptions, chosenOptions, includedKinds, offeredOptions, type TakenOption } from "../../options/rules.ts";
import type { OptionRecord } from "../../options/server/store.ts";
import { type NewOrder, newOrder, openOrder, type PlacedOrder } from "../../orders/server/place-order.ts";
import { nextOrderId } from "../../orders/server/store.ts";
import { type AdditionForm, additionSchema } from "../../registration/schemas.ts";
import { eventContent } from "../../registration/server/offer.ts";
import { orderingOf, type Person, personOf } from "../../registration/server/person.ts";
import type { RegisterDeps, RegistrationResult } from "../../registration/server/registering.ts";
import { optionItem, refuseRemovedOptions, takeChosenOptions } from "../../registration/server/take-places.ts";
import {
	type Extendable,
	extendableOf,
	optionSubject,
	optionsOfRegistrations,
} from "../../ticket-holders/server/chosen-options-store.ts";
import { lockRegistration } from "../../ticket-holders/server/store.ts";
import type { Addition } from "../contract.ts";
import { additionRefusal } from "../rules.ts";
import { additionRefusals } from "../texts.ts";

export function addableTo(
	{ includes, isOnline }: Pick<Extendable, "includes" | "isOnline">,
	options: readonly OptionRecord[],
	taken: readonly TakenOption[],
) {
	const own = options.map(({ packageId: _, ...one }) => one);
	return addableOptions(offeredOptions(own, includes, isOnline), taken);
}

/**
 * Adds options: an order reserves paid ones, free ones are confirmed at once. Locks the registration against double
 * additions and a concurrent refund. Throws `Failure`: no such registration (404), not allowed (403, 409), wrong fields
 * (400), price changed or sold out (409).
 */
export async function addOptions(
	deps: RegisterDeps,
	wanted: { registrationId: number; accountId: string; addition: Addition },
): Promise<Pick<RegistrationResult, "order">> {
	const { registrationId, accountId, addition } = wanted;
	const [known] = await extendableOf(deps.db, accountId, registrationId);
	if (!known) throw notFound(additionRefusals.notYours);
	const { event, options } = await eventContent(deps, known.eventCode);
	const person = personOf(invariant(await accountById(deps.db, accountId), "the account"));
	return deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		await lockRegistration(tx, registrationId);
		const one = invariant((await extendableOf(tx, accountId, registrationId))[0], "the registration to extend");
		refuse(one, now);
		const own = options.filter(({ packageId }) => packageId === one.packageId);
		const takenOptions = await optionsOfRegistrations(tx, [one.id]);
		const form = formOf({ ...one, options: own, taken: takenOptions }, addition);
		const items = form.options.map(optionItem).filter((item) => item.unitNetGrosz > 0);
		const id = items.length > 0 ? await nextOrderId(tx) : undefined;
		const wanted = { event, ...orderingOf(person, form.payment), items, now };
		const order = id === undefined ? undefined : newOrder(deps, { id, ...wanted });
		return { order: (await write(tx, deps, { one, event, person, form, order, now })) ?? null };
	});
}

function refuse(one: Extendable, now: Date): void {
	const reason = additionRefusal(one, now);
	if (!reason) return;
	throw new Failure(reason === "isClosed" || reason === "isOver" ? 403 : 409, additionRefusals[reason]);
}

/** Throws 400 with messages by field. */
function formOf(
	one: Pick<Extendable, "includes" | "isOnline"> & { options: OptionRecord[]; taken: TakenOption[] },
	addition: Addition,
): AdditionForm {
	const { includes, isOnline, taken } = one;
	const offered = addableTo(one, one.options, taken);
	const isFree = chosenOptions(offered, addition).every(({ netGrosz }) => netGrosz === 0);
	const form = parseForm(
		additionSchema(isFree, { offered, included: includedKinds(includes), isOnline, taken }),
		addition,
	);
	if (form.options.length === 0) throw new Failure(400, additionRefusals.nothing);
	return form;
}

type Entry = {
	one: Extendable;
	event: EventRecord;
	person: Person;
	form: AdditionForm;
	order: NewOrder | undefined;
	now: Date;
};

/** Pieces and the document number come last: their counter rows stay locked until the commit. */
async function write(tx: Tx, deps: RegisterDeps, entry: Entry): Promise<PlacedOrder | undefined> {
	const { one, event, person, form, order, now } = entry;
	const chosen = form.options;
	await refuseRemovedOptions(tx, chosen);
	if (order) await insertAll(tx, order.inserts);
	const subject = optionSubject(one.id);
	await addAuditEntry(tx, {
		at: now,
		actor: person.id,
		action: "options.added",
		subject,
		eventId: event.id,
		detail: {
			orderId: order?.id ?? null,
			options: chosen.map(({ objectId }) => objectId),
			grossGrosz: order?.total.grossGrosz ?? 0,
		},
	});
	await takeChosenOptions(tx, chosen, { subject, accountId: person.id, now, orderId: order?.id });
	return order && openOrder(tx, deps, order);
}
