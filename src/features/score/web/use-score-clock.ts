import { useEffect, useState } from "react";
import { addDays, dayOf, timeText } from "../../../kit/time/zone.ts";
import { siteNow } from "../../../kit/ui/site-now.ts";

const EVERY_MS = 30_000;

const DAY_MIN = 24 * 60;

/**
 * The current minute of a day (YYYY-MM-DD) in the event's zone, also in the night after it. Undefined on other days and
 * before hydration.
 */
export function useScoreClock(timeZone: string): (date: string) => number | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		const look = () => setNow(siteNow());
		look();
		const timer = setInterval(look, EVERY_MS);
		return () => clearInterval(timer);
	}, []);
	return (date) => {
		if (!now) return undefined;
		const [hours = 0, minutes = 0] = timeText("en", now, timeZone).split(":").map(Number);
		const today = dayOf(now, timeZone);
		if (today === date) return hours * 60 + minutes;
		return addDays(date, 1) === today ? DAY_MIN + hours * 60 + minutes : undefined;
	};
}
