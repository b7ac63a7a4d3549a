/** The earliest of the moments that are still to come; undefined where none is. */
export function earliest(moments: readonly (Date | undefined)[], now: Date): Date | undefined {
	const times = moments.flatMap((one) => (one && one > now ? [one.getTime()] : []));
	return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
