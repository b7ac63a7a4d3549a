import { readdirSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { meeting, standardProfile, type TestPerson } from "../../../../tests/harness/people.ts";
import { event } from "../../event/server/tables.ts";
import { invitation } from "../../matchmaking/server/tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let owner: TestPerson;
beforeAll(async () => {
	site = await meeting();
	owner = await site.person("basic", "basic");
});

const path = (id: string) => `/api/User/Profile/Image/${id}`;
const send = (who: TestPerson, payload: Buffer, id = who.id) =>
	who.ask(`${path(id)}?lang=pl`, { method: "POST", payload, headers: { "content-type": "image/png" } });
const files = () =>
	readdirSync(join(site.deps.privateFiles.folder, "photos")).filter((name) => name.startsWith(owner.id));

const picture = (width: number, height: number, colour = "#c33") =>
	sharp({ create: { width, height, channels: 3, background: colour } });

/** A picture with GPS data, stored sideways. */
const noted = () =>
	picture(600, 400)
		.withExif({ IFD0: { Make: "Aparat" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 13/1 47/1" } })
		.withMetadata({ orientation: 6 })
		.png()
		.toBuffer();

describe("a photo", () => {
	test("is re-encoded as an upright square without metadata", async () => {
		const sent = await noted();
		expect((await sharp(sent).metadata()).exif?.toString("latin1")).toContain("Aparat");
		const answer = await send(owner, sent);
		expect([answer.statusCode, answer.json().photoUrl]).toEqual([
			200,
			expect.stringMatching(new RegExp(`^/api/User/Profile/Image/${owner.id}\\?v=\\w{10}$`)),
		]);
		expect((await owner.ask("/api/account/me")).json().photoUrl).toBe(answer.json().photoUrl);
		const photo = await owner.ask(answer.json().photoUrl);
		const { exif, xmp, iptc, orientation, width, height, format } = await sharp(photo.rawPayload).metadata();
		expect({ exif, xmp, iptc, orientation, width, height, format }).toEqual({
			exif: undefined,
			xmp: undefined,
			iptc: undefined,
			orientation: undefined,
			width: 400,
			height: 400,
			format: "webp",
		});
		expect(photo.rawPayload.toString("latin1")).not.toContain("Aparat");
		const small = await owner.ask(`${path(owner.id)}?size=small`);
		expect((await sharp(small.rawPayload).metadata()).width).toBe(192);
	});

	test("is at most 1024 pixels wide", async () => {
		const { photoUrl } = (await send(owner, await picture(3000, 2000).jpeg().toBuffer())).json();
		const { width, height } = await sharp((await owner.ask(photoUrl)).rawPayload).metadata();
		expect([width, height]).toEqual([1024, 1024]);
	});

	test("gets a new URL when replaced, and the old file is deleted", async () => {
		const first = (await send(owner, await picture(99, 99, "#123").png().toBuffer())).json().photoUrl;
		const before = files();
		const second = (await send(owner, await picture(99, 99, "#321").webp().toBuffer())).json().photoUrl;
		expect(second).not.toBe(first);
		expect(files()).toHaveLength(2);
		expect(before.some((name) => files().includes(name))).toBe(false);
		// the same picture again changes nothing
		expect((await send(owner, await picture(99, 99, "#321").webp().toBuffer())).json().photoUrl).toBe(second);
		expect((await owner.ask(second)).statusCode).toBe(200);
	});

	test("is cached by the browser for a while, then revalidated by ETag", async () => {
		const { photoUrl } = (await send(owner, await picture(99, 99).png().toBuffer())).json();
		const { headers } = await owner.ask(photoUrl);
		expect(headers).toMatchObject({
			"content-type": "image/webp",
			"cache-control": "private, max-age=600",
			"x-content-type-options": "nosniff",
			"content-security-policy": "sandbox; default-src 'none'",
		});
		const again = await owner.ask(photoUrl, { headers: { "if-none-match": headers["etag"] } });
		expect(again.statusCode).toBe(304);
	});

	test("is removed with its files", async () => {
		await send(owner, await picture(99, 99).png().toBuffer());
		for (let n = 0; n < 2; n++) {
			expect((await owner.ask(path(owner.id), { method: "DELETE" })).json()).toEqual({ photoUrl: null });
		}
		expect(files()).toEqual([]);
		expect((await owner.ask(path(owner.id))).statusCode).toBe(404);
	});
});

/** A file that declares a width of `side` pixels without data. Decoding it would need much memory. */
function bomb(side: number): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const head = Buffer.alloc(4);
		head.writeUInt32BE(data.length);
		return Buffer.concat([head, body, crc(body)]);
	};
	const size = Buffer.alloc(13);
	size.writeUInt32BE(side, 0);
	size.writeUInt32BE(side, 4);
	size.set([1, 0, 0, 0, 0], 8);
	const parts = [
		chunk("IHDR", size),
		chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
		chunk("IEND", Buffer.alloc(0)),
	];
	return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}
function crc(bytes: Buffer): Buffer {
	let rest = ~0;
	for (const byte of bytes) {
		rest ^= byte;
		for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
	}
	const four = Buffer.alloc(4);
	four.writeUInt32BE(~rest >>> 0);
	return four;
}

describe("an invalid photo is refused with a sentence, and the old one stays", () => {
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
	const no = /To nie jest zdjęcie, które umiemy odczytać/;
	test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
		["a drawing", () => Buffer.from(svg), no],
		["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), no],
		["a GIF", () => picture(9, 9).gif().toBuffer(), no],
		["nothing", () => Buffer.alloc(0), no],
		["a picture's beginning alone", () => Buffer.from("89504e470d0a1a0a", "hex"), no],
		["half a picture", async () => (await noise()).subarray(0, 20_000), no],
		["a picture of 400 million pixels", () => bomb(20_000), /16 milionów pikseli/],
	])("%s", async (_, made, said) => {
		const { photoUrl } = (await send(owner, await picture(99, 99).png().toBuffer())).json();
		const refused = await send(owner, await made());
		expect([refused.statusCode, refused.json().detail]).toEqual([400, expect.stringMatching(said)]);
		expect((await owner.ask(photoUrl)).statusCode).toBe(200);
	});

	test("more than 4 MB", async () => {
		const refused = await send(owner, Buffer.alloc(4 * 1024 * 1024 + 1));
		expect([refused.statusCode, refused.json().detail]).toEqual([413, expect.stringContaining("najwyżej 4 MB")]);
		expect((await send(owner, Buffer.alloc(4 * 1024 * 1024))).statusCode).toBe(400);
	});

	test("data after a picture's end is dropped", async () => {
		const page = "<script>alert(document.domain)</script>";
		const { photoUrl } = (
			await send(owner, Buffer.concat([await picture(99, 99).jpeg().toBuffer(), Buffer.from(page)]))
		).json();
		expect((await owner.ask(photoUrl)).rawPayload.toString("latin1")).not.toContain("script");
	});
});

const noise = () =>
	sharp({
		create: {
			width: 300,
			height: 300,
			channels: 3,
			background: "#000",
			noise: { type: "gaussian", mean: 99, sigma: 60 },
		},
	})
		.png()
		.toBuffer();

describe("viewers of a photo", () => {
	test("its owner and viewers of the profile get it; others get a 404", async () => {
		await send(owner, await picture(99, 99).png().toBuffer());
		const standard = await site.person("standard", "standard");
		const seen = async (who: TestPerson) => (await who.ask(path(owner.id))).statusCode;
		expect([await seen(owner), await seen(standard), await seen(site.nobody)]).toEqual([200, 404, 401]);
		await standardProfile(owner);
		await standardProfile(standard);
		expect(await seen(standard)).toBe(200);
		const others = [
			await site.person("basic2", "basic"),
			await site.person("expo", "expo"),
			await site.person("ny", "elsewhere"),
		];
		for (const who of others) expect(await seen(who)).toBe(404);
		await site.setTicket(owner.id, { status: "cancelled" });
		expect(await seen(standard)).toBe(404);
		await site.setTicket(owner.id, { status: "confirmed" });
		const hidden = { method: "POST" as const, payload: { isVisible: false } };
		await owner.ask("/api/event/MSTS25/profile", hidden);
		expect(await seen(standard)).toBe(404);
	});

	test("strangers see it until the last day ends, contacts thirty days longer, in the event's zone; a meetup counts from its last edition", async () => {
		const [ewa, jan] = [await site.person("ewa", "standard"), await site.person("jan", "standard")];
		for (const who of [ewa, jan]) await standardProfile(who);
		await send(ewa, await picture(99, 99).png().toBuffer());
		const seen = async (iso: string) => {
			site.server.clock.set(iso);
			return (await jan.ask(path(ewa.id))).statusCode;
		};
		const now = site.server.clock.now().toISOString();
		expect([await seen("2025-06-07T21:59:59.999Z"), await seen("2025-06-07T22:00:00.000Z")]).toEqual([200, 404]);
		await site.deps.db.insert(invitation).values({
			eventId: site.event.id,
			accountId: jan.id,
			invitedId: ewa.id,
			sentence: "Kawa?",
			state: "accepted",
			sentAt: new Date(now),
			endedAt: new Date(now),
		});
		expect([await seen("2025-07-07T21:59:59.999Z"), await seen("2025-07-07T22:00:00.000Z")]).toEqual([200, 404]);
		expect((await ewa.ask(path(ewa.id))).statusCode).toBe(200);
		// its editions last until 1 August
		await site.deps.db.update(event).set({ isMeeting: true }).where(eq(event.id, site.event.id));
		await addCalendar(site.deps, site.event, { endsAt: new Date("2025-08-01T16:00:00Z") });
		expect([await seen("2025-08-31T21:59:59.999Z"), await seen("2025-08-31T22:00:00.000Z")]).toEqual([200, 404]);
		await site.deps.db.update(event).set({ isMeeting: false }).where(eq(event.id, site.event.id));
		site.server.clock.set(now);
	});

	test("nobody changes or removes another person's photo", async () => {
		const standard = await site.person("inny", "standard");
		const before = files();
		expect((await send(standard, await noted(), owner.id)).statusCode).toBe(404);
		expect((await send(site.nobody, await noted(), owner.id)).statusCode).toBe(401);
		expect((await standard.ask(path(owner.id), { method: "DELETE" })).statusCode).toBe(404);
		expect(files()).toEqual(before);
	});

	test("the file itself has no URL", async () => {
		for (const name of files()) {
			for (const url of [`/files/photos/${name}`, `/private/photos/${name}`])
				expect((await owner.ask(url)).statusCode).toBe(404);
		}
	});
});
