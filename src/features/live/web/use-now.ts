import { useEffect, useState } from "react";
import { siteNow } from "../../../kit/ui/site-now.ts";

export function useNow(everyMs: number): Date {
	const [now, setNow] = useState(siteNow);
	useEffect(() => {
		const timer = setInterval(() => setNow(siteNow()), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return now;
}
