import { expect, test } from "vitest";
import { seatSentence } from "./lecture-texts.ts";

const STATUSES = [0, 1, 2];

test.each(STATUSES.flatMap((status) => STATUSES.map((statusVip) => [status, statusVip] as const)))(
	"a sentence names missing seats: status %i, VIP %i",
	(status, statusVip) => {
		expect(seatSentence("pl", { status, statusVip, hasExtendedSeats: true }) === null).toBe(status + statusVip === 0);
		expect(seatSentence("pl", { status, statusVip, hasExtendedSeats: false }) === null).toBe(status === 0);
	},
);
