import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { seatWords } from "../../../features/seats/web/SeatDays.tsx";
import { localized } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { PartFailed } from "../PartFailed.tsx";
import { seatsQuery } from "../queries.ts";
import { useFrame } from "../use-frame.ts";
import { screenTexts as texts } from "./texts.ts";

/** So many lectures of the plan stand on the first screen. */
const SHOWN = 3;

/** The lectures with a seat that come next; nothing where the ticket opens none that needs one. */
export function NextSeats({ registrationId }: { registrationId: number }) {
	const { lang } = useFrame();
	const { data, isError, refetch } = useQuery(seatsQuery(registrationId));
	if (isError && !data) return <PartFailed what={texts.seatsFailed[lang]} onRetry={refetch} />;
	if (!data || data.lectures.length === 0) return null;
	const now = siteNow();
	const next = data.lectures.filter((one) => one.isReserved && new Date(one.endDate) > now).slice(0, SHOWN);
	return (
		<section className="card acc-card" aria-labelledby="next-seats">
			<header className="acc-card-head">
				<h2 className="h-card" id="next-seats">
					{texts.nextSeats[lang]}
				</h2>
				<Link to="/agenda">{texts[next.length > 0 ? "wholePlan" : "chooseSeats"][lang]}</Link>
			</header>
			{next.length === 0 && <p className="text-muted">{texts.noSeats[lang]}</p>}
			<ol className="acc-rows">
				{next.map((one) => {
					const { text, ...marked } = seatWords(lang, one);
					return (
						<li key={one.lectureId} className="acc-row">
							<p className="acc-hour">
								<b>{timeText(lang, new Date(one.startDate), data.timeZone)}</b>
								<span>{localized(lang, one.calendarName, one.calendarNameEn)}</span>
							</p>
							<p className="min-w-0">
								<b {...marked}>{text}</b>
								<span className="text-muted block">{one.place}</span>
							</p>
						</li>
					);
				})}
			</ol>
		</section>
	);
}
