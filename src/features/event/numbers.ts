/** How many lectures a track has. */
export type TrackShare = { name: string; color: string; lectures: number };

/** The numbers that matter of an event: plain data; what is 0 or unknown is not shown. */
export type EventNumbers = {
	speakers: number;
	lectures: number;
	exhibitors: number;
	/** Of the exhibitors, how many look for people and how many show what they do. */
	recruiting: number;
	presenting: number;
	/** The lectures by language, the most spoken first: "po polsku". */
	languages: { name: string; lectures: number }[];
	/** Of an event that is over: how many recordings may be watched, and how many meetings were held at stands. */
	recordings: number;
	meetings: number;
	previousAttendance: number | null;
	/** Tracks with lectures, in the organiser's order. */
	tracks: TrackShare[];
};
