import type { CSSProperties } from "react";
import type { ScoreFrame } from "../frame.ts";
import { litTotal } from "../lit.ts";
import { daysOnOneSheet, lampsMeant, lampsWait, lampsWere, ofLampsLit, scoreTexts } from "../texts.ts";
import { Sheet } from "./Sheet.tsx";
import { useScore } from "./use-score.ts";

/**
 * The score as an island. The document has the heading and reserves the height; the content loads when near. Without
 * scripts, a linked picture replaces it.
 */
export function ScoreSection(frame: ScoreFrame) {
	const { lang, base, isOver, days, lectures } = frame;
	const view = useScore(frame);
	const { score, chosen } = view;
	const lit = score && chosen.size > 0 ? litTotal(score, chosen) : undefined;
	const restingWords = (isOver ? lampsWere : lampsWait)(lang, lectures);
	const style = {
		"--ground": frame.ground,
		"--key": frame.keyColor,
		"--wide": `${frame.wide}px`,
		"--phone": `${frame.phone}px`,
	};
	return (
		<section className="score on-dark" id="score" aria-labelledby="score-heading" style={style as CSSProperties}>
			<h2 className="h-section" id="score-heading">
				{scoreTexts.heading[lang]}
			</h2>
			<p className="lead">
				{daysOnOneSheet(lang, days)} {isOver ? lampsMeant(lang, frame) : scoreTexts.say[lang]}
			</p>
			<p className="score-count" role="status">
				<b>{lit ?? lectures}</b> {lit === undefined ? restingWords : ofLampsLit(lang, lit, lectures)}
			</p>
			<div className="score-sheet" aria-busy={!score && !view.isFailed}>
				<noscript>
					<iframe src={`${base}/score.svg`} title={scoreTexts.picture[lang]} loading="lazy" />
				</noscript>
				{score && <Sheet frame={frame} score={score} view={view} />}
				{view.isFailed && (
					<p className="score-failed">
						{scoreTexts.unavailable[lang]}{" "}
						<button type="button" className="btn btn-outline btn-small" onClick={view.retry}>
							{scoreTexts.retry[lang]}
						</button>
					</p>
				)}
			</div>
		</section>
	);
}
