import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { addEmail } from "../../kit/mail/store.ts";
import { readConfig } from "../boot/config.ts";
import { buildServer } from "./server.ts";

let server: TestServer;
const get = (url: string, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
	server.app.inject({ method: "GET", url, ...more });

beforeAll(async () => {
	server = await freshServer({ env: { OUTBOX: "on" } });
	expect((await get("/outbox?lang=en")).body).toContain("No e-mails yet");
	await server.deps.db.transaction(async (tx) => {
		for (let n = 1; n <= 21; n++) {
			await addEmail(tx, {
				recipient: `"<b>"@b.example`,
				sender: "Estrada <no-reply@b.example>",
				subject: `List <${n}>`,
				html: "<p>treść</p>",
				text: "link: http://estrada.test/confirm.html?id=<x>",
				lang: "pl",
				kind: "activation",
				createdAt: server.clock.now(),
			});
		}
	});
});

describe("the outbox", () => {
	test("lists e-mails newest first, twenty a page, in both languages, uncached", async () => {
		const answer = await get("/outbox");
		expect(answer.statusCode).toBe(200);
		expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
		expect(answer.body).toContain("Poczta wychodząca");
		expect(answer.body).toContain("List &lt;21&gt;");
		expect(answer.body).not.toContain("List &lt;1&gt;");
		expect((await get("/outbox?page=2&lang=en")).body).toContain("List &lt;1&gt;");
		expect((await get("/outbox?page=x")).statusCode).toBe(200);
	});

	test("shows an e-mail in a sandboxed frame, and as text with its link", async () => {
		const { body } = await get("/outbox/1");
		expect(body).toContain(`<iframe`);
		expect(body).toContain(`sandbox="allow-popups`);
		expect(body).toContain(`href="http://estrada.test/confirm.html?id=&lt;x&gt;"`);
		const html = await get("/outbox/1/html");
		expect(html.body).toBe("<p>treść</p>");
		expect(html.headers["content-security-policy"]).toContain("default-src 'none'");
	});

	test("shows an e-mail's own pictures and no others", async () => {
		server.deps.emailPictures = async (name) => (name === "gone" ? undefined : Buffer.from(`picture ${name}`));
		const own = await buildServer(server.deps);
		await server.deps.db.transaction((tx) =>
			addEmail(tx, {
				recipient: "anna@firma.example",
				sender: "Estrada <no-reply@b.example>",
				subject: "Obraz",
				text: "x",
				html: `<img src="cid:scene-7@estrada"><img src="cid:gone@estrada">`,
				lang: "pl" as const,
				kind: "activation",
				createdAt: server.clock.now(),
			}),
		);
		const html = await own.inject("/outbox/22/html");
		expect(html.body).toContain(`<img src="/outbox/22/picture/scene-7">`);
		expect(html.headers["content-security-policy"]).toContain("img-src 'self'; font-src 'self'");
		const picture = await own.inject("/outbox/22/picture/scene-7");
		expect([picture.body, picture.headers["content-type"]]).toEqual(["picture scene-7", "image/jpeg"]);
		for (const url of ["/outbox/22/picture/gone", "/outbox/22/picture/scene-8", "/outbox/1/picture/scene-7"]) {
			expect((await own.inject(url)).statusCode).toBe(404);
		}
		expect((await own.inject({ url: "/outbox/22/picture/scene-7", remoteAddress: "192.0.2.7" })).statusCode).toBe(404);
		await server.deps.db.execute(sql`delete from email_message where id = 22`);
		await server.deps.db.execute(sql`alter sequence email_message_id_seq restart with 22`);
	});

	test("shows the reply address, and attachments as links", async () => {
		server.deps.makers = { ticket: async (of) => Buffer.from(`<b>${JSON.stringify(of)}`) };
		const own = await buildServer(server.deps);
		await server.deps.db.transaction((tx) =>
			addEmail(tx, {
				recipient: "anna@firma.example",
				sender: "Estrada <no-reply@b.example>",
				replyTo: "Biuro <biuro@b.example>",
				subject: "Faktura",
				html: "<p>x</p>",
				text: "x",
				lang: "pl",
				kind: "invoice",
				createdAt: server.clock.now(),
				attachments: [
					{ name: "Faktura <1>.pdf", contentType: "application/pdf", content: Buffer.from("%PDF") },
					{ name: "bilet.html", contentType: "text/html", content: { maker: "ticket", of: 7 } },
				],
			}),
		);
		const { body } = await own.inject("/outbox/22");
		expect(body).toContain("Biuro &lt;biuro@b.example&gt;");
		expect(body).toContain(`href="/outbox/22/file/1">Faktura &lt;1&gt;.pdf</a>`);
		const pdf = await own.inject("/outbox/22/file/1");
		expect(pdf.body).toBe("%PDF");
		expect(pdf.headers["content-type"]).toBe("application/pdf");
		expect(pdf.headers["content-disposition"]).toBe("inline; filename*=UTF-8''Faktura%20%3C1%3E.pdf");
		const page = await own.inject("/outbox/22/file/2");
		expect(page.body).toBe("<b>7");
		expect(page.headers["content-disposition"]).toMatch(/^attachment; /); // not rendered as a page
		expect(page.headers["x-content-type-options"]).toBe("nosniff");
		for (const url of ["/outbox/22/file/3", "/outbox/1/file/1", "/outbox/22/file/x"]) {
			expect((await own.inject(url)).statusCode).toBe(404);
		}
		expect((await own.inject({ url: "/outbox/22/file/1", remoteAddress: "192.0.2.7" })).statusCode).toBe(404);
	});

	test.each(["/outbox/999", "/outbox/x", "/outbox/0", "/outbox/99999999999/html"])("%s is a 404", async (url) =>
		expect((await get(url)).statusCode).toBe(404),
	);

	test.each([
		["another machine", { remoteAddress: "192.0.2.7" }],
		["a proxy", { headers: { "x-forwarded-for": "127.0.0.1" } }],
		["a proxy of the new kind", { headers: { forwarded: "for=127.0.0.1" } }],
		["a tunnel", { headers: { "cf-connecting-ip": "127.0.0.1" } }],
		["a proxy that names itself", { headers: { via: "1.1 proxy" } }],
		["a proxy that tells the scheme alone", { headers: { "x-forwarded-proto": "https" } }],
		["a foreign name that points here", { headers: { host: "evil.example" } }],
		["a proxy of this machine that says nothing, but passes the host on", { headers: { host: "estrada.test" } }],
		["a name that only looks like this machine's", { headers: { host: "localhost.evil.example" } }],
	])("is a 404 on %s", async (_, more) => {
		for (const url of ["/outbox", "/outbox/1", "/outbox/1/html"]) expect((await get(url, more)).statusCode).toBe(404);
	});

	test.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])("is served on %s", async (remoteAddress) =>
		expect((await get("/outbox", { remoteAddress })).statusCode).toBe(200),
	);

	test.each([
		["a public site", { PUBLIC_URL: "https://estrada.example" }],
		["a site behind a proxy", { PUBLIC_URL: "http://localhost:3000", TRUST_PROXY: "loopback" }],
	])("does not exist on %s, for any request", async (_, env) => {
		const { deps } = server;
		const { outbox } = readConfig(env);
		const site = await buildServer({ ...deps, config: { ...deps.config, outbox } });
		for (const host of ["localhost", "127.0.0.1:3000", "estrada.example"]) {
			const { statusCode, body } = await site.inject({ url: "/outbox", headers: { host } });
			expect([statusCode, body]).toEqual([404, expect.not.stringContaining("outbox")]);
		}
		await site.close();
	});
});
