import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOpenEvent, goodPayload } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { buildServer } from "./server.ts";

const HEADERS = {
	"content-security-policy": /default-src 'self'/,
	"x-content-type-options": /^nosniff$/,
	"x-frame-options": /^SAMEORIGIN$/,
	"referrer-policy": /./,
	"permissions-policy": /./,
	"cross-origin-opener-policy": /^same-origin$/,
	"strict-transport-security": /max-age=\d{7}/,
};

const folder = mkdtempSync(join(tmpdir(), "estrada-answers-"));
const logged: string[] = [];
let server: TestServer;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
	server = await freshServer({ env: { PUBLIC_URL: "https://estrada.test", OUTBOX: "on" } });
	await addOpenEvent(server);
	mkdirSync(join(folder, "site/assets"), { recursive: true });
	writeFileSync(join(folder, "site/assets/x.js"), "export {};");
	writeFileSync(join(folder, "site/assets/x.js.br"), brotliCompressSync("export {};"));
	mkdirSync(server.deps.files.folder, { recursive: true });
	writeFileSync(join(server.deps.files.folder, "x.txt"), "file");
	writeFileSync(join(server.deps.files.folder, ".hidden"), "");
	mkdirSync(join(server.deps.files.folder, "sub"));
	const renderer = {
		render: async () => ({ html: "", islands: [] }),
		assets: () => ({ script: "", styles: [], fonts: [] }),
	};
	const note = (entry: object, line: string) => void logged.push(`${line} ${JSON.stringify(entry)}`);
	const deps = { ...server.deps, log: { info: note, error: note } };
	const app = await buildServer(deps, { renderer, distDir: folder });
	app.get("/api/breaks", async () => {
		throw new Error("Failed query: insert into account\nparams: anna@firma.example", { cause: { code: "XX000" } });
	});
	origin = await app.listen({ port: 0, host: "127.0.0.1" });
	close = () => app.close();
});
afterAll(async () => {
	await close?.();
	rmSync(folder, { recursive: true, force: true });
});

const json = { "content-type": "application/json" };
const post = (body: string, headers: Record<string, string> = json) => ({ method: "POST", body, headers });

describe("every kind of response has the security headers", () => {
	test.each<[string, string, RequestInit, number]>([
		["page", "/", {}, 200],
		["kept page", "/", {}, 200],
		["page, HEAD", "/", { method: "HEAD" }, 200],
		["page that does not exist", "/nothing", {}, 404],
		["path without a host", "//", {}, 200],
		["page that cannot be decoded", "/en/100%?x=%", {}, 404],
		["call that cannot be decoded", "/api/event/%E0%A4%A/settings", {}, 400],
		["kept call", "/api/event/MSTS25/settings", {}, 200],
		["call", "/api/event/MSTS25/checkEmail?email=x@example.com", {}, 200],
		["unknown event", "/api/event/NOPE/settings", {}, 404],
		["call that does not exist", "/api/nothing", {}, 404],
		["other method of a page", "/nothing", { method: "POST" }, 404],
		["other method of a call", "/api/event/MSTS25/settings", { method: "DELETE" }, 404],
		["wrong parameter", "/api/lecture/x/description", {}, 400],
		["broken JSON", "/api/account/registerUser", post('{"email":'), 400],
		["another type", "/api/account/registerUser", post("<x/>", { "content-type": "text/xml" }), 415],
		["too large", "/api/account/registerUser", post(JSON.stringify({ email: "x".repeat(300_000) })), 413],
		["failure", "/api/breaks", {}, 500],
		["file", "/files/x.txt", {}, 200],
		["part of a file", "/files/x.txt", { headers: { range: "bytes=0-1" } }, 206],
		["missing file", "/files/y.txt", {}, 404],
		["way out of the folder", "/files/..%2f..%2fetc/passwd", {}, 404],
		["asset", "/assets/x.js", {}, 200],
		["missing asset", "/assets/y.js", {}, 404],
		["icon", "/favicon.svg", {}, 200],
		["robots", "/robots.txt", {}, 200],
		["sitemap", "/sitemap.xml", {}, 200],
		["API document", "/api/openapi.json", {}, 200],
		["API reference", "/api/docs/", {}, 200],
		["outbox", "/outbox", {}, 200],
		["health", "/healthz", {}, 200],
		["readiness", "/readyz", {}, 200],
	])("%s: %s", async (what, path, init, status) => {
		const answer = await fetch(origin + path, { redirect: "manual", ...init });
		await answer.arrayBuffer();
		expect(answer.status).toBe(status);
		for (const [name, value] of Object.entries(HEADERS)) expect(answer.headers.get(name), name).toMatch(value);
		const type = what.startsWith("page") ? "text/html" : "application/problem+json";
		if (status >= 400) expect(answer.headers.get("content-type")).toContain(type);
	});

	test.each(["/", "/api/event/MSTS25/settings", "/files/x.txt", "/assets/x.js", "/sitemap.xml"])(
		"unchanged: %s",
		async (path) => {
			const etag = (await fetch(origin + path)).headers.get("etag")!;
			const answer = await fetch(origin + path, { headers: { "if-none-match": etag, "cache-control": "max-age=0" } });
			expect(answer.status).toBe(304);
			for (const [name, value] of Object.entries(HEADERS)) expect(answer.headers.get(name), name).toMatch(value);
		},
	);
});

