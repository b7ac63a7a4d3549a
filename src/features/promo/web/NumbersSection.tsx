import { type Lang, plural, tidy } from "../../../kit/i18n/lang.ts";
import type { EventNumbers, TrackShare } from "../rules.ts";
import { numberForms, texts } from "../texts.ts";

/** The numbers that matter, and how the lectures are shared out among the tracks. What is not known is not shown. */
export function NumbersSection({ lang, numbers }: { lang: Lang; numbers: EventNumbers }) {
	const { tracks, lectures } = numbers;
	const shown = (["speakers", "lectures", "exhibitors", "previousAttendance"] as const).flatMap((kind) => {
		const value = numbers[kind];
		if (!value) return [];
		const label = plural(lang, value, numberForms[kind]);
		const inTracks =
			kind === "lectures" && tracks.length > 1 ? ` ${plural(lang, tracks.length, numberForms.inTracks)}` : "";
		return [{ kind, value, label: label + inTracks }];
	});
	if (shown.length === 0) return null;
	return (
		<section className="numbers" aria-label={texts.numbers[lang]}>
			<div className="wrap">
				<ul className="numbers-row">
					{shown.map((one) => (
						<li key={one.kind}>
							<b className="number">{one.value}</b>
							<span>{tidy(one.label)}</span>
						</li>
					))}
				</ul>
				{lectures > 0 && tracks.length > 1 && <Strip lang={lang} tracks={tracks} />}
			</div>
		</section>
	);
}

function Strip({ lang, tracks }: { lang: Lang; tracks: TrackShare[] }) {
	return (
		<div className="strip">
			<div className="strip-bar" aria-hidden="true">
				{tracks.map((track) => (
					<i key={track.name} style={{ flexGrow: track.lectures, background: track.color }} />
				))}
			</div>
			<ul className="strip-legend" aria-label={texts.strip[lang]}>
				{tracks.map((track) => (
					<li key={track.name}>
						<i style={{ background: track.color }} />
						{track.name} <b>{track.lectures}</b>
					</li>
				))}
			</ul>
		</div>
	);
}
