import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { studiosAt } from "../../../../features/live/programme.ts";
import { OnAir } from "../../../../features/live/web/Studios.tsx";
import { liveTexts as texts } from "../../../../features/live/web/texts.ts";
import { planQuery } from "../../../../features/plan/web/use-plan.ts";
import { useFrame } from "../../use-frame.ts";
import type { AgendaLook } from "../agenda/look.ts";
import { liveProgrammeQuery } from "../live-queries.ts";

/** What is live now, on the first screen: first what is in the plan; nothing where nothing is on. */
export function LiveToday({ look: { lang, timeZone, now } }: { look: AgendaLook }) {
	const { event } = useFrame();
	const { data } = useQuery(liveProgrammeQuery(event.code));
	const { data: plan } = useQuery(planQuery(event.code));
	const on = studiosAt(data?.lectures ?? [], now).filter((one) => one.on);
	const isPlanned = (id: number | undefined) => plan?.lectures.some((one) => one.lectureId === id);
	const first = on.find((one) => isPlanned(one.on?.objectId)) ?? on[0];
	if (!first?.on) return null;
	return (
		<div className="grid gap-3">
			<OnAir {...{ lang, timeZone, now }} studio={first} one={first.on} />
			{on.length > 1 && (
				<Link className="justify-self-start" to="/live">
					{texts.all[lang]}
				</Link>
			)}
		</div>
	);
}
