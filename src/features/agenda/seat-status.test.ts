import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLastPlaces, ownSeatStatus, type SeatCount, seatCacheEnd, seatStatuses, seatsLeft } from "./seat-status.ts";

const count = (basicSeats: number | null, extendedSeats: number, basicTaken: number, extendedTaken: number) => ({
	basicSeats,
	extendedSeats,
	basicTaken,
	extendedTaken,
});

describe("last places", () => {
	test.each([
		// [left, seats, isLastPlaces]
		[0, 10, false],
		[1, 1, false],
		[1, 2, false],
		[1, 3, true],
		[3, 8, true],
		[4, 8, false],
		[5, 11, true],
		[5, 50, true],
		[6, 50, false],
		[10, 100, true],
		[11, 100, false],
		[30, 300, true],
	])("%i of %i: %s", (left, seats, expected) => expect(isLastPlaces(left, seats)).toBe(expected));
});

describe("the statuses of a lecture", () => {
	test.each([
		// [basic seats, extended seats, basic taken, extended taken] → [status, statusVip], status for a holder of an
		// extended package
		[count(null, 0, 0, 0), [0, 0], 0],
		[count(null, 5, 900, 900), [0, 0], 0],
		[count(60, 20, 0, 0), [0, 0], 0],
		[count(60, 20, 55, 0), [1, 0], 0],
		[count(60, 20, 60, 0), [2, 0], 0],
		[count(60, 20, 0, 15), [0, 1], 0],
		[count(60, 20, 60, 16), [2, 1], 1],
		[count(60, 20, 60, 20), [2, 2], 2],
		[count(60, 20, 0, 20), [0, 2], 0],
		// Extended packages without a seat of their own take basic seats.
		[count(60, 20, 40, 40), [2, 2], 2],
		[count(60, 20, 40, 36), [1, 2], 1],
		// A returned extended seat frees a basic one.
		[count(60, 20, 41, 38), [1, 2], 1],
		// Without additional seats there is no label for them.
		[count(60, 0, 57, 0), [1, 0], 1],
		[count(60, 0, 60, 0), [2, 2], 2],
		[count(60, 0, 0, 0), [0, 0], 0],
		// Seats are for extended packages only.
		[count(0, 20, 0, 2), [2, 0], 0],
		[count(0, 0, 0, 0), [2, 2], 2],
		// The organiser has reduced the seats.
		[count(10, 2, 15, 3), [2, 2], 2],
	] as const)("%j", (seats, [status, statusVip], own) => {
		expect(seatStatuses(seats)).toEqual({ status, statusVip });
		expect(ownSeatStatus(seats, true)).toBe(own);
		expect(ownSeatStatus(seats, false)).toBe(status);
	});

	test("a person who may take a seat never sees “none”, and seats are never oversold", () => {
		const seats = fc.nat(30);
		fc.assert(
			fc.property(seats, seats, fc.array(fc.boolean(), { maxLength: 80 }), (basicSeats, extendedSeats, comers) => {
				const seatCount: SeatCount = count(basicSeats, extendedSeats, 0, 0);
				for (const isExtended of comers) {
					const left = seatsLeft(seatCount);
					if (left.basic + (isExtended ? left.extended : 0) === 0) {
						expect(ownSeatStatus(seatCount, isExtended)).toBe(2);
						continue;
					}
					expect(ownSeatStatus(seatCount, isExtended)).not.toBe(2);
					seatCount[isExtended ? "extendedTaken" : "basicTaken"]++;
				}
				expect(seatCount.basicTaken).toBeLessThanOrEqual(basicSeats);
				expect(seatCount.basicTaken + seatCount.extendedTaken).toBeLessThanOrEqual(basicSeats + extendedSeats);
			}),
		);
	});
});

test("without reservations no seats are counted; an extended ticket gets the status of all seats", () => {
	expect(seatsLeft(count(null, 5, 0, 0))).toEqual({ basic: 0, extended: 0 });
	expect(ownSeatStatus(count(50, 50, 44, 48), true)).toBe(1);
	expect(ownSeatStatus(count(50, 50, 44, 48), false)).toBe(0);
});

test("a response with seats is cached for a minute", () =>
	expect(seatCacheEnd(new Date(0)).toISOString()).toBe("1970-01-01T00:01:00.000Z"));
