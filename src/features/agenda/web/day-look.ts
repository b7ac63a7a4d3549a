import type { Track } from "../contract.ts";
import type { AgendaSort } from "../rules.ts";
import type { CardLook } from "./LectureCard.tsx";

/** How days look; one object while nothing of it changes. */
export type DayLook = CardLook & { eventCode: string; sort: AgendaSort };

/** A day's collapsed parts and how to change them. */
export type DayFolds = {
	/** Not while a search decides what is shown. */
	areOffered: boolean;
	isDayClosed: boolean;
	toggleDay: () => void;
	isTrackClosed: (track: Track) => boolean;
	toggleTrack: (track: Track) => void;
};
