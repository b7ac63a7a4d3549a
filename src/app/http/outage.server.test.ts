import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addEvent } from "../../../tests/harness/content.ts";
import { freePort } from "../../../tests/harness/program.ts";
import { databaseUrl, freshServer } from "../../../tests/harness/server.ts";
import { responseCache } from "../../kit/content/response-cache.ts";
import { versionsOf } from "../../kit/content/version.ts";
import { type OpenDatabase, openDatabase } from "../../kit/db/database.ts";
import { hostsOf } from "./hosts.ts";
import { buildServer } from "./server.ts";

const url = databaseUrl();

/** A proxy that a test can cut. */
async function wayTo(there: string) {
	const target = new URL(there);
	const open = new Set<Socket>();
	const accept = (socket: Socket) => {
		const onward = connect(Number(target.port), target.hostname);
		for (const [one, other] of [
			[socket, onward],
			[onward, socket],
		] as const) {
			open.add(one);
			one.on("error", () => other.destroy()).on("close", () => open.delete(one));
			one.pipe(other);
		}
	};
	let server = createServer(accept);
	const port = await freePort();
	await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
	const way = new URL(there);
	way.port = String(port);
	return {
		url: way.href,
		cut: () =>
			new Promise<void>((done) => {
				server.close(() => done());
				for (const socket of open) socket.destroy();
			}),
		mend: () =>
			new Promise<void>((done) => {
				server = createServer(accept).listen(port, "127.0.0.1", done);
			}),
	};
}

let way: Awaited<ReturnType<typeof wayTo>>;
let opened: OpenDatabase;
let origin: string;
let close: () => Promise<void>;

beforeAll(async () => {
	if (!url) return;
	const { deps } = await freshServer();
	await addEvent(deps, { code: "MSTS25" });
	way = await wayTo(url);
	opened = await openDatabase({
		databaseUrl: way.url,
		dataDir: "",
		migrationsDir: join(import.meta.dirname, "../../../migrations"),
	});
	const versions = await versionsOf(opened.db, "postgres");
	const hosts = hostsOf(deps.config, opened.db);
	const cache = responseCache(versions, { headers: deps.headers, clock: deps.clock, hosts });
	const log = { info() {}, error() {} };
	const renderer = {
		render: async () => ({ html: "", islands: [] }),
		assets: () => ({ script: "", styles: [], fonts: [] }),
	};
	const app = await buildServer({ ...deps, db: opened.db, versions, cache, log }, { renderer });
	origin = await app.listen({ port: 0, host: "127.0.0.1" });
	close = () => app.close();
});
afterAll(async () => {
	await close?.();
	await opened?.close();
	await way?.cut();
});

test.runIf(url)("without the database every response is a 503, cached ones included; then all recover", async () => {
	const ask = async (path: string, headers: Record<string, string> = {}) => {
		const answer = await fetch(origin + path, { headers });
		return { status: answer.status, headers: answer.headers, body: await answer.text() };
	};
	const paths = ["/", "/api/event/MSTS25/settings", "/api/event/MSTS25/checkEmail?email=a@example.com"];
	for (const path of paths) expect((await ask(path)).status, path).toBe(200);
	expect(await ask("/readyz")).toMatchObject({ status: 200, body: '{"status":"ready"}' });

	await way.cut();
	expect(await ask("/healthz")).toMatchObject({ status: 200, body: '{"status":"ok"}' });
	for (let round = 0; round < 2; round++) {
		const ready = await ask("/readyz");
		expect(ready).toMatchObject({ status: 503, body: '{"status":"database out of reach"}' });
		for (const path of paths) {
			const answer = await ask(path, { "accept-language": "en" });
			expect(answer.status, path).toBe(503);
			expect(answer.headers.get("retry-after")).toBe("5");
			expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
		}
	}
	const page = await ask("/", { accept: "text/html,*/*" });
	expect(page.headers.get("content-type")).toContain("text/html");
	expect(page.body).toMatch(/chwilowo\sniedostępny/);
	expect(page.body).toMatch(/briefly\sout\sof\sreach/);
	expect(JSON.parse((await ask(paths[1]!)).body)).toMatchObject({ status: 503 });

	await way.mend();
	expect((await ask("/readyz")).status).toBe(200);
	for (const path of paths) expect((await ask(path)).status, path).toBe(200);
});
