import { describe, expect, test } from "vitest";
import { lane, passwords } from "./passwords.ts";

describe("the queue of hashes", () => {
	test("runs at most two at once, in order, and refuses when too many wait", async () => {
		const inLine = lane(2, 3);
		const ends: (() => void)[] = [];
		const begun: number[] = [];
		const begin = (n: number) =>
			new Promise<number>((done) => {
				begun.push(n);
				ends.push(() => done(n));
			});
		const work = (n: number) => inLine(() => begin(n));
		const works = [1, 2, 3, 4, 5].map(work);
		await expect(work(6)).rejects.toMatchObject({ status: 503 });
		expect(begun).toEqual([1, 2]);
		for (let n = 0; n < 5; n++) {
			await new Promise((done) => setTimeout(done));
			expect(begun.length).toBeLessThanOrEqual(n + 2);
			ends[n]!();
		}
		expect(await Promise.all(works)).toEqual([1, 2, 3, 4, 5]);
		expect(begun).toEqual([1, 2, 3, 4, 5]);
	});

	test("a failed work frees its place", async () => {
		const inLine = lane(1, 1);
		await expect(inLine(() => Promise.reject(new Error("x")))).rejects.toThrow("x");
		expect(await inLine(async () => "ok")).toBe("ok");
	});
});

test("the same letters typed otherwise are the same password; another is not", async () => {
	const quick = passwords({ memoryKib: 64, passes: 1, atOnce: 2, waiting: 10 });
	const kept = await quick.hash("zażółć-gęślą".normalize("NFD"));
	expect(await quick.verify(kept, "zażółć-gęślą".normalize("NFC"))).toBe(true);
	expect(await quick.verify(kept, "zazolc-gesla")).toBe(false);
});
