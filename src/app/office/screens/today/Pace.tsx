import type { Today } from "../../../../features/today/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { numberText } from "../../../../kit/i18n/number.ts";
import { plural } from "../../../../kit/i18n/plural.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { LineChart } from "../../pieces/charts/LineChart.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { todayTexts as texts } from "./today-texts.ts";

const pointsOf = (pace: Today["pace"]) => pace.map(({ daysBefore, total }) => ({ x: -daysBefore, y: total }));

/** "37 days", for the negative place on the axis. */
function daysText(lang: Lang, x: number): string {
	if (x === 0) return texts.eventDay[lang];
	const days = plural(lang, Math.abs(x), texts.days);
	return x < 0 ? days : `${days} ${texts.after[lang]}`;
}

/** Registrations until each day, beside the previous edition. */
export function Pace({ figures }: { figures: Pick<Today, "pace" | "previous" | "registered"> }) {
	const { lang, event } = useFrame();
	const { pace, previous, registered } = figures;
	const lines = [
		{ name: event.code, points: pointsOf(pace) },
		...(previous ? [{ name: previous.eventCode, points: pointsOf(previous.pace), isBefore: true }] : []),
	].filter(({ points }) => points.length > 0);
	return (
		<RecordCard title={texts.pace[lang]}>
			{lines.length === 0 ? (
				<p className="text-muted">{texts.noPace[lang]}</p>
			) : (
				<LineChart
					label={fill(texts.paceLabel[lang], { count: numberText(lang, registered) })}
					lines={lines}
					xText={(x) => daysText(lang, x)}
					yText={(y) => numberText(lang, y)}
					xName={texts.paceDay[lang]}
					tableText={texts.asTable[lang]}
				/>
			)}
		</RecordCard>
	);
}
