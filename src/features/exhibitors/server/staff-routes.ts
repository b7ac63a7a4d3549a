import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { invitationOutcome } from "../../invitations/rules.ts";
import { getExhibitorStaff, getOwnExhibitors } from "../staff-contract.ts";
import { refusals } from "../texts.ts";
import { invitationsAt } from "./invitation-store.ts";
import { exhibitorOfStaff, membersOf, ownExhibitorsOf } from "./staff-store.ts";

export function exhibitorStaffRoutes(app: FastifyInstance, { db, clock }: { db: NodePgDatabase; clock: Clock }): void {
	serve(app, getOwnExhibitors, async ({ accountId, lang }) => ({
		exhibitors: (await ownExhibitorsOf(db, accountId)).map(
			({ id, eventName, eventNameEn, startsAt, endsAt, ...one }) => ({
				objectId: id,
				...one,
				eventName: localized(lang, eventName, eventNameEn),
				startDate: startsAt.toISOString(),
				endDate: endsAt.toISOString(),
			}),
		),
	}));

	serve(app, getExhibitorStaff, async ({ accountId, params: { id: exhibitorId } }) => {
		const exhibitor = await db.transaction((tx) => exhibitorOfStaff(tx, { exhibitorId, accountId }));
		if (!exhibitor) throw notFound(refusals.notStaff);
		const now = clock.now();
		const members = await membersOf(db, exhibitorId);
		const invited = (await invitationsAt(db, exhibitor.eventId)).filter((one) => one.exhibitorId === exhibitorId);
		return {
			staff: members.map(({ id, grantedAt, ...one }) => ({
				...one,
				sinceDate: grantedAt.toISOString(),
				isYou: id === accountId,
			})),
			invited: invited.flatMap((one) => {
				const outcome = invitationOutcome(one, now);
				if (outcome === "used") return [];
				return [{ email: one.email, untilDate: one.expiresAt.toISOString(), isExpired: outcome === "expired" }];
			}),
		};
	});
}
