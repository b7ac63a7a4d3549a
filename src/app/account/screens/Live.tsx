import { useSuspenseQueries } from "@tanstack/react-query";
import { Link } from "wouter";
import { studiosAt } from "../../../features/live/studios.ts";
import { lectureAccessQuery, liveProgrammeQuery } from "../../../features/live/web/live-queries.ts";
import { Studios } from "../../../features/live/web/Studios.tsx";
import { liveTexts as texts } from "../../../features/live/web/texts.ts";
import { useNow } from "../../../features/live/web/use-now.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";

const TICK_MS = 10_000;

export function Live() {
	const { lang, event } = useFrame();
	const [{ data }, { data: access }] = useSuspenseQueries({
		queries: [liveProgrammeQuery(event.code), lectureAccessQuery(event.code)],
	});
	const isOpen = (id: number) => access.streams.some((one) => one.lectureId === id && one.access === "open");
	const now = useNow(TICK_MS);
	const studios = studiosAt(data.lectures, now);
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			{studios.length > 0 ? (
				<Studios lang={lang} now={now} studios={studios} isOpen={isOpen} timeZone={data.timeZone} />
			) : (
				<section className="card empty-state">
					<Icon name="play" size={28} />
					<h2 className="h-card">{texts.noneTitle[lang]}</h2>
					<p className="text-muted text-pretty">{texts.noneLead[lang]}</p>
					<Link className="btn btn-small" to="/agenda">
						{texts.toAgenda[lang]}
					</Link>
				</section>
			)}
		</>
	);
}
