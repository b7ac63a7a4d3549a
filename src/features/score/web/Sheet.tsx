import "./sheet.css";
import { useDeferredValue, useId, useMemo } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Score } from "../contract.ts";
import type { ScoreFrame } from "../frame.ts";
import { topicsInCommon } from "../lit.ts";
import { scoreTexts } from "../texts.ts";
import { DayBlock } from "./DayBlock.tsx";
import { LampCard } from "./LampCard.tsx";
import type { LampLook } from "./lamp-look.ts";
import { SheetFoot } from "./SheetFoot.tsx";
import { Topics } from "./Topics.tsx";
import { useCollected } from "./use-collected.ts";
import { useOpenLamp } from "./use-open-lamp.ts";
import type { ScoreView } from "./use-score.ts";
import { useScoreClock } from "./use-score-clock.ts";

type Props = { frame: ScoreFrame; score: Score; view: ScoreView };

/** The whole score: topics, days with lamps, the lecture card, and actions. */
// long: one sheet's markup, whose parts are components already
export function Sheet({ frame, score, view }: Props) {
	const { lang, eventCode, timeZone } = frame;
	const { chosen, day } = view;
	// a press gets its response before the lamps rerender
	const shownTopics = useDeferredValue(chosen);
	const openGroups = useDeferredValue(view.openGroups);
	const help = useId();
	const minuteOn = useScoreClock(timeZone);
	const collected = useCollected(eventCode);
	const open = useOpenLamp(score, openGroups);
	const collectedIds = useDeferredValue(collected.ids);
	// Focus moves at once, before the lecture card.
	const openLamp = useDeferredValue(open.id);
	const tabStop = useDeferredValue(open.tabStop);
	const lit = useMemo(() => litLamps(score, shownTopics), [score, shownTopics]);
	const look = useLampLook(frame, score, { lit, collected: collectedIds });
	return (
		<>
			<Topics lang={lang} topics={score.topics} chosen={chosen} onToggle={view.toggleTopic} />
			<DaySegment lang={lang} score={score} view={view} />
			<p className="sr-only" id={help}>
				{scoreTexts.help[lang]}
			</p>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend that nobody sees */}
			<div
				className="score-days"
				role="group"
				aria-label={scoreTexts.sheet[lang]}
				aria-describedby={help}
				data-lit={lit ? "" : undefined}
				data-over={score.isOver || undefined}
				{...open.handlers}
			>
				{score.days.map((one, index) => (
					<DayBlock
						key={one.date + one.code}
						day={one}
						look={look}
						isShown={index === day}
						now={minuteOn(one.date)}
						openLamp={openLamp}
						tabStop={tabStop}
						openGroups={openGroups}
						onToggleGroup={view.toggleGroup}
					/>
				))}
				<LampCard
					frame={frame}
					score={score}
					view={view}
					openLamp={openLamp}
					close={open.close}
					collected={collected}
				/>
			</div>
			<SheetFoot frame={frame} score={score} chosen={chosen} collected={collected} />
		</>
	);
}

/** The lamps' look; memoised until it changes. */
function useLampLook(
	{ lang, base }: ScoreFrame,
	{ isOver, from, to }: Score,
	{ lit, collected }: Pick<LampLook, "lit" | "collected">,
): LampLook {
	return useMemo(
		() => ({ lang, base, lit, isOver, collected, from, to }),
		[lang, base, lit, isOver, collected, from, to],
	);
}

/** Chooses the day that a phone shows. */
function DaySegment({ lang, score, view }: { lang: Lang; score: Score; view: ScoreView }) {
	if (score.days.length < 2) return null;
	return (
		<fieldset className="segment score-segment" aria-label={scoreTexts.days[lang]}>
			{score.days.map((one, index) => (
				<button
					type="button"
					key={one.date + one.code}
					aria-pressed={index === view.day}
					onClick={() => view.setDay(index)}
				>
					{one.name}
				</button>
			))}
		</fieldset>
	);
}

/** Lectures with chosen topics; undefined without a choice. */
function litLamps(score: Score, chosen: ReadonlySet<number>): ReadonlySet<number> | undefined {
	if (chosen.size === 0) return undefined;
	const lamps = score.days.flatMap((day) => day.lines.flatMap((one) => one.lamps));
	return new Set(lamps.filter((one) => topicsInCommon(one, chosen).length > 0).map((one) => one.objectId));
}
