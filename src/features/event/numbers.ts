export type TrackShare = { name: string; color: string; lectures: number };

/** The page hides zero and unknown numbers. */
export type EventNumbers = {
	speakers: number;
	lectures: number;
	exhibitors: number;
	recruiting: number;
	presenting: number;
	/** The most frequent first: "po polsku". */
	languages: { name: string; lectures: number }[];
	/** For a past event: available recordings, then meetings at stands. */
	recordings: number;
	meetings: number;
	previousAttendance: number | null;
	/** In the organiser's order. */
	tracks: TrackShare[];
};