describe("a file", () => {
	const of = async (path: string, init: RequestInit = {}) => {
		const answer = await fetch(origin + path, init);
		return { answer, text: await answer.text(), header: (name: string) => answer.headers.get(name) };
	};

	test.each([
		["br, gzip", "br"],
		["gzip", null],
		["identity", null],
	])("is sent in its stored compression to a client that accepts %s", async (accepted, encoding) => {
		const { text, header } = await of("/assets/x.js", { headers: { "accept-encoding": accepted } });
		expect(text).toBe("export {};");
		expect([header("content-encoding"), header("vary")]).toEqual([encoding, "accept-encoding"]);
		expect(header("content-type")).toMatch(/javascript; charset=utf-8$/);
		expect(header("cache-control")).toBe("public, max-age=31536000, immutable");
	});

	test("answers HEAD and range requests", async () => {
		const head = await of("/files/x.txt", { method: "HEAD" });
		expect([head.text, head.header("content-length")]).toEqual(["", "4"]);
		const part = await of("/files/x.txt", { headers: { range: "bytes=1-2", "accept-encoding": "identity" } });
		expect([part.text, part.header("content-range")]).toEqual(["il", "bytes 1-2/4"]);
		expect((await of("/files/x.txt", { headers: { range: "bytes=9-" } })).answer.status).toBe(416);
	});

	test.each([
		"/files/",
		"/files//x.txt",
		"/files/.hidden",
		"/files/sub",
		"/files/sub%2f..%2fx.txt",
		"/files/x.txt%00",
		"/files/..%2f..%2fpackage.json",
		"/assets/..%2f..%2fpackage.json",
	])("has one URL: %s is a 404", async (path) => {
		expect((await of(path)).answer.status).toBeOneOf([400, 404]);
	});
});

test("the log has no personal data: no addresses, bodies, queries or error details", async () => {
	const secrets = [
		"anna",
		"firma.example",
		"sekretne1",
		"601 234",
		"601234567",
		"Szczepankowska",
		"198.51.100.7",
		"tajemnica",
	];
	const ask = (path: string, init: RequestInit = {}) =>
		fetch(origin + path, {
			...init,
			headers: { "x-forwarded-for": "198.51.100.7", cookie: "s=tajemnica", referer: "http://a/?anna", ...init.headers },
		});
	logged.length = 0;
	await ask("/api/event/MSTS25/checkEmail?email=anna@firma.example");
	await ask("/api/event/MSTS25/checkEmail/anna@firma.example");
	await ask("/api/account/confirmEmail?id=tajemnica", { method: "POST" });
	await ask("/confirm.html?id=tajemnica");
	await ask("/anna@firma.example?q=tajemnica");
	await ask("/api/account/registerUser", post(JSON.stringify(goodPayload)));
	await ask("/api/account/registerUser", post(JSON.stringify({ ...goodPayload, firstName: 601234567 })));
	await ask("/api/account/registerUser", post(JSON.stringify(goodPayload).slice(0, -5)));
	await ask("/api/auth/sign-in/email", post(JSON.stringify({ email: goodPayload.email, password: "sekretne1" })));
	await ask("/api/breaks?anna@firma.example");
	await expect.poll(() => logged.length).toBeGreaterThanOrEqual(11);
	const all = logged.join("\n");
	expect(all).toContain("/api/event/:eventCode/checkEmail");
	expect(all).toContain("XX000");
	for (const secret of secrets) expect(all).not.toContain(secret);
	expect(all).not.toContain("127.0.0.1");
});
