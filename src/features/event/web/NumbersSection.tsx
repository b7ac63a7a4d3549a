import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { numberForms, texts } from "../landing-texts.ts";
import type { EventNumbers, TrackShare } from "../numbers.ts";

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
				<ul className="numbers-row" style={{ "--n": shown.length } as React.CSSProperties}>
					{shown.map((one) => (
						<li key={one.kind}>
							<b className="number">{one.value}</b>
							<span>{one.label}</span>
						</li>
					))}
				</ul>
				{lectures > 0 && tracks.length > 1 && <Strip lang={lang} tracks={tracks} />}
			</div>
		</section>
	);
}

/** How many tracks fit side by side; more stand under one another. */
const TRACKS_SIDE_BY_SIDE = 9;

/** A bar per track, as long as its share of the lectures. */
function Strip({ lang, tracks }: { lang: Lang; tracks: TrackShare[] }) {
	const most = Math.max(...tracks.map((track) => track.lectures));
	return (
		<ul className={tracks.length > TRACKS_SIDE_BY_SIDE ? "strip strip-many" : "strip"} aria-label={texts.strip[lang]}>
			{tracks.map((track) => (
				<li key={track.name} style={{ flexGrow: track.lectures }}>
					<i style={{ background: track.color, "--share": track.lectures / most } as React.CSSProperties} />
					<b>{track.lectures}</b>
					<span>{track.name}</span>
				</li>
			))}
		</ul>
	);
}
