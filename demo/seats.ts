import type { SeatCount } from "../src/features/agenda/seat-status.ts";

/** Taken seats by capacity, for each status: free, last places, none. */
const BASIC: Record<number, number> = { 24: 5, 9: 6, 8: 8 };
const EXTENDED: Record<number, number> = { 10: 2, 7: 4, 4: 4 };

/** A demonstration lecture's capacity and taken seats; undefined for one without seats. */
export function demoSeats(basicSeats: number | null, extendedSeats: number, isSold: boolean): SeatCount | undefined {
	if (basicSeats === null) return undefined;
	const basicTaken = isSold ? (BASIC[basicSeats] ?? 0) : 0;
	return { basicSeats, basicTaken, extendedSeats, extendedTaken: EXTENDED[extendedSeats] ?? 0 };
}
