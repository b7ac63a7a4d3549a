export type SeatCount = {
	/** Seats for all packages; null if none are needed. */
	basicSeats: number | null;
	/** Additional seats for extended packages. */
	extendedSeats: number;
	basicTaken: number;
	extendedTaken: number;
};

/** Spec §4: 0 free, 1 last places, 2 none. */
export type SeatStatus = 0 | 1 | 2;

/** Last places begin at this number of seats left, or at this share of all seats if it is larger. */
const LAST_COUNT = 5;
const LAST_SHARE = 10; // One in ten.

/**
 * Returns basic and additional seats left. Extended packages fill their own seats first, then basic ones. Seats have no
 * numbers, so a returned extended seat frees a basic one. Zeros if no seat is needed.
 */
export function seatsLeft({ basicSeats, extendedSeats, basicTaken, extendedTaken }: SeatCount): {
	basic: number;
	extended: number;
} {
	const amongBasic = basicTaken + Math.max(0, extendedTaken - extendedSeats);
	return {
		basic: Math.max(0, (basicSeats ?? 0) - amongBasic),
		extended: basicSeats === null ? 0 : Math.max(0, extendedSeats - extendedTaken),
	};
}

/**
 * Spec §4 leaves the threshold open. Last places: at most 5 seats or a tenth of all (the larger number), and fewer than
 * half.
 */
export function isLastPlaces(left: number, seats: number): boolean {
	return left > 0 && (left <= LAST_COUNT || left * LAST_SHARE <= seats) && left * 2 < seats;
}

function statusOf(left: number, seats: number): SeatStatus {
	if (left === 0) return 2;
	return isLastPlaces(left, seats) ? 1 : 0;
}

/**
 * Returns the statuses (spec §4) of basic and additional seats. Without additional seats, extended packages have only
 * the status "none".
 */
export function seatStatuses(count: SeatCount): { status: SeatStatus; statusVip: SeatStatus } {
	if (count.basicSeats === null) return { status: 0, statusVip: 0 };
	const left = seatsLeft(count);
	const status = statusOf(left.basic, count.basicSeats);
	if (count.extendedSeats === 0) return { status, statusVip: status === 2 ? 2 : 0 };
	return { status, statusVip: statusOf(left.extended, count.extendedSeats) };
}

/** Returns the status of all seats that one person may take. */
export function ownSeatStatus(count: SeatCount, hasExtendedSeats: boolean): SeatStatus {
	if (count.basicSeats === null) return 0;
	const left = seatsLeft(count);
	if (!hasExtendedSeats) return statusOf(left.basic, count.basicSeats);
	return statusOf(left.basic + left.extended, count.basicSeats + count.extendedSeats);
}

/** A cached response may contain seat statuses this old. */
const STATUS_CACHE_MS = 60_000;

/** Returns the end of the cache time of a response with seat statuses. */
export function seatCacheEnd(now: Date): Date {
	return new Date(now.getTime() + STATUS_CACHE_MS);
}
