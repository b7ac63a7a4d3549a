import sharp from "sharp";
import { expect, test } from "vitest";
import { freshServer } from "../../../tests/harness/server.ts";

const siteWith = async (contact?: string) => {
	const env = contact === undefined ? {} : { SECURITY_CONTACT: contact };
	const server = await freshServer({ now: "2025-04-30T10:00:00Z", env });
	return (url: string) => server.app.inject({ method: "GET", url });
};

test("serves icons at the paths that browsers and phones expect", async () => {
	const get = await siteWith();
	const ico = (await get("/favicon.ico")).rawPayload;
	expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
	expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ format: "png", width: 32 });
	const apple = await get("/apple-touch-icon.png");
	expect(await sharp(apple.rawPayload).metadata()).toMatchObject({ format: "png", width: 180, height: 180 });
	const manifest = await get("/site.webmanifest");
	expect(manifest.headers["content-type"]).toContain("application/manifest+json");
	for (const { src, sizes } of manifest.json().icons as { src: string; sizes: string }[]) {
		const { width, height } = await sharp((await get(src)).rawPayload).metadata();
		expect(`${width}x${height}`).toBe(sizes);
	}
});

test.each([
	["security@estrada.example", "mailto:security@estrada.example"],
	["mailto:security@estrada.example", "mailto:security@estrada.example"],
	["https://estrada.example/security", "https://estrada.example/security"],
])("SECURITY_CONTACT=%s is in security.txt for half a year", async (contact, expected) => {
	const get = await siteWith(contact);
	const { headers, body } = await get("/.well-known/security.txt");
	expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
	expect(body).toBe(
		`Contact: ${expected}\nExpires: 2025-10-27T00:00:00Z\nPreferred-Languages: pl, en\nCanonical: http://estrada.test/.well-known/security.txt\n`,
	);
});

test("without a contact security.txt is missing", async () => {
	expect((await (await siteWith())("/.well-known/security.txt")).statusCode).toBe(404);
});

test("mail programs may fetch the font of e-mails", async () => {
	const get = await siteWith();
	for (const script of ["latin", "latin-ext"]) {
		const { headers, rawPayload } = await get(`/fonts/bricolage-${script}.woff2`);
		expect(headers).toMatchObject({
			"content-type": "font/woff2",
			"access-control-allow-origin": "*",
			"cross-origin-resource-policy": "cross-origin",
		});
		expect(rawPayload.subarray(0, 4).toString()).toBe("wOF2");
	}
});
