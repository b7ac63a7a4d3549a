import "./live.css";
import "./studios.css";
import type { CSSProperties } from "react";
import { Link } from "wouter";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { LiveLecture } from "../contract.ts";
import { isOpenNow } from "../programme.ts";
import type { Studio } from "../studios.ts";
import { hoursOf, peopleOf, titleOf } from "./LiveFacts.tsx";
import { studioTexts } from "./studio-texts.ts";

type Props = {
	lang: Lang;
	timeZone: string;
	now: Date;
	isOpen: (lectureId: number) => boolean;
};

export function Studios({ studios, ...look }: Props & { studios: readonly Studio[] }) {
	const first = studios.find(({ on }) => on && look.isOpen(on.objectId)) ?? studios.find(({ on }) => on);
	const rest = studios.filter((one) => one !== first);
	return (
		<div className="live-studios">
			{first?.on && <OnAir {...look} studio={first} one={first.on} isFirst />}
			{rest.map((studio) =>
				studio.on ? (
					<OnAir key={studio.place} {...look} studio={studio} one={studio.on} />
				) : (
					<Waiting key={studio.place} {...look} studio={studio} />
				),
			)}
		</div>
	);
}

export function OnAir({
	lang,
	timeZone,
	now,
	isOpen,
	studio,
	one,
	isFirst = false,
}: Props & { studio: Pick<Studio, "place" | "next">; one: LiveLecture; isFirst?: boolean }) {
	const { text, ...marked } = titleOf(lang, one);
	const [from, to] = [Date.parse(one.startDate), Date.parse(one.endDate)];
	const part = Math.min(1, (now.getTime() - from) / Math.max(1, to - from));
	return (
		<section className={isFirst ? "live-studio live-on live-first beams on-dark" : "live-studio live-on on-dark"}>
			<p className="live-when">
				<span className="chip chip-hot">{studioTexts.live[lang]}</span>
				<b>{hoursOf(lang, one, timeZone)}</b>
				<span>{studio.place}</span>
			</p>
			<h2 {...marked}>{text}</h2>
			<p>{peopleOf(one)}</p>
			<i className="live-bar" style={{ "--part": part } as CSSProperties} />
			<StreamLink lang={lang} lectureId={one.objectId} name={text} isOpen={isOpen(one.objectId)} />
			<Afterwards lang={lang} timeZone={timeZone} next={studio.next} />
		</section>
	);
}

function StreamLink({
	lang,
	lectureId,
	name,
	isOpen,
}: {
	lang: Lang;
	lectureId: number;
	name: string;
	isOpen: boolean;
}) {
	return (
		<Link className={isOpen ? "btn btn-key" : "btn btn-outline"} to={`/live/${lectureId}`}>
			<Icon name={isOpen ? "play" : "lock"} size={20} />
			{studioTexts[isOpen ? "watch" : "whatOpens"][lang]}
			<span className="sr-only">: {name}</span>
		</Link>
	);
}

function Afterwards({ lang, timeZone, next }: Pick<Props, "lang" | "timeZone"> & { next: LiveLecture | undefined }) {
	if (!next) return <p className="live-after">{studioTexts.lastHere[lang]}</p>;
	const { text, ...marked } = titleOf(lang, next);
	return (
		<p className="live-after">
			{studioTexts.afterwards[lang]} {timeText(lang, new Date(next.startDate), timeZone)}:{" "}
			<span {...marked}>{text}</span>
		</p>
	);
}

function Waiting({ lang, timeZone, now, isOpen, studio: { place, next } }: Props & { studio: Studio }) {
	if (!next) return null;
	const { text, ...marked } = titleOf(lang, next);
	return (
		<section className="card live-studio">
			<p className="live-when">
				<b>{timeText(lang, new Date(next.startDate), timeZone)}</b>
				<span>{localized(lang, next.calendarName, next.calendarNameEn)}</span>
				<span>{place}</span>
			</p>
			<h2 {...marked}>
				<Link to={`/live/${next.objectId}`}>{text}</Link>
			</h2>
			<p className="text-muted">{peopleOf(next)}</p>
			{isOpenNow(next, now) && isOpen(next.objectId) && (
				<Link className="btn btn-soft btn-small" to={`/live/${next.objectId}`}>
					{studioTexts.enter[lang]}
					<span className="sr-only">: {text}</span>
				</Link>
			)}
		</section>
	);
}
