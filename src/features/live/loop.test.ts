import { describe, expect, test } from "vitest";
import { loopPlaylist } from "./loop.ts";

const film = {
	head: { offset: 0, length: 100 },
	pieces: [
		{ offset: 100, length: 10, seconds: 6 },
		{ offset: 110, length: 20, seconds: 6 },
		{ offset: 130, length: 30, seconds: 2 },
	],
};
const at = (seconds: number) => loopPlaylist(film, "x.mp4", new Date(seconds * 1000));
const facts = (text: string) => ({
	sequence: Number(/MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]),
	round: Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(text)?.[1]),
	/** "|" marks a restart of the video. */
	pieces: [...text.matchAll(/#EXT-X-DISCONTINUITY$|BYTERANGE:(\d+@\d+)/gm)].map(([, range]) => range ?? "|").join(" "),
});

test("the whole playlist", () => {
	expect(at(14 + 6.5)).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:6
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-DISCONTINUITY-SEQUENCE:0
#EXT-X-MAP:URI="x.mp4",BYTERANGE="100@0"
#EXT-X-PROGRAM-DATE-TIME:1970-01-01T00:00:00.000Z
#EXTINF:6.000,
#EXT-X-BYTERANGE:10@100
x.mp4
#EXTINF:6.000,
#EXT-X-BYTERANGE:20@110
x.mp4
#EXTINF:2.000,
#EXT-X-BYTERANGE:30@130
x.mp4
#EXT-X-DISCONTINUITY
#EXT-X-PROGRAM-DATE-TIME:1970-01-01T00:00:14.000Z
#EXTINF:6.000,
#EXT-X-BYTERANGE:10@100
x.mp4
`);
});

describe("the aired fragments", () => {
	const [a, b, c] = ["10@100", "20@110", "30@130"];
	test.each<[number, number, number, string]>([
		[5.999, 0, 0, ""],
		[6, 0, 0, `${a}`],
		[13.999, 0, 0, `${a} ${b}`],
		[14, 0, 0, `${a} ${b} ${c}`],
		[28, 0, 0, `${a} ${b} ${c} | ${a} ${b} ${c}`],
		// The oldest fragments drop out.
		[34, 1, 0, `${b} ${c} | ${a} ${b} ${c} | ${a}`],
		[42, 3, 1, `${a} ${b} ${c} | ${a} ${b} ${c}`],
	])("after %d s", (seconds, sequence, round, pieces) => {
		expect(facts(at(seconds))).toEqual({ sequence, round, pieces });
	});

	test("each fragment keeps its number and round while it is listed", () => {
		const pieceByNumber = new Map<number, string>();
		for (let second = 1_748_000_000; second < 1_748_000_100; second += 0.5) {
			const { sequence, round, pieces } = facts(at(second));
			let number = sequence;
			let of = round;
			for (const piece of pieces.split(" ")) {
				if (piece === "|") of++;
				else {
					const roundAndPiece = `${of} ${piece}`;
					expect(pieceByNumber.get(number) ?? roundAndPiece).toBe(roundAndPiece);
					pieceByNumber.set(number++, roundAndPiece);
				}
			}
			expect(number - sequence).toBe(6);
		}
	});
});
