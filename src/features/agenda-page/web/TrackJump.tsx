import type { Lang } from "../../../kit/i18n/lang.ts";
import type { CategoryCalendar } from "../../agenda/contract.ts";
import { agendaTexts } from "../texts.ts";
import { MAX_COLUMNS } from "./arrangement.ts";
import { Menu } from "./Menu.tsx";
import { trackName } from "./TrackHead.tsx";

/** A few tracks need no list. */
const MANY_TRACKS = 6;

/** The anchor of a track in a day. */
export const trackPlace = (calendar: { objectId: number }, track: { objectId: number }): string =>
	`day-${calendar.objectId}-at-${track.objectId}`;

/** Links to a day's tracks; empty for a few tracks. */
export function TrackJump({ lang, calendar }: { lang: Lang; calendar: CategoryCalendar }) {
	if (calendar.tracks.length < MANY_TRACKS) return null;
	// Columns side by side have their own navigation between tracks.
	const className = calendar.tracks.length > MAX_COLUMNS ? "ag-jump" : "ag-jump ag-jump-phone";
	return (
		<Menu label={agendaTexts.jumpToTrack[lang]} className={className}>
			{(close) => (
				<nav aria-label={agendaTexts.jumpToTrack[lang]}>
					<ul>
						{calendar.tracks.map((track) => (
							<li key={track.objectId}>
								<a href={`#${trackPlace(calendar, track)}`} onClick={close}>
									{trackName({ lang }, track)} <small>{track.lectures.length}</small>
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
		</Menu>
	);
}
