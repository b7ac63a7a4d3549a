/** Number of lectures of a track. */
export type TrackShare = { name: string; color: string; lectures: number };

/** Key figures of an event; zero and unknown ones are hidden. */
export type EventNumbers = {
	speakers: number;
	lectures: number;
	exhibitors: number;
	/** Exhibitors that recruit, then those that present. */
	recruiting: number;
	presenting: number;
	/** Lectures by language, most frequent first: "po polsku". */
	languages: { name: string; lectures: number }[];
	/** For a past event: available recordings, then meetings held at stands. */
	recordings: number;
	meetings: number;
	previousAttendance: number | null;
	/** Tracks with lectures, in the organiser's order. */
	tracks: TrackShare[];
};
