import type { Track } from "../../agenda/contract.ts";
import type { AgendaSort } from "../rules.ts";
import type { CardLook } from "./LectureCard.tsx";

/** The look of days; the same object while unchanged. */
export type DayLook = CardLook & { eventCode: string; sort: AgendaSort };

/** A day's collapsed parts and how to change them. */
export type DayFolds = {
	/** False while a search decides what is open. */
	areOffered: boolean;
	isDayClosed: boolean;
	toggleDay: () => void;
	isTrackClosed: (track: Track) => boolean;
	toggleTrack: (track: Track) => void;
};
