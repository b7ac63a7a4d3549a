import "./live.css";
import type { CSSProperties } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Live } from "../contract.ts";
import { minutesOf, liveTexts as texts } from "./texts.ts";
import type { usePresence } from "./use-presence.ts";

type Props = { lang: Lang; live: Live; counted: ReturnType<typeof usePresence> };

export function Attendance({ lang, live, counted: { seconds, isAttended, isUncounted } }: Props) {
	const all = (Date.parse(live.endDate) - Date.parse(live.startDate)) / 1000;
	return (
		<section className="card live-attendance" aria-labelledby="live-attendance">
			<h2 id="live-attendance">
				{texts.attendance[lang]} <span>{minutesOf(lang, seconds, all)}</span>
			</h2>
			<i className="live-bar" style={{ "--part": Math.min(1, seconds / Math.max(1, all)) } as CSSProperties} />
			{isAttended ? (
				<p className="live-attended">
					<Icon name="check" size={18} /> {texts.attended[lang]}
				</p>
			) : (
				<p className="text-muted">{texts.attendanceLead[lang]}</p>
			)}
			{isUncounted && (
				<p className="live-uncounted" role="status">
					{texts.uncounted[lang]}
				</p>
			)}
		</section>
	);
}
