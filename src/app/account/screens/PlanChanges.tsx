import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeText } from "../../../features/plan/changes.ts";
import { seePlanChanges } from "../../../features/plan/contract.ts";
import { nextTexts } from "../../../features/plan/next-texts.ts";
import { planQuery } from "../../../features/plan/web/use-plan.ts";
import { call } from "../../../kit/api/call.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { PartFailed } from "../../client/PartFailed.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { type AgendaLook, nameOf } from "./agenda/look.ts";

// long: one notice's markup
export function PlanChanges({ look }: { look: AgendaLook }) {
	const { lang } = look;
	const { event } = useFrame();
	const queries = useQueryClient();
	const { data: plan } = useQuery(planQuery(event.code));
	const [isFailed, setFailed] = useState(false);
	const changed = (plan?.lectures ?? []).flatMap(({ change, ...one }) =>
		change && new Date(one.startDate) > look.now ? [{ ...one, change }] : [],
	);
	if (changed.length === 0) return null;
	const see = async () => {
		const seen = call(seePlanChanges, { params: { eventCode: event.code }, query: { lang }, body: {} });
		setFailed(
			await seen.then(
				() => false,
				() => true,
			),
		);
		await queries.invalidateQueries({ queryKey: planQuery(event.code).queryKey });
	};
	return (
		<section className="notice notice-warn" aria-labelledby="plan-changes">
			<div className="grid gap-2 min-w-0">
				<h2 className="h-card" id="plan-changes">
					{nextTexts.changed[lang]}
				</h2>
				<ul className="grid gap-2">
					{changed.map((one) => {
						const { text, ...marked } = nameOf(lang, one);
						const now = {
							day: localized(lang, one.calendarName, one.calendarNameEn),
							startsAt: new Date(one.startDate),
							place: one.place,
						};
						const before = { startsAt: new Date(one.change.startDate), place: one.change.place };
						return (
							<li key={one.lectureId}>
								<b className="block" {...marked}>
									{text}
								</b>{" "}
								<span>{changeText(lang, look.timeZone, now, before)}</span>
							</li>
						);
					})}
				</ul>
				{isFailed && <PartFailed what={nextTexts.notSaved[lang]} onRetry={see} />}
				<button type="button" className="plain-link justify-self-start" onClick={() => void see()}>
					{nextTexts.seen[lang]}
				</button>
			</div>
		</section>
	);
}
