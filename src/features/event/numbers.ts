/** How many lectures a track has, for the strip under the numbers. */
export type TrackShare = { name: string; color: string; lectures: number };

/** The numbers that matter of an event: plain data; what is 0 or unknown is not shown. */
export type EventNumbers = {
	speakers: number;
	lectures: number;
	exhibitors: number;
	previousAttendance: number | null;
	/** Tracks with lectures, in the organiser's order. */
	tracks: TrackShare[];
};
