import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { dayOf, timeText } from "../../../kit/time/zone.ts";
import { eventById } from "../../event/server/store.ts";
import { membersOf } from "../../exhibitors/server/staff-store.ts";
import { eventDays } from "../../stands/rules.ts";
import * as store from "../../stands/server/duty-store.ts";
import { workplace } from "../../stands/server/inbox.ts";
import * as calls from "../duty-contract.ts";
import { dutyRefusals as refusals } from "../duty-texts.ts";
import { wrongOfDuty } from "../form-errors.ts";
import { MOST_DUTIES } from "../rules.ts";
import { type ChangeDeps, changeStand } from "./change-stand.ts";

/** Shifts light logos on the landing page, which is cached until the next shift starts or ends. */
const isOnTheWall = () => true;

export function dutyRoutes(app: FastifyInstance, deps: ChangeDeps): void {
	const { db } = deps;
	serve(app, calls.getDutyPlan, async ({ accountId, params: { id: exhibitorId } }) => {
		const { eventId } = await db.transaction((tx) => workplace(tx, exhibitorId, accountId));
		return planShape(db, { exhibitorId, eventId });
	});

	serve(app, calls.saveDuty, async ({ accountId, params: { id: exhibitorId }, body: { objectId, ...typed } }) => {
		const save = async (tx: Tx, { eventId }: { eventId: number }) => {
			const event = await eventById(tx, eventId);
			const member = (await membersOf(tx, exhibitorId)).find((one) => one.email === typed.email);
			const wrong = wrongOfDuty(typed, eventDays(event));
			if (!member || Object.keys(wrong).length > 0)
				throw wrongForm({ ...(!member && { email: refusals.noMember }), ...wrong });
			const at = (hour: string) => (typed.day === "" ? null : instantOf(`${typed.day}T${hour}`, event.timeZone));
			const { role, from, to } = typed;
			const times = { startsAt: at(from), endsAt: at(to) };
			const duty = { accountId: member.id, role, roleEn: typed.roleEn || null, ...times };
			if (objectId !== undefined) {
				const isThere = await store.changeDuty(tx, { exhibitorId, id: objectId }, duty);
				if (!isThere) throw notFound(refusals.none);
			} else {
				if ((await store.dutyCount(tx, exhibitorId)) >= MOST_DUTIES) throw new Failure(409, refusals.tooMany);
				await store.addDuty(tx, exhibitorId, duty);
			}
			return planShape(tx, { exhibitorId, eventId });
		};
		return changeStand(deps, { exhibitorId, accountId }, save, isOnTheWall);
	});

	serve(app, calls.removeDuty, async ({ accountId, params: { id: exhibitorId, dutyId: id } }) => {
		const remove = async (tx: Tx, { eventId }: { eventId: number }) => {
			await store.removeDuty(tx, { exhibitorId, id });
			return planShape(tx, { exhibitorId, eventId });
		};
		return changeStand(deps, { exhibitorId, accountId }, remove, isOnTheWall);
	});
}

type StandAtEvent = { exhibitorId: number; eventId: number };

async function planShape(db: Database, { exhibitorId, eventId }: StandAtEvent): Promise<calls.DutyPlan> {
	const event = await eventById(db, eventId);
	const hour = (at: Date | null) => (at ? timeText("en", at, event.timeZone) : "");
	return {
		days: eventDays(event),
		staff: (await membersOf(db, exhibitorId)).map(({ email, firstName, lastName }) => ({ email, firstName, lastName })),
		duties: (await store.plannedDuties(db, exhibitorId)).map(({ id, roleEn, startsAt, endsAt, ...one }) => ({
			...one,
			objectId: id,
			roleEn: roleEn ?? "",
			day: startsAt ? dayOf(startsAt, event.timeZone) : "",
			from: hour(startsAt),
			to: hour(endsAt),
		})),
	};
}
