import "./sheet-foot.css";
import { useState } from "react";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Score } from "../contract.ts";
import type { ScoreFrame } from "../frame.ts";
import { filterOfTopics, planOf } from "../lit.ts";
import { planMade, scoreTexts } from "../texts.ts";
import type { CollectedHere } from "./use-collected.ts";

type Props = { frame: ScoreFrame; score: Score; chosen: ReadonlySet<number>; collected: CollectedHere };

export function SheetFoot({ frame, score, chosen, collected }: Props) {
	const { lang, base } = frame;
	const [said, say] = useState<{ text: string; isDone: boolean }>();
	const makePlan = () => {
		if (chosen.size === 0) return say({ text: scoreTexts.chooseFirst[lang], isDone: false });
		const { added, leftOut } = planOf(score, chosen, collected.ids);
		collected.set(added, true);
		return say({ text: planMade(lang, added.length, leftOut), isDone: true });
	};
	return (
		<div className="score-foot">
			<Legend lang={lang} score={score} />
			<div className="score-acts">
				{/* biome-ignore lint/a11y/useValidAnchor: it leads to the agenda, whose filter is set first */}
				<a className="btn btn-outline" href="#agenda" onClick={() => void showInAgenda(score, chosen)}>
					{scoreTexts.showList[lang]}
				</a>
				{!score.isOver && (
					<button type="button" className="btn btn-key" onClick={makePlan}>
						{scoreTexts.makePlan[lang]} <Icon name="arrow" />
					</button>
				)}
			</div>
			<p className="score-said" role="status">
				{said && `${said.text} `}
				{said?.isDone && (
					<a href={`${base}/user.html?to=${encodeURIComponent(`${base}/account/agenda`)}`}>
						{scoreTexts.openPlan[lang]} <Icon name="arrow" size={18} />
					</a>
				)}
			</p>
		</div>
	);
}

/** Filters the agenda by the same topics through the URL; the link itself scrolls there. */
async function showInAgenda({ topics }: Score, chosen: ReadonlySet<number>): Promise<void> {
	const { withFilter } = await import("../../agenda/filter.ts");
	const query = withFilter(new URLSearchParams(location.search), filterOfTopics(topics, chosen)).toString();
	history.replaceState(null, "", `${location.pathname}${query && `?${query}`}#agenda`);
	dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

function Legend({ lang, score }: { lang: ScoreFrame["lang"]; score: Score }) {
	const hasHot = score.days.some((day) => day.lines.some((line) => line.lamps.some((lamp) => lamp.isHot)));
	return (
		<ul className="score-legend">
			{score.isOver && score.hasSeats && (
				<li>
					{scoreTexts.empty[lang]} <i className="score-fill" /> {scoreTexts.full[lang]}
				</li>
			)}
			{!score.isOver && (
				<>
					<li>
						<i data-lit="" /> {scoreTexts.matches[lang]}
					</li>
					<li>
						<i /> {scoreTexts.others[lang]}
					</li>
				</>
			)}
			{hasHot && (
				<li>
					<i data-lit="" data-hot="" /> {scoreTexts.hotLegend[lang]}
				</li>
			)}
			<li className="score-length">{scoreTexts.lengthLegend[lang]}</li>
		</ul>
	);
}
