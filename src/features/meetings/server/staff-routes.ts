import type { FastifyInstance } from "fastify";
import type { Tx } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { eventById } from "../../event/server/store.ts";
import { exhibitorOfStaff } from "../../exhibitors/server/staff-store.ts";
import * as calls from "../staff-contract.ts";
import { refusals } from "../texts.ts";
import { answerAsExhibitor } from "./answer.ts";
import type { BookDeps } from "./book.ts";
import { tellMeeting } from "./broadcast.ts";
import { refusedMoves } from "./move-store.ts";
import { publish, unpublish } from "./publish.ts";
import { requestShape, slotSpanShape } from "./shapes.ts";
import { slotsToCome } from "./slot-store.ts";
import { meetingsWith } from "./store.ts";

type Deps = BookDeps & { config: { meetingRoomsUrl: string } };

/** Throws 404 unless the account works for the exhibitor. */
async function workplace(tx: Tx, exhibitorId: number, accountId: string) {
	const exhibitor = await exhibitorOfStaff(tx, { exhibitorId, accountId });
	if (!exhibitor) throw notFound(refusals.notStaff);
	return exhibitor;
}

export function staffRoutes(app: FastifyInstance, deps: Deps): void {
	slotRoutes(app, deps);
	answerRoutes(app, deps);
}

function slotRoutes(app: FastifyInstance, { db, clock, live }: Deps): void {
	serve(app, calls.publishSlots, async ({ accountId, params, body }) => {
		const published = await db.transaction(async (tx) => {
			await workplace(tx, params.id, accountId);
			return publish(tx, {
				exhibitorId: params.id,
				minutes: body.minutes,
				tableName: body.table || null,
				startsAt: new Date(body.startDate),
				endsAt: new Date(body.endDate),
				actor: accountId,
				now: clock.now(),
			});
		});
		tellMeeting(live, { exhibitorId: params.id, accountId: null });
		return { published };
	});

	serve(app, calls.removeSlot, async ({ accountId, params }) => {
		await db.transaction(async (tx) => {
			await workplace(tx, params.id, accountId);
			const { id: exhibitorId, slotId } = params;
			await unpublish(tx, { exhibitorId, slotId, actor: accountId, now: clock.now() });
		});
		tellMeeting(live, { exhibitorId: params.id, accountId: null });
		return { isRemoved: true };
	});
}

function answerRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock, config, live } = deps;
	serve(app, calls.getExhibitorMeetings, async ({ accountId, params, lang }) => {
		const exhibitor = await db.transaction((tx) => workplace(tx, params.id, accountId));
		const now = clock.now();
		const viewContext = { lang, now, roomsUrl: config.meetingRoomsUrl };
		const meetings = await meetingsWith(db, exhibitor.id);
		const refused = await refusedMoves(db, { exhibitorId: exhibitor.id });
		const slots = await slotsToCome(db, exhibitor.id, now);
		return {
			exhibitor: { objectId: exhibitor.id, name: exhibitor.name },
			timeZone: (await eventById(db, exhibitor.eventId)).timeZone,
			meetings: meetings.map((one) => requestShape({ ...one, refused: refused.get(one.id) }, viewContext)),
			freeSlots: slots.filter((one) => one.bookedBy === null).map(slotSpanShape),
		};
	});

	serve(app, calls.answerMeeting, async ({ accountId, params, body }) => {
		const { meetingId, id: exhibitorId } = params;
		const meeting = await db.transaction(async (tx) => {
			await workplace(tx, exhibitorId, accountId);
			return answerAsExhibitor(tx, deps, { meetingId, exhibitorId, answer: body });
		});
		if (meeting.isChanged) tellMeeting(live, meeting);
		return { meetingId, state: meeting.state };
	});
}
