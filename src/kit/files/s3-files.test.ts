import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startObjectStore } from "../../../tests/harness/object-store.ts";
import { OutOfReach } from "./out-of-reach.ts";
import { type PrivateFiles, privateFiles } from "./private-files.ts";
import { s3Files } from "./s3-files.ts";

const folder = mkdtempSync(join(tmpdir(), "estrada-incoming-"));
let store: Awaited<ReturnType<typeof startObjectStore>>;
let files: PrivateFiles;
beforeAll(async () => {
	store = await startObjectStore();
	files = s3Files(store.settings, privateFiles(folder));
});
afterAll(async () => {
	await store.stop();
	rmSync(folder, { recursive: true });
});
afterEach(() => {
	vi.restoreAllMocks();
});

const read = async (name: string, range?: { start: number; end: number }) =>
	text(await (await files.open(name))!.read(range));

describe("files in an object store", () => {
	test("are read whole and by ranges, under the same names as on disk", async () => {
		const name = await files.save("cvs/a b.pdf", Buffer.from("0123456789"));
		expect(name).toBe(await privateFiles(folder).save("cvs/a b.pdf", Buffer.from("0123456789")));
		expect((await files.open(name))!.size).toBe(10);
		expect(await read(name)).toBe("0123456789");
		expect(await read(name, { start: 0, end: 1 })).toBe("01");
		expect(await read(name, { start: 7, end: 9 })).toBe("789");
	});

	test("are refused if the store sends a different range", async () => {
		const name = await files.save("films/a.webm", Buffer.from("0123456789"));
		// this server treats an end of 0 as none and sends the whole file
		const expectedError = /asked for bytes 0-0 of 10 and gave 206, bytes 0-9\/10/;
		await expect(read(name, { start: 0, end: 0 })).rejects.toThrow(expectedError);
	});

	test("are undefined if missing, and removing them is silent", async () => {
		const name = await files.save("cvs/gone.pdf", Buffer.from("x"));
		await files.remove(name);
		await files.remove(name);
		expect(await files.open(name)).toBeUndefined();
		expect(await files.open("cvs/never.pdf")).toBeUndefined();
	});

	test("are uploaded in parts, leaving nothing on the disk", async () => {
		const bytes = Buffer.alloc(20_000_000).map((_, index) => (index * 7 + (index >> 13)) % 251);
		const incoming = await files.receive(Readable.from([bytes.subarray(0, 9_000_000), bytes.subarray(9_000_000)]));
		expect([incoming.size, readdirSync(join(folder, "incoming")).length]).toEqual([bytes.length, 1]);
		const name = await incoming.keep("films/long.webm");
		const file = (await files.open(name))!;
		expect(file.size).toBe(bytes.length);
		expect(Buffer.compare(await buffer(await file.read()), bytes)).toBe(0);
		expect(readdirSync(join(folder, "incoming"))).toEqual([]);
	});

	test("leave nothing if the upload breaks off", async () => {
		const broken = Readable.from(
			(async function* () {
				yield Buffer.from("half");
				throw new Error("gone");
			})(),
		);
		await expect(files.receive(broken)).rejects.toThrow("gone");
		expect(readdirSync(join(folder, "incoming"))).toEqual([]);
	});

	test("leave nothing if a short upload breaks off", async () => {
		const name = await (await files.receive(Readable.from([Buffer.from("short")]))).keep("cvs/short.pdf");
		expect(await read(name)).toBe("short");
	});

	test("are strays if they are a day old and not referenced", async () => {
		const [stray, named] = [Buffer.from("stray"), Buffer.from("named")];
		const names = [await files.save("photos/stray.webp", stray), await files.save("photos/named.webp", named)];
		await files.save("photos.webp", stray);
		let candidates: string[] = [];
		const findReferenced = async (all: string[]) => {
			candidates = all;
			return new Set([names[1]!]);
		};
		expect([await files.strays("photos", findReferenced), candidates]).toEqual([[], []]);
		// the store's clock dates files, this machine's sets the cutoff
		vi.spyOn(Date, "now").mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
		expect(await files.strays("photos", findReferenced)).toEqual([names[0]]);
		expect(candidates.toSorted()).toEqual(names.toSorted());
	});

	test("are out of reach if the store refuses, is missing or silent; no message names a file", async () => {
		const { settings } = store;
		const mute = createServer().listen(0, "127.0.0.1");
		await once(mute, "listening");
		const { port } = mute.address() as AddressInfo;
		// only the silent one times out; the others report their errors
		const failing = [
			[{ ...settings, secretAccessKey: "other" }, /403/, undefined],
			[{ ...settings, url: `${settings.url}-other` }, /404/, undefined],
			[{ ...settings, url: "http://127.0.0.1:1/estrada" }, /ECONNREFUSED|bad port/, undefined],
			[{ ...settings, url: `http://127.0.0.1:${port}/estrada` }, /No answer within 100 ms/, 100],
		] as const;
		for (const [wrong, why, answerMs] of failing) {
			const error = await s3Files(wrong, privateFiles(folder), answerMs)
				.save("cvs/a.pdf", Buffer.from("x"))
				.catch((it) => it);
			expect([error, error.message]).toEqual([expect.any(OutOfReach), expect.stringMatching(why)]);
			expect(error.message).not.toContain("cvs");
		}
		const refused = s3Files(failing[0][0], privateFiles(folder));
		await expect(refused.open("cvs/a.pdf")).rejects.toBeInstanceOf(OutOfReach);
		mute.close();
	});
});
