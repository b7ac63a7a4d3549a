import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { docx, PDF } from "../../../tests/harness/cv-files.ts";
import { startObjectStore } from "../../../tests/harness/object-store.ts";
import { meeting, type TestPerson } from "../../../tests/harness/people.ts";
import { cinema, FILM } from "../../../tests/harness/recordings.ts";
import { goodPayload } from "../../../tests/harness/registering.ts";

let store: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
	store = await startObjectStore();
});
afterAll(() => store.stop());

describe("a film in an object store", () => {
	let film: (headers?: object) => ReturnType<Awaited<ReturnType<typeof cinema>>["ask"]>;
	beforeAll(async () => {
		const { server, ids, ask, linkFor } = await cinema(store.env);
		server.clock.set("2025-06-20T10:00:00Z");
		const link = await linkFor("standard", ids.online);
		film = (headers = {}) => ask("standard", `${link}?lang=en`, { headers });
	});

	test("is served whole and by ranges", async () => {
		const whole = await film();
		expect([whole.statusCode, whole.rawPayload.equals(FILM)]).toEqual([200, true]);
		for (const [range, from, to] of [
			["bytes=0-99", 0, 100],
			["bytes=990-", 990, 1000],
			["bytes=-10", 990, 1000],
		] as const) {
			const part = await film({ range });
			expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes ${from}-${to - 1}/1000`]);
			expect(part.rawPayload.equals(FILM.subarray(from, to))).toBe(true);
		}
	});

	test("a range past its end is refused with its length", async () => {
		expect((await film({ range: "bytes=999-" })).rawPayload).toHaveLength(1);
		const past = await film({ range: "bytes=1000-" });
		expect([past.statusCode, past.headers["content-range"]]).toEqual([416, "bytes */1000"]);
		expect(past.json().detail).toBe("The file has no such part.");
	});

	test("a range of a replaced film is answered with the whole new one", async () => {
		const { etag } = (await film()).headers;
		expect((await film({ range: "bytes=0-9", "if-range": etag })).statusCode).toBe(206);
		expect((await film({ range: "bytes=0-9", "if-range": '"other"' })).statusCode).toBe(200);
	});

	test("without the store the response says so, and recovers with it", async () => {
		await store.goAway();
		const away = await film({ range: "bytes=0-99" });
		expect([away.statusCode, away.headers["retry-after"], away.headers["content-range"]]).toEqual([
			503,
			"30",
			undefined,
		]);
		expect(away.json().detail).toMatch(/neither opened nor saved for the moment. Nothing is lost/);
		await store.comeBack();
		expect((await film({ range: "bytes=0-99" })).statusCode).toBe(206);
	});
});

describe("a CV and a photo in an object store", () => {
	let site: Awaited<ReturnType<typeof meeting>>;
	let owner: TestPerson;
	let before: string[] = [];
	beforeAll(async () => {
		site = await meeting(store.env);
		owner = await site.person("owner", "standard");
		before = onDisk();
	});

	const cv = (payload?: Buffer) =>
		owner.ask(`/api/user/${owner.id}/userCV/file?lang=pl`, {
			...(payload && { method: "POST", payload }),
			headers: { "content-type": "application/octet-stream", "x-file-name": "cv" },
		});
	const inBucket = async () => {
		const { privateFiles } = site.deps;
		const tomorrow = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
		const none = async () => new Set<string>();
		const names = [...(await privateFiles.strays("cvs", none)), ...(await privateFiles.strays("photos", none))];
		tomorrow.mockRestore();
		return names.filter((name) => name.includes(owner.id));
	};
	/** Excludes files left by other tests. */
	const onDisk = () =>
		readdirSync(site.deps.privateFiles.folder, { recursive: true, withFileTypes: true })
			.filter((it) => it.isFile() && join(it.parentPath, it.name).includes(owner.id))
			.map((it) => it.name)
			.filter((name) => !before.includes(name));

	test("the CV is returned byte for byte, and a new one replaces it", async () => {
		expect((await cv(await docx())).statusCode).toBe(200);
		expect((await cv(PDF)).statusCode).toBe(200);
		expect((await cv()).rawPayload.equals(PDF)).toBe(true);
		expect([await inBucket(), onDisk()]).toEqual([[expect.stringMatching(/^cvs\/.*\.pdf$/)], []]);
	});

	test("without the store an upload is refused, and the old CV stays", async () => {
		await store.goAway();
		const refused = await cv(await docx());
		expect([refused.statusCode, refused.json().detail]).toEqual([503, expect.stringContaining("Nic nie przepadło")]);
		expect((await cv()).statusCode).toBe(503);
		await store.comeBack();
		expect((await cv()).rawPayload.equals(PDF)).toBe(true);
		expect(readdirSync(join(site.deps.privateFiles.folder, "incoming"))).toEqual([]);
	});

	test("erasing the person deletes both", async () => {
		const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#345" } })
			.jpeg()
			.toBuffer();
		const headers = { "content-type": "image/jpeg" };
		const sent = await owner.ask(`/api/User/Profile/Image/${owner.id}`, { method: "POST", payload: photo, headers });
		expect([sent.statusCode, (await inBucket()).length]).toEqual([200, 3]);
		const erased = await owner.ask("/api/user/erasure", {
			method: "POST",
			payload: { currentPassword: goodPayload.password },
			headers: { origin: "http://estrada.test" },
		});
		expect([erased.json(), await inBucket()]).toEqual([{ isErased: true }, []]);
	});
});
