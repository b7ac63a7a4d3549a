import type { Track } from "../../agenda/contract.ts";
import type { AgendaSort } from "../rules.ts";
import type { CardLook } from "./LectureCard.tsx";

/** The look of days; an unchanged look stays the same object. */
export type DayLook = CardLook & { eventCode: string; sort: AgendaSort };

/** The collapsed parts of a day. */
export type DayFolds = {
	/** False during a search, which opens all parts. */
	areOffered: boolean;
	isDayClosed: boolean;
	toggleDay: () => void;
	isTrackClosed: (track: Track) => boolean;
	toggleTrack: (track: Track) => void;
};
