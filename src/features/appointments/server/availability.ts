import type { Lang } from "../../../kit/i18n/lang.ts";
import { localized, wordsIn } from "../../../kit/i18n/lang.ts";
import { isOverlap, type Span } from "../../../kit/time/span.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { liveMeetingsOf } from "../../meetings/server/store.ts";
import { ownPlan, type PlanDeps } from "../../plan/server/own-plan.ts";
import { dutiesOf } from "../../stands/server/duty-store.ts";

import { agreedAt } from "./store.ts";

export type Busy = Span & { name: string; appointmentId?: number };

type Viewer = { accountId: string; event: EventRecord; lang: Lang };

/** Lists lectures (reserved or starred), meetings with exhibitors, agreed appointments and stand duties. */
export async function busyOf(deps: PlanDeps, { accountId, event, lang }: Viewer): Promise<Busy[]> {
	const { db } = deps;
	const of = { accountId, eventId: event.id };
	const { lectures } = await ownPlan(deps, { accountId, event });
	const meetings = (await liveMeetingsOf(db, accountId)).filter((one) => one.eventId === event.id);
	const duties = await dutiesOf(db, of);
	const agreed = await agreedAt(db, of);
	return [
		...lectures
			.filter((one) => one.hasHours)
			.map((one) => ({
				name: wordsIn(lang, one.language, one.subject, one.subjectPl, one.subjectEn).text,
				startsAt: new Date(one.startDate),
				endsAt: new Date(one.endDate),
			})),
		...meetings
			.filter((one) => one.state === "agreed" || one.by === "person")
			.map(({ exhibitorName: name, startsAt, endsAt }) => ({ name, startsAt, endsAt })),
		...duties.map(({ role, roleEn, startsAt, endsAt }) => ({ name: localized(lang, role, roleEn), startsAt, endsAt })),
		...agreed.map(({ id, people, startsAt, endsAt }) => {
			const other = people.find((one) => one.id !== accountId);
			return { name: `${other?.firstName} ${other?.lastName}`, startsAt, endsAt, appointmentId: id };
		}),
	];
}

/** Names conflicts with a time, ignoring one appointment. */
export function clashesAt(span: Span, busy: readonly Busy[], besides?: number): string[] {
	return busy
		.filter((one) => isOverlap(one, span) && (besides === undefined || one.appointmentId !== besides))
		.map(({ name }) => name);
}
