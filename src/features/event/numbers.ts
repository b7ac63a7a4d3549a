export type TrackShare = { name: string; color: string; lectures: number };

/** Zero and unknown ones are hidden. */
export type EventNumbers = {
	speakers: number;
	lectures: number;
	exhibitors: number;
	recruiting: number;
	presenting: number;
	/** Most frequent first: "po polsku". */
	languages: { name: string; lectures: number }[];
	/** For a past event: available recordings, then meetings held at stands. */
	recordings: number;
	meetings: number;
	previousAttendance: number | null;
	/** In the organiser's order. */
	tracks: TrackShare[];
};
