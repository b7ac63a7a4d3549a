import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { assertForm } from "../../organisers/server/assert-form.ts";
import { MAX_VIEWS, type ViewList, viewAddressOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { viewForm } from "../view-form.ts";
import {
	addView,
	countOwn,
	countShared,
	deleteView,
	findSame,
	findView,
	lockSaving,
	storeView,
	type ViewRecord,
} from "./store.ts";

type Deps = { db: NodePgDatabase; clock: Clock };
/** An organiser at an event, who asks for a list. */
type Asker = { accountId: string; eventId: number; list: ViewList };
type TypedView = { name: string; isShared: boolean; address: string };
type WhichView = { viewId: number; mayRemoveOthers: boolean };

export const viewVersion = ({ name, address, eventId }: Pick<ViewRecord, "name" | "address" | "eventId">): string =>
	contentMark(JSON.stringify([name, address, eventId]));

/** Throws 400 for an invalid name. */
function viewOf({ accountId, eventId, list }: Asker, typed: TypedView): Omit<ViewRecord, "id"> {
	assertForm(viewForm, { name: typed.name, isShared: typed.isShared, takesShown: false });
	const address = viewAddressOf(typed.address);
	return { accountId, eventId: typed.isShared ? eventId : null, list, name: typed.name, address };
}

async function assertRoom(tx: Tx, { accountId, eventId, list }: Omit<ViewRecord, "id">): Promise<void> {
	const count = eventId === null ? countOwn(tx, { accountId, list }) : countShared(tx, { eventId, list });
	if ((await count) < MAX_VIEWS) return;
	throw new Failure(409, eventId === null ? refusals.tooManyOwn : refusals.tooManyShared);
}

type SharingChange = { viewId: number; asker: Asker; isShared: boolean; now: Date };

/** The journal knows the views that others see. */
async function journal(tx: Tx, { viewId, asker, isShared, now }: SharingChange): Promise<void> {
	await addAuditEntry(tx, {
		at: now,
		actor: asker.accountId,
		action: isShared ? "view.shared" : "view.unshared",
		subject: `view:${viewId}`,
		eventId: asker.eventId,
		detail: { list: asker.list },
	});
}

/** Saves a view and returns its id. The same view again has the id of the first one. Throws 400 and 409. */
export function addSavedView({ db, clock }: Deps, asker: Asker, typed: TypedView): Promise<number> {
	const view = viewOf(asker, typed);
	const now = clock.now();
	return db.transaction(async (tx) => {
		await lockSaving(tx);
		const sameId = await findSame(tx, view);
		if (sameId !== undefined) return sameId;
		await assertRoom(tx, view);
		const viewId = await addView(tx, { ...view, savedAt: now });
		if (typed.isShared) await journal(tx, { viewId, asker, isShared: true, now });
		return viewId;
	});
}

/** Changes a view of the asker. Throws 400, 404 for another's view, 409 for another version or too many views. */
export function changeSavedView(
	{ db, clock }: Deps,
	asker: Asker,
	{ viewId, version, ...typed }: TypedView & { viewId: number; version: string },
): Promise<void> {
	const view = viewOf(asker, typed);
	const now = clock.now();
	return db.transaction(async (tx) => {
		await lockSaving(tx);
		const before = await findView(tx, { ...asker, viewId });
		if (before?.accountId !== asker.accountId) throw notFound(refusals.noView);
		if (viewVersion(before) !== version) throw new Failure(409, refusals.changed, { type: VERSION_CHANGED });
		if ((await findSame(tx, view, viewId)) !== undefined) throw new Failure(409, refusals.exists);
		const isMoved = before.eventId !== view.eventId;
		if (isMoved) await assertRoom(tx, view);
		await storeView(tx, viewId, { eventId: view.eventId, name: view.name, address: view.address, savedAt: now });
		if (isMoved) await journal(tx, { viewId, asker, isShared: typed.isShared, now });
	});
}

/** Removes a view of the asker, or a shared one of others with `mayRemoveOthers`. Throws 404. */
export function removeSavedView({ db, clock }: Deps, asker: Asker, which: WhichView): Promise<void> {
	const { viewId, mayRemoveOthers } = which;
	return db.transaction(async (tx) => {
		const view = await findView(tx, { ...asker, viewId });
		if (!view || !(view.accountId === asker.accountId || mayRemoveOthers)) throw notFound(refusals.noView);
		await deleteView(tx, viewId);
		if (view.eventId !== null) await journal(tx, { viewId, asker, isShared: false, now: clock.now() });
	});
}
