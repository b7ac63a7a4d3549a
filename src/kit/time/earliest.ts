/** The earliest moment after `now`, or undefined. */
export function earliest(moments: readonly (Date | undefined)[], now: Date): Date | undefined {
	const times = moments.flatMap((one) => (one && one > now ? [one.getTime()] : []));
	return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
