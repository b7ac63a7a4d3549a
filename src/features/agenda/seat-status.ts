/** A lecture's seats, and how many each package has taken. */
export type SeatCount = {
	/** Seats for everybody; null if no seat is needed. */
	basicSeats: number | null;
	/** Additional seats for extended packages. */
	extendedSeats: number;
	basicTaken: number;
	extendedTaken: number;
};

/** Spec §4: 0 free, 1 last places, 2 none. */
export type SeatStatus = 0 | 1 | 2;

/** Last places are at most this many, or this share of all seats if that is more. */
const LAST_COUNT = 5;
const LAST_SHARE = 10; // one in ten

/**
 * The seats left: basic ones, and additional ones for extended packages. Extended packages fill their own seats first,
 * then basic ones; seats have no numbers, so a returned extended seat frees a basic one. Zeros where no seat is
 * needed.
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
 * "Last places" (spec §4 leaves the threshold open): at most 5 or a tenth of the seats are left, whichever is more,
 * and fewer than half: 3 of 8 seats, 10 of 100.
 */
export function isLastPlaces(left: number, seats: number): boolean {
	return left > 0 && (left <= LAST_COUNT || left * LAST_SHARE <= seats) && left * 2 < seats;
}

function statusOf(left: number, seats: number): SeatStatus {
	if (left === 0) return 2;
	return isLastPlaces(left, seats) ? 1 : 0;
}

/**
 * A lecture's statuses (spec §4) for basic and for additional extended seats. Without additional seats, extended
 * packages have no label of their own: only "no seats" applies to both.
 */
export function seatStatuses(count: SeatCount): { status: SeatStatus; statusVip: SeatStatus } {
	if (count.basicSeats === null) return { status: 0, statusVip: 0 };
	const left = seatsLeft(count);
	const status = statusOf(left.basic, count.basicSeats);
	if (count.extendedSeats === 0) return { status, statusVip: status === 2 ? 2 : 0 };
	return { status, statusVip: statusOf(left.extended, count.extendedSeats) };
}

/** The status of all seats available to one person. */
export function ownSeatStatus(count: SeatCount, hasExtendedSeats: boolean): SeatStatus {
	if (count.basicSeats === null) return 0;
	const left = seatsLeft(count);
	if (!hasExtendedSeats) return statusOf(left.basic, count.basicSeats);
	return statusOf(left.basic + left.extended, count.basicSeats + count.extendedSeats);
}

/** How long cached responses may carry seat statuses; a separate call gives current ones. */
const STATUS_CACHE_MS = 60_000;

/** Until when a response with seat statuses may be cached. */
export function seatsHoldUntil(now: Date): Date {
	return new Date(now.getTime() + STATUS_CACHE_MS);
}
