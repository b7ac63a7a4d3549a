import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { isOverlap, type Span } from "../../../kit/time/span.ts";
import { MEETING_LIMITS, publishRefusal, slotsBetween } from "../rules.ts";
import { refusals } from "../texts.ts";
import {
	addSlots,
	exhibitorById,
	isSlotBooked,
	lockPublishing,
	lockSlotWithMeeting,
	removeSlot,
	slotCount,
	slotsBusy,
} from "./slot-store.ts";

type PublishRequest = Span & { exhibitorId: number; minutes: number; tableName: string | null; actor: string };

/**
 * Publishes slots that fit between two moments, all or none; returns their number. A table has one slot at a time,
 * whatever the exhibitor; an exhibitor has one online slot at a time. Throws 400 or 409.
 */
export async function publish(tx: Tx, { now, ...wanted }: PublishRequest & { now: Date }): Promise<number> {
	const { exhibitorId, startsAt, endsAt, minutes, tableName, actor } = wanted;
	const exhibitor = await exhibitorById(tx, exhibitorId);
	if (!exhibitor?.isMeetingEnabled) throw notFound(refusals.noExhibitor);
	const refusal = publishRefusal({ startsAt, endsAt }, minutes, now);
	if (refusal) throw new Failure(400, refusals[refusal]);
	const spans = slotsBetween({ startsAt, endsAt }, minutes);
	const { eventId } = exhibitor;
	await lockPublishing(tx, eventId);
	const busy = await slotsBusy(tx, { eventId, exhibitorId, tableName, startsAt, endsAt });
	if (busy.some((one) => spans.some((span) => isOverlap(one, span))))
		throw new Failure(409, tableName === null ? refusals.onlineTaken : refusals.tableTaken);
	if ((await slotCount(tx, exhibitorId)) + spans.length > MEETING_LIMITS.slots)
		throw new Failure(409, refusals.tooMany);
	await addSlots(
		tx,
		spans.map((span) => ({ ...span, exhibitorId, tableName })),
	);
	const detail = { count: spans.length, from: startsAt.toISOString(), minutes, table: tableName };
	await addAuditEntry(tx, { at: now, actor, action: "meeting.slots-published", ...aboutOf(exhibitor), detail });
	return spans.length;
}

export async function unpublish(
	tx: Tx,
	{ exhibitorId, slotId, actor, now }: { exhibitorId: number; slotId: number; actor: string; now: Date },
): Promise<void> {
	const slot = await lockSlotWithMeeting(tx, { id: slotId, exhibitorId });
	if (!slot) throw notFound(refusals.noSlot);
	if (await isSlotBooked(tx, slotId)) throw new Failure(409, refusals.held);
	await removeSlot(tx, slotId, now);
	const exhibitor = await exhibitorById(tx, exhibitorId);
	if (!exhibitor) throw notFound(refusals.noExhibitor);
	const detail = { from: slot.startsAt.toISOString(), table: slot.tableName };
	await addAuditEntry(tx, { at: now, actor, action: "meeting.slot-removed", ...aboutOf(exhibitor), detail });
}

const aboutOf = ({ id, eventId }: { id: number; eventId: number }) => ({ subject: `exhibitor:${id}`, eventId });
