import { describe, expect, test } from "vitest";
import { lanes, passwords } from "./passwords.ts";

describe("the queue of hashes", () => {
	test("runs two at once, in order, and refuses when too many wait", async () => {
		const inLine = lanes(2, 3);
		const ends: (() => void)[] = [];
		const begun: number[] = [];
		const begin = (n: number) =>
			new Promise<number>((done) => {
				begun.push(n);
				ends.push(() => done(n));
			});
		const work = (n: number) => inLine("new", () => begin(n));
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

	test("frees the place of a failed task", async () => {
		const inLine = lanes(1, 1);
		await expect(inLine("new", () => Promise.reject(new Error("x")))).rejects.toThrow("x");
		expect(await inLine("new", async () => "ok")).toBe("ok");
	});

	test("does not let log-ins wait for all registrations", async () => {
		const inLine = lanes(1, 10);
		const done: string[] = [];
		const work = (line: string, name: string) => inLine(line, async () => void done.push(name));
		await Promise.all([work("new", "a"), work("new", "b"), work("new", "c"), work("log-in", "x"), work("log-in", "y")]);
		expect(done).toEqual(["a", "b", "x", "c", "y"]);
	});
});

test("a password costs 19 MiB and two passes of argon2id", async () => {
	expect(await passwords().hash("sekretne1")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("composed and decomposed characters make the same password; another password is refused", async () => {
	const quick = passwords({ memoryKib: 64, passes: 1, atOnce: 2, waiting: 10 });
	const stored = await quick.hash("zażółć-gęślą".normalize("NFD"));
	expect(await quick.verify(stored, "zażółć-gęślą".normalize("NFC"))).toBe(true);
	expect(await quick.verify(stored, "zazolc-gesla")).toBe(false);
});
