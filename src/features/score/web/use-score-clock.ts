import { useEffect, useState } from "react";
import { dayOf, timeText } from "../../../kit/time/zone.ts";
import { siteNow } from "../../../kit/ui/site-now.ts";

const EVERY_MS = 30_000;

/** Date (YYYY-MM-DD) and minutes from midnight in the event's zone; undefined before hydration. */
export function useScoreClock(timeZone: string): { date: string; minutes: number } | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		const look = () => setNow(siteNow());
		look();
		const timer = setInterval(look, EVERY_MS);
		return () => clearInterval(timer);
	}, []);
	if (!now) return undefined;
	const [hours = 0, minutes = 0] = timeText("en", now, timeZone).split(":").map(Number);
	return { date: dayOf(now, timeZone), minutes: hours * 60 + minutes };
}
