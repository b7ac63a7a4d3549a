import "./lamp-card.css";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { languageName } from "../../../kit/i18n/language-names.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { getLectureDescription } from "../../agenda/contract.ts";
import { namesOf } from "../../agenda/names.ts";
import { documentPath } from "../../event/addresses.ts";
import type { Lamp, Line, Score } from "../contract.ts";
import type { ScoreFrame } from "../frame.ts";
import { clockText } from "../lamp-text.ts";
import { topicsInCommon } from "../lit.ts";
import { levelName, litBecause, scoreTexts } from "../texts.ts";
import type { CollectedHere } from "./use-collected.ts";
import type { ScoreView } from "./use-score.ts";
import { useSpeakers } from "./use-speakers.ts";

type Props = {
	frame: ScoreFrame;
	score: Score;
	view: ScoreView;
	openLamp: number | undefined;
	close: () => void;
	collected: CollectedHere;
};

export function LampCard({ score, openLamp, ...props }: Props) {
	const lines = score.days.flatMap((day) => day.lines);
	const line = lines.find((one) => one.lamps.some((lamp) => lamp.objectId === openLamp));
	const lamp = line?.lamps.find((one) => one.objectId === openLamp);
	return line && lamp ? <Card key={lamp.objectId} score={score} line={line} lamp={lamp} {...props} /> : null;
}

type CardProps = Omit<Props, "openLamp"> & { line: Line; lamp: Lamp };

// long: one card's markup, read from top to bottom
function Card({ frame, score, view, close, collected, line, lamp }: CardProps) {
	const { lang, base } = frame;
	const speakers = useSpeakers(lamp.objectId);
	const card = useRef<HTMLDivElement>(null);
	const style = usePlace(card, lamp.objectId, speakers);
	const common = topicsInCommon(lamp, view.chosen);
	return (
		<div className="score-card" data-card="" ref={card} style={style}>
			<p className="score-card-top">
				<b>
					{clockText(lang, lamp.from)}–{clockText(lang, lamp.to)}
				</b>
				<span>{lamp.place}</span>
				<button type="button" aria-label={scoreTexts.close[lang]} onClick={close}>
					<Icon name="close" />
				</button>
			</p>
			<p className="score-card-title">
				<a href={documentPath(base, "lectures", lamp.objectId)} lang={lamp.titleLang ?? undefined}>
					{lamp.title}
				</a>
			</p>
			<p className="score-card-marks">
				{line.name && (
					<span>
						<i style={{ background: line.color }} /> {line.name}
					</span>
				)}
				{lamp.level !== null && <span>{levelName(lang, lamp.level)}</span>}
				<abbr title={languageName(lang, lamp.language)}>{lamp.language.toUpperCase()}</abbr>
			</p>
			{common.length > 0 && (
				<p className="score-card-why">
					{litBecause(lang, common.length)} <b>{common.map((place) => score.topics[place]?.name).join(", ")}</b>.
				</p>
			)}
			<People speakers={speakers} />
			<CardAct lang={lang} frame={frame} lamp={lamp} collected={collected} isOver={score.isOver} />
		</div>
	);
}

type CardActProps = { lang: Lang; frame: ScoreFrame; lamp: Lamp; collected: CollectedHere; isOver: boolean };

/** Links to the recording after the event; before, adds to the plan. */
function CardAct({ lang, frame, lamp, collected, isOver }: CardActProps) {
	if (lamp.recordingId !== null) {
		return (
			<a className="btn btn-key btn-small" href={`${frame.base}/account/recordings/${lamp.recordingId}`}>
				<Icon name="play" /> {scoreTexts.watch[lang]}
			</a>
		);
	}
	if (isOver) return null;
	const isInPlan = collected.ids.includes(lamp.objectId);
	return (
		<button
			type="button"
			className="btn btn-key btn-small"
			aria-pressed={isInPlan}
			onClick={() => collected.set([lamp.objectId], !isInPlan)}
		>
			{isInPlan && <Icon name="check" />} {(isInPlan ? scoreTexts.isInPlan : scoreTexts.addToPlan)[lang]}
		</button>
	);
}

function People({ speakers }: { speakers: ResponseOf<typeof getLectureDescription>["lecturers"] | undefined }) {
	return (
		<p className="score-card-people">
			{speakers
				?.slice(0, 2)
				.map(
					(one) =>
						one.imageUrl && (
							<img
								key={one.objectId}
								src={one.imageUrl.replace(/-640\.webp$/, "-96.webp")}
								alt=""
								width={40}
								height={40}
							/>
						),
				)}
			<span>{speakers && namesOf(speakers)}</span>
		</p>
	);
}

const EDGE = 12;
/** How far the card may extend below the lines, in px, because the section clips overflow. */
const OVER_FOOT = 140;

/** Beside its lamp on wide screens, at the bottom on phones. */
function usePlace(card: { current: HTMLElement | null }, id: number, content: unknown): CSSProperties {
	const [place, setPlace] = useState<CSSProperties>({});
	useLayoutEffect(() => {
		const sheet = card.current?.parentElement;
		const lamp = sheet?.querySelector(`[data-lamp="${id}"]`)?.getBoundingClientRect();
		if (!card.current || !sheet || !lamp) return;
		if (getComputedStyle(card.current).position === "static") {
			card.current.scrollIntoView({ block: "nearest" });
			return;
		}
		const box = sheet.getBoundingClientRect();
		const { offsetWidth: width, offsetHeight: height } = card.current;
		const right = lamp.right - box.left + EDGE;
		const isRight = right + width <= box.width;
		const left = isRight ? right : Math.max(0, lamp.left - box.left - width - EDGE);
		const middle = lamp.top - box.top + lamp.height / 2;
		const lowest = box.height + OVER_FOOT - height;
		const top = Math.max(Math.min(0, lowest), Math.min(middle - height / 2, lowest));
		setPlace({ left, top, "--arrow": `${middle - top}px`, "--side": isRight ? 0 : 1 } as CSSProperties);
	}, [id, content]);
	return place;
}
