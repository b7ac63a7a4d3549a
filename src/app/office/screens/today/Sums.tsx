import type { ReactNode } from "react";
import type { Today } from "../../../../features/today/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { numberText } from "../../../../kit/i18n/number.ts";
import { plural } from "../../../../kit/i18n/plural.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { dateText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { SparkBars } from "../../pieces/charts/SparkBars.tsx";
import { todayTexts as texts } from "./today-texts.ts";

/** Days of the small bars. */
const SPARK_DAYS = 14;

/** The four figures above the charts. */
export function Sums({ figures }: { figures: Today }) {
	const { lang } = useFrame();
	const { pace, round, startDate, timeZone, averageNetGrosz } = figures;
	const daily = pace.slice(-SPARK_DAYS).map(({ total }, index, shown) => total - (shown[index - 1]?.total ?? total));
	// the end of a round is exclusive: midnight belongs to the day before
	const ends = round ? Date.parse(round.endsDate) - 1 : Date.parse(startDate);
	const days = round?.daysLeft ?? figures.daysLeft;
	return (
		<section className="card tdy-sums" aria-label={texts.pageTitle[lang]}>
			<Sum
				name={texts.sold[lang]}
				value={moneyText(lang, figures.soldNetGrosz)}
				note={fill(texts.soldNote[lang], { paid: moneyText(lang, figures.paidGrosz) })}
			/>
			<Sum
				name={texts.registered[lang]}
				value={numberText(lang, figures.registered)}
				note={sameDay(lang, figures)}
				beside={daily.length > 1 && <SparkBars values={daily.slice(1)} />}
			/>
			<Sum
				name={texts.average[lang]}
				value={averageNetGrosz === null ? "–" : moneyText(lang, averageNetGrosz)}
				note=""
			/>
			<Sum
				name={round ? fill(texts.round[lang], { number: round.number }) : texts.noRound[lang]}
				value={plural(lang, days, texts.days)}
				note={fill(texts.untilDay[lang], { day: dateText(lang, new Date(ends), timeZone, false) })}
			/>
		</section>
	);
}

/** Registrations of the previous edition as many days before it. */
function sameDay(lang: "pl" | "en", { pace, previous }: Today): string {
	const daysBefore = pace.at(-1)?.daysBefore;
	const then = previous?.pace.findLast((one) => daysBefore !== undefined && one.daysBefore >= daysBefore);
	if (!previous || !then) return "";
	return fill(texts.sameDay[lang], { count: numberText(lang, then.total), event: previous.eventCode });
}

type SumProps = { name: string; value: string; note: string; beside?: ReactNode };

function Sum({ name, value, note, beside }: SumProps) {
	return (
		<div className="tdy-sum">
			<h2>{name}</h2>
			<p>
				<b>{value}</b>
				{beside}
			</p>
			{note && <small>{note}</small>}
		</div>
	);
}
