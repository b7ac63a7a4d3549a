/** Paths are relative to the event's base path. */
export const SCHEDULE_FEEDS = [
	{ file: "schedule.ics", type: "text/calendar", name: { pl: "iCal", en: "iCal" } },
	{ file: "schedule.xml", type: "application/xml", name: { pl: "XML (frab)", en: "XML (frab)" } },
	{ file: "schedule.json", type: "application/json", name: { pl: "JSON (pretalx)", en: "JSON (pretalx)" } },
] as const;

export function trackCalendarPath(base: string, trackId: number): string {
	return `${base}/schedule.ics?track=${trackId}`;
}
