import { type CSSProperties, useEffect } from "react";
import type { Lecture, Track } from "../../../../features/agenda/contract.ts";
import { namesOf } from "../../../../features/agenda/names.ts";
import { seatLabels } from "../../../../features/agenda/rules.ts";
import { seatTexts } from "../../../../features/agenda/texts.ts";
import { Face } from "../../../../features/agenda-page/web/Face.tsx";
import { HotChip, LanguageChip, Level } from "../../../../features/agenda-page/web/LectureMarks.tsx";
import { documentPath } from "../../../../features/event/addresses.ts";
import { isOpenNow } from "../../../../features/live/programme.ts";
import type { PlanLecture } from "../../../../features/plan/contract.ts";
import { clashesWith } from "../../../../features/plan/rules.ts";
import { planTexts as texts } from "../../../../features/plan/texts.ts";
import type { PlanInHand } from "../../../../features/plan/web/use-plan.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { WatchLink } from "../live/WatchLink.tsx";
import { clashSentences } from "./clash-words.ts";
import { type AgendaLook, nameOf } from "./look.ts";
import { PlanSeat } from "./PlanSeat.tsx";
import { Star } from "./Star.tsx";

export type ListedLecture = { lecture: Lecture; track: Track; planned: PlanLecture };

type Props = ListedLecture & {
	look: AgendaLook;
	hand: PlanInHand;
	/** Whether the row scrolls into view and gets focus. */
	isRequested: boolean;
};

// long: one row's markup, whose parts are components already
export function LectureRow({ look, hand, lecture, track, planned, isRequested }: Props) {
	const { lang, base } = look;
	const { text: name, ...marked } = nameOf(lang, lecture);
	const own = hand.plan.lectures.find((one) => one.lectureId === lecture.objectId);
	const rivals = own ? clashesWith(own, hand.plan.lectures) : [];
	useRequested(lecture.objectId, isRequested);
	return (
		<article
			className="pl-row"
			data-clash={rivals.length > 0 || undefined}
			style={{ "--track": track.color } as CSSProperties}
		>
			<div className="pl-what">
				<p className="pl-where">
					{track.name && (
						<span className="pl-track">
							<i /> {localized(lang, track.name, track.nameEn)}
						</span>
					)}
					{lecture.place && (
						<span>
							<Icon name="pin" size={17} /> {lecture.place}
						</span>
					)}
				</p>
				<h3 className="pl-title">
					<a href={documentPath(base, "lectures", lecture.objectId)} {...marked}>
						{name}
					</a>
				</h3>
				<p className="pl-marks">
					{lecture.isHot && <HotChip lang={lang} />}
					<Level lang={lang} level={lecture.difficultyLevel} />
					<LanguageChip lang={lang} language={lecture.language} />
					{isOpenNow(lecture, look.now) && <WatchLink lectureId={lecture.objectId} name={name} />}
					{rivals.length > 0 && (
						<span className="chip pl-clash-chip">
							<Icon name="warning" size={17} /> {texts.clash[lang]}
						</span>
					)}
				</p>
				<PlanSeat lang={lang} lecture={own ?? planned} hand={hand} id={seatId(lecture.objectId)} />
				<PublicSeats look={look} hand={hand} lecture={lecture} />
				<RowNews look={look} hand={hand} lecture={own ?? planned} rivals={rivals} />
			</div>
			<People lecture={lecture} />
			<Star
				id={`star-${lecture.objectId}`}
				label={fill(texts.star[lang], name)}
				isPressed={own?.isFavourite ?? false}
				onPress={() => void hand.star(planned)}
			/>
		</article>
	);
}

const seatId = (lectureId: number) => `seat-${lectureId}`;

function useRequested(lectureId: number, isRequested: boolean): void {
	useEffect(() => {
		if (!isRequested) return;
		const place = document.getElementById(seatId(lectureId)) ?? document.getElementById(`star-${lectureId}`);
		place?.scrollIntoView({ block: "center" });
		place?.focus({ preventScroll: true });
	}, [lectureId, isRequested]);
}

function PublicSeats({ look, hand, lecture }: Pick<Props, "look" | "hand" | "lecture">) {
	if (hand.plan.seats.some((one) => one.lectureId === lecture.objectId)) return null;
	if (new Date(lecture.startDate) <= look.now) return null;
	const words = seatLabels(lecture).flatMap((label) => (label === "hot" ? [] : seatTexts[label][look.lang]));
	return words.length > 0 && <p className="text-muted">{words.join(" · ")}</p>;
}

type NewsProps = Pick<Props, "look" | "hand"> & { lecture: PlanLecture; rivals: readonly PlanLecture[] };

/** The result of the last action on this lecture: a message, or a clash with its alternatives. */
function RowNews({ look, hand, lecture, rivals }: NewsProps) {
	if (hand.news?.lectureId !== lecture.lectureId) return null;
	const sentences = hand.news.text ? [hand.news.text] : clashSentences(look, lecture, rivals);
	if (sentences.length === 0) return null;
	const kind = hand.news.isBad ? "bad" : hand.news.text ? "good" : "clash";
	return (
		<p className="pl-news" data-kind={kind} aria-hidden="true">
			{sentences.join(" ")}
		</p>
	);
}

/** Names are never cut. */
const FACES = 3;

function People({ lecture: { lecturers, exhibitor } }: Pick<Props, "lecture">) {
	const name = lecturers.length > 0 ? namesOf(lecturers) : exhibitor?.name;
	return (
		<p className="pl-people">
			{lecturers.length > 0 && (
				<span className="pl-faces">
					{lecturers.slice(0, FACES).map((one) => (
						<Face key={one.objectId} person={one} />
					))}
				</span>
			)}
			{name && <b>{name}</b>}
		</p>
	);
}
