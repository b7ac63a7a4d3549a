/** The seats of a lecture, and how many are taken by the package of those who hold them. */
export type SeatCount = {
	/** Seats for everybody; null where nobody needs one. */
	basicSeats: number | null;
	/** Additional seats for extended packages. */
	extendedSeats: number;
	basicTaken: number;
	extendedTaken: number;
};

/** Spec §4: 0 free, 1 last places, 2 none. */
export type SeatStatus = 0 | 1 | 2;

/** Last places are at most this many, or this share of all seats where that is more. */
const LAST_COUNT = 5;
const LAST_SHARE = 10; // one in ten

/**
 * The seats that are left, for everybody and in addition for extended packages. Extended packages take their own seats
 * first and then everybody's; seats have no numbers, so that one given back among their own moves the next one over by
 * itself: nobody is refused while a seat that they may use is free. Zeros where nobody needs a seat.
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
 * "Last places" (spec §4 leaves open when): at most 5 or a tenth of the seats are left, whichever is more, but not while
 * half of them are: of 8 seats 3 are the last, of 100 ten.
 */
export function isLastPlaces(left: number, seats: number): boolean {
	return left > 0 && (left <= LAST_COUNT || left * LAST_SHARE <= seats) && left * 2 < seats;
}

function statusOf(left: number, seats: number): SeatStatus {
	if (left === 0) return 2;
	return isLastPlaces(left, seats) ? 1 : 0;
}

/**
 * The statuses of a lecture (spec §4): of the seats for everybody, and of those in addition for extended packages. Where
 * there are none in addition, extended packages have no label of their own: only "no seats" is for both.
 */
export function seatStatuses(count: SeatCount): { status: SeatStatus; statusVip: SeatStatus } {
	if (count.basicSeats === null) return { status: 0, statusVip: 0 };
	const left = seatsLeft(count);
	const status = statusOf(left.basic, count.basicSeats);
	if (count.extendedSeats === 0) return { status, statusVip: status === 2 ? 2 : 0 };
	return { status, statusVip: statusOf(left.extended, count.extendedSeats) };
}

/** The status of all seats that one person may use. */
export function ownSeatStatus(count: SeatCount, hasExtendedSeats: boolean): SeatStatus {
	if (count.basicSeats === null) return 0;
	const left = seatsLeft(count);
	if (!hasExtendedSeats) return statusOf(left.basic, count.basicSeats);
	return statusOf(left.basic + left.extended, count.basicSeats + count.extendedSeats);
}

/** How long cached responses may show statuses before they are made anew; the statuses of the moment have a call of their own. */
const STATUS_CACHE_MS = 60_000;

/** Until when an answer with seat statuses may be kept. */
export function seatsHoldUntil(now: Date): Date {
	return new Date(now.getTime() + STATUS_CACHE_MS);
}
