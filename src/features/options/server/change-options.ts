import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { assertNoErrors, Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { existingPackage } from "../../packages/server/store.ts";
import { type OptionTerms, sizesRefusal } from "../office-form.ts";
import { limitRefusals } from "../office-rules.ts";
import { optionRefusals as refusals } from "../office-texts.ts";
import {
	deleteOption,
	insertOption,
	isChosen,
	lockOption,
	type OfficeOption,
	piecesTaken,
	saveClosed,
	saveOption,
} from "./office-store.ts";

/** Implemented by `app/wiring.ts`: whether an order has a line of the option. */
export type OptionReads = { isOrdered(db: Database, optionId: number): Promise<boolean> };

type Deps = { clock: Clock };
type At = { eventId: number; actor: string };
type AtOption = At & { optionId: number };

/** Locks an option until the commit. Throws 404 for another event's option. */
export async function lockExistingOption(
	tx: Tx,
	at: { eventId: number; optionId: number; isRemoved?: boolean },
): Promise<OfficeOption> {
	const found = await lockOption(tx, at);
	if (!found) throw notFound(refusals.noOption);
	return found;
}

/**
 * Changes price, limit and sizes of an option. `accept` refuses terms that are not the ones that the organiser saw.
 * Throws the 400 of the form for limits below the taken pieces.
 */
export async function changeOption(
	tx: Tx,
	{ clock }: Deps,
	at: AtOption,
	{ terms, accept }: { terms: OptionTerms; accept(before: OfficeOption): void },
): Promise<void> {
	const { eventId, optionId } = at;
	const before = await lockExistingOption(tx, at);
	accept(before);
	const pieces = (await piecesTaken(tx, eventId)).get(optionId) ?? { taken: 0, bySize: new Map() };
	const sizes = sizesRefusal(before.kind, terms.choices);
	assertNoErrors(sizes ? { sizes } : limitRefusals(terms, pieces));
	await saveOption(tx, optionId, terms);
	await note(tx, clock, at, { action: "option.changed", detail: { before: termsOf(before), after: termsOf(terms) } });
}

export type NewOption = OptionTerms & { kind: OfficeOption["kind"]; vatRate: number; packageCode: string };

/** Adds an option to a package. Throws the 400 of the form if the package has one of the kind. */
export async function addOption(
	tx: Tx,
	{ clock }: Deps,
	{ eventId, actor }: At,
	{ packageCode, ...option }: NewOption,
): Promise<number> {
	const { kind, vatRate } = option;
	const sizes = sizesRefusal(kind, option.choices);
	if (sizes) throw wrongForm({ sizes });
	const { id: packageId } = await existingPackage(tx, eventId, packageCode);
	const optionId = await insertOption(tx, { ...option, packageId });
	if (optionId === undefined) throw wrongForm({ kind: refusals.exists });
	const detail = { packageId, kind, vatRate, after: termsOf(option) };
	await note(tx, clock, { eventId, actor, optionId }, { action: "option.added", detail });
	return optionId;
}

/** Closes or opens the sale of an option. Throws 409 if it is so already. */
export async function setSale(tx: Tx, { clock }: Deps, at: AtOption, isClosed: boolean): Promise<void> {
	const { closedAt } = await lockExistingOption(tx, at);
	assertOtherSale(closedAt, isClosed);
	await saveClosed(tx, at.optionId, isClosed ? clock.now() : null);
	await note(tx, clock, at, { action: isClosed ? "option.closed" : "option.opened", detail: {} });
}

export function assertOtherSale(closedAt: Date | null, isClosed: boolean): void {
	if ((closedAt !== null) === isClosed) throw new Failure(409, isClosed ? refusals.isClosed : refusals.isOpen);
}

/** Removes an option that nobody has or had and that is as `accept` expects it. Throws 409 otherwise. */
export async function removeUnusedOption(
	tx: Tx,
	{ clock, optionReads }: Deps & { optionReads: OptionReads },
	at: AtOption,
	accept: (before: OfficeOption) => void,
): Promise<void> {
	const { optionId } = at;
	const before = await lockExistingOption(tx, { ...at, isRemoved: true });
	accept(before);
	const isUsed = (await isChosen(tx, optionId)) || (await optionReads.isOrdered(tx, optionId));
	if (isUsed) throw new Failure(409, refusals.notAsBefore);
	await deleteOption(tx, optionId);
	await note(tx, clock, at, { action: "option.removed", detail: { before: termsOf(before) } });
}

export const termsOf = ({ netGrosz, capacity, choices, choiceLimits }: OptionTerms): OptionTerms => ({
	netGrosz,
	capacity,
	choices,
	choiceLimits,
});

type Note = { action: string; detail: Record<string, unknown> };

async function note(tx: Tx, clock: Clock, { eventId, actor, optionId }: AtOption, { action, detail }: Note) {
	await addAuditEntry(tx, { at: clock.now(), actor, action, subject: `option:${optionId}`, eventId, detail });
}
