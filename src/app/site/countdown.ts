/** Whole units; zeros after the deadline. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number; isPassed: boolean };

/** Both moments in ms since 1970. */
export function timeLeft(deadline: number, now: number): TimeLeft {
	const seconds = Math.max(0, Math.floor((deadline - now) / 1000));
	return {
		days: Math.floor(seconds / 86_400),
		hours: Math.floor(seconds / 3600) % 24,
		minutes: Math.floor(seconds / 60) % 60,
		seconds: seconds % 60,
		isPassed: deadline <= now,
	};
}

export function twoDigits(value: number): string {
	return String(value).padStart(2, "0");
}
