import { localized } from "../../../kit/i18n/lang.ts";
import type { Track } from "../../agenda/contract.ts";
import { agendaTexts, lectureCount } from "../texts.ts";
import type { DayFolds, DayLook } from "./day-look.ts";
import { FoldButton } from "./Fold.tsx";
import { TrackMark } from "./LectureMarks.tsx";

/** Lectures without a track get a name only beside other tracks. */
export function trackName({ lang }: { lang: DayLook["lang"] }, track: Track): string {
	return track.name ? localized(lang, track.name, track.nameEn) : agendaTexts.withoutTrack[lang];
}

/** A track's mark, name and chairs (or supervisors), and the button that collapses it. */
export function TrackHead({
	look,
	folds,
	track,
	controls,
	id,
}: {
	look: DayLook;
	folds: DayFolds;
	track: Track;
	controls: string;
	id?: string;
}) {
	const { lang } = look;
	const isClosed = folds.isTrackClosed(track);
	const name = trackName(look, track);
	return (
		<div className="ag-track-head" data-closed={isClosed || undefined}>
			<TrackMark color={track.color} logoUrl={track.logoUrl} />
			<div>
				<h4 id={id}>{name}</h4>
				<p>{isClosed ? lectureCount(lang, track.lectures.length) : peopleLine(lang, track)}</p>
			</div>
			{folds.areOffered && (
				<FoldButton
					lang={lang}
					name={name}
					controls={controls}
					isClosed={isClosed}
					onToggle={() => folds.toggleTrack(track)}
				/>
			)}
		</div>
	);
}

function peopleLine(lang: DayLook["lang"], { chairmans, carers, lectures }: Track): string {
	const names = (people: Track["carers"]) => people.map((one) => one.name).join(", ");
	if (chairmans.length > 0)
		return `${(chairmans.length > 1 ? agendaTexts.chairedByMany : agendaTexts.chairedBy)[lang]} ${names(chairmans)}`;
	if (carers.length > 0)
		return `${(carers.length > 1 ? agendaTexts.caredByMany : agendaTexts.caredBy)[lang]} ${names(carers)}`;
	return lectureCount(lang, lectures.length);
}
