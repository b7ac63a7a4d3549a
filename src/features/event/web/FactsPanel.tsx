import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { numberForms, texts } from "../landing-texts.ts";
import type { EventNumbers } from "../numbers.ts";
import { DotGrid, ShareBar, TrackBars } from "./fact-pictures.tsx";

/** Wide screens show so many facts beside a countdown. */
const BESIDE_COUNTDOWN = 3;

/**
 * Key figures of an event with small charts, beside the countdown (`children`). Unknown figures are hidden; without
 * any, nothing is rendered.
 */
export function FactsPanel({ lang, numbers, children }: { lang: Lang; numbers: EventNumbers; children: ReactNode }) {
	const facts = factsOf(lang, numbers);
	if (facts.length === 0 && !children) return null;
	return (
		<div className={children && facts.length > 0 ? "facts facts-beside" : "facts"}>
			{children}
			{facts.length > 0 && (
				<ul
					className="facts-row"
					// Prevents a layout shift.
					style={{ "--n": children ? Math.min(facts.length, BESIDE_COUNTDOWN) : facts.length } as React.CSSProperties}
					aria-label={texts.numbers[lang]}
				>
					{facts.map((fact) => (
						<li key={fact.kind}>
							<p>
								<b>{fact.value}</b> {plural(lang, fact.value, numberForms[fact.kind])}
							</p>
							{fact.picture}
							{fact.note && <small>{fact.note}</small>}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

type Fact = {
	kind: "lectures" | "recordings" | "meetings" | "exhibitors" | "speakers" | "previousAttendance";
	value: number;
	picture: ReactNode;
	note: string;
};

/** Wide screens show fewer beside a countdown. */
const MAX_FACTS = 4;

/** Sorts facts by interest: for a past event, lasting results come before attendance. */
function factsOf(lang: Lang, numbers: EventNumbers): Fact[] {
	const { tracks, recruiting, presenting, languages } = numbers;
	const facts: Fact[] = [
		{
			kind: "lectures",
			value: numbers.lectures,
			picture: tracks.length > 1 && <TrackBars tracks={tracks} />,
			note: tracks.length > 1 ? plural(lang, tracks.length, numberForms.inTracks) : "",
		},
		{
			kind: "recordings",
			value: numbers.recordings,
			picture: numbers.recordings < numbers.lectures && (
				<ShareBar counts={[numbers.recordings, numbers.lectures - numbers.recordings]} />
			),
			note: numbers.recordings < numbers.lectures ? plural(lang, numbers.lectures, numberForms.ofLectures) : "",
		},
		{ kind: "meetings", value: numbers.meetings, picture: null, note: "" },
		{
			kind: "exhibitors",
			value: numbers.exhibitors,
			picture: recruiting > 0 && presenting > 0 && <DotGrid counts={[recruiting, presenting]} />,
			note:
				recruiting > 0 && presenting > 0
					? `${plural(lang, recruiting, numberForms.recruiting)}, ${plural(lang, presenting, numberForms.presenting)}`
					: "",
		},
		{
			kind: "speakers",
			value: numbers.speakers,
			picture: languages.length > 1 && <ShareBar counts={languages.map((one) => one.lectures)} />,
			note: languages.length > 1 ? languages.map((one) => `${one.lectures}\u00a0${one.name}`).join(", ") : "",
		},
		{ kind: "previousAttendance", value: numbers.previousAttendance ?? 0, picture: null, note: "" },
	];
	return facts.filter((fact) => fact.value > 0).slice(0, MAX_FACTS);
}
