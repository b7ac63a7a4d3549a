import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import Fastify, { type FastifyInstance } from "fastify";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { freshServer } from "../../../tests/harness/server.ts";
import { requestId } from "../http/request-id.ts";
import { job, worker } from "../jobs/job.ts";
import { traceJobs } from "./trace-jobs.ts";
import { traceQueries } from "./trace-queries.ts";
import { traceRequests } from "./trace-requests.ts";
import { openTelemetry, type Tracing } from "./tracing.ts";

type ExportedSpan = {
	name: string;
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	status?: { code?: number };
	attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

let collector: Server;
let options: pg.PoolConfig;
let pool: pg.Pool;
let db: NodePgDatabase;
let app: FastifyInstance;
let tracing: Tracing;
const bodies: { resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[] }[] = [];

beforeAll(async () => {
	options = (await freshServer()).deps.pool.options;
});

beforeEach(async () => {
	bodies.length = 0;
	collector = createServer(async (request, response) => {
		bodies.push((await json(request)) as (typeof bodies)[number]);
		response.writeHead(200, { "content-type": "application/json" }).end("{}");
	});
	collector.listen(0, "127.0.0.1");
	await once(collector, "listening");
	const { port } = collector.address() as AddressInfo;
	tracing = openTelemetry({
		endpoint: `http://127.0.0.1:${port}`,
		serviceName: "estrada",
		release: "1.2.3",
		sampledRatio: 1,
	});
	pool = new pg.Pool(options);
	traceQueries(pool, tracing);
	db = drizzle(pool);
	app = Fastify({ genReqId: requestId });
	traceRequests(app, tracing);
	app.post("/people/:id", async (request) => {
		await db.transaction(async (tx) =>
			tx.execute(sql`select ${(request.body as { email: string }).email} from account`),
		);
		return {};
	});
	app.get("/failing", async () => {
		await db.execute(sql`select nothing from account`);
	});
});
afterEach(async () => {
	await app.close();
	await pool.end();
	collector.close();
});

/** The spans received after a flush. */
async function sent(): Promise<ExportedSpan[]> {
	await tracing.close();
	return bodies.flatMap(({ resourceSpans }) =>
		resourceSpans.flatMap((it) => it.scopeSpans.flatMap((one) => one.spans)),
	);
}

test("a request with a body is the parent of its queries, its trace has its id, and no span names a person", async () => {
	const payload = { email: "anna@firma.example" };
	await Promise.all([1, 2, 3].map((id) => app.inject({ method: "POST", url: `/people/${id}?token=s3cret`, payload })));
	const spans = await sent();
	const requests = spans.filter(({ name }) => name === "POST /people/:id");
	expect(requests).toHaveLength(3);
	for (const request of requests) {
		const below = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
		expect(below.map(({ name, traceId }) => [name, traceId])).toEqual(
			["begin", "select account", "commit"].map((name) => [name, request.traceId]),
		);
		expect(request.attributes).toContainEqual({ key: "request.id", value: { stringValue: request.traceId } });
	}
	expect(JSON.stringify(bodies)).not.toMatch(/anna|s3cret|127\.0\.0\.1/);
});

test("a caller's trace continues, and a 500 is an error", async () => {
	const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";
	await app.inject({ url: "/failing", headers: { traceparent } });
	const spans = await sent();
	expect(spans.find(({ name }) => name === "GET /failing")).toMatchObject({
		traceId: "0af7651916cd43dd8448eb211c80319c",
		parentSpanId: "b7ad6b7169203331",
		status: { code: 2 },
	});
});

test("a job has its own trace; queries outside requests and jobs have none", async () => {
	await db.execute(sql`select 1`);
	const [traced] = traceJobs([worker(job("tidy", z.unknown()), async () => {})], tracing);
	await traced!.run({ email: "anna@firma.example" });
	expect((await sent()).map(({ name, parentSpanId }) => [name, parentSpanId ?? ""])).toEqual([["job tidy", ""]]);
	expect(JSON.stringify(bodies)).not.toContain("anna");
});

test("an unavailable collector changes no response", async () => {
	collector.closeAllConnections();
	await new Promise((done) => collector.close(done));
	expect((await app.inject({ method: "POST", url: "/people/1", payload: { email: "x" } })).statusCode).toBe(200);
	expect(await sent()).toEqual([]);
});
