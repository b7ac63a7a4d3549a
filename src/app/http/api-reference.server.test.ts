import { beforeAll, describe, expect, test } from "vitest";
import { examplePath } from "../../../tests/harness/example-path.ts";
import { addOpenEvent } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { responseCache } from "../../kit/content/response-cache.ts";
import { exampleOf } from "../site/call-example.ts";
import { callId, type OpenApi, type Schema } from "../site/open-api.ts";
import { render } from "../site/render.tsx";
import { hostsOf } from "./hosts.ts";
import type { Renderer } from "./renderer.ts";
import { buildServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
});
const get = (url: string) => server.app.inject({ method: "GET", url });

type Media = Record<string, unknown>;
type Operation = {
	security?: Record<string, string[]>[];
	parameters?: {
		in: string;
		name: string;
		required: boolean;
		schema: { type: string; pattern?: string; enum?: string[] };
	}[];
	requestBody?: { required: boolean; content: Media };
	responses: Record<string, { content: Media }>;
};

const isFile = ({ requestBody }: Operation) => requestBody?.content["application/octet-stream"] !== undefined;

const operationsOf = async () => {
	const stage = { assets: () => ({ scripts: [], styles: [] }) } as unknown as Renderer;
	const app = await buildServer(server.deps, { renderer: stage });
	const { paths } = (await app.inject({ method: "GET", url: "/api/openapi.json" })).json();
	await app.close();
	return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);
};

describe("the API document", () => {
	const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

	test("follows OpenAPI 3.1: no pages or catch-alls, and each call has input and output", async () => {
		const operations = await operationsOf();
		expect(operations.length).toBeGreaterThan(50);
		for (const { path, method, operation } of operations) {
			const { parameters = [], responses } = operation;
			expect(METHODS, `${method} ${path}`).toContain(method);
			expect(path, path).toMatch(/^\/api(\/(\w|[-.])+|\/\{\w+\})+$/);
			const inPath = parameters.filter((one) => one.in === "path" && one.required).map((one) => `{${one.name}}`);
			expect(inPath.sort(), path).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
			expect(Object.keys(responses), path).toEqual(["200", "4XX", "5XX"]);
			expect(Object.keys(responses["200"]!.content).length, path).toBeGreaterThan(0);
			for (const refused of ["4XX", "5XX"])
				expect(Object.keys(responses[refused]!.content), path).toEqual(["application/problem+json"]);
		}
	});

	test("requires a body exactly where the contract does", async () => {
		for (const { path, operation } of (await operationsOf()).filter((one) => one.method === "post")) {
			const url = examplePath(path, operation.parameters);
			const answer = (await server.app.inject({ method: "POST", url })).json();
			// file downloads check the log-in first
			const isRefused = isFile(operation) || answer.modelState?.body !== undefined;
			expect([path, operation.requestBody?.required], path).toEqual([path, isRefused]);
		}
	});
});

test("the API document has every call of the contract at its path", async () => {
	const { paths, openapi } = (await get("/api/openapi.json")).json();
	expect(openapi).toBe("3.1.0");
	for (const path of [
		"/api/event/{eventCode}/agenda/categories",
		"/api/event/{eventCode}/agenda/AgendaEventLecturesStatuses",
		"/api/event/{eventCode}/agenda/categorytree/{categoryId}",
		"/api/event/{eventCode}/agenda/fakecategory",
		"/api/lecture/{id}/description",
		"/api/lecturer/{id}/bio",
		"/api/event/{eventCode}/lectures",
		"/api/News/{eventCode}/List",
		"/api/event/{eventCode}/settings",
		"/api/event/{eventCode}/gdpr",
		"/api/event/{eventCode}/Calendars",
		"/api/event/{eventCode}/CheckLimits/{calendarCode}",
		"/api/event/{eventCode}/AdditionalInput/{packageCode}",
		"/api/event/{eventCode}/checkEmail",
		"/api/account/registerUser",
		"/api/account/confirmEmail",
		"/api/event/{eventCode}/LecturersN",
		"/api/event/{eventCode}/Lecturers",
		"/api/event/{eventCode}/Lecturers/ProgrammeCouncil",
		"/api/event/{eventCode}/Partners",
		"/api/Account/Language/{lang}",
		"/api/InfoBar/Available/{eventCode}/{language}",
		"/api/event/{eventCode}/lectures/tags",
		"/api/v2/event/{eventCode}/lectures/tree",
		"/api/event/{eventCode}/confInfo",
		"/api/event/{eventCode}/tracks",
		"/api/user/{id}/userPackages",
		"/api/user/saveUserReservations/{id}",
	]) {
		expect(Object.keys(paths), path).toContain(path);
	}
	expect(Object.keys(paths).some((path) => /exhibitors\/list\/\{/i.test(path))).toBe(true);
	expect(Object.keys(paths).some((path) => /exhibitors\/definition\/\{/i.test(path))).toBe(true);
});

test("every call has a chapter, and every chapter has calls", async () => {
	const { paths, tags } = (await get("/api/openapi.json")).json();
	const operations = Object.values<Record<string, { tags?: string[] }>>(paths).flatMap((path) => Object.values(path));
	const used = new Set(operations.map((operation) => operation.tags?.[0] ?? "none"));
	expect([...used].toSorted()).toEqual(tags.map(({ name }: { name: string }) => name).toSorted());
});

test("the API document has the header of every idempotent call", async () => {
	const { paths } = (await get("/api/openapi.json")).json();
	// the office's commands take a key each
	const outside = Object.entries<Record<string, Operation>>(paths).filter(([path]) => !path.startsWith("/api/office/"));
	const taking = outside.flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(([, { parameters }]) => parameters?.some((it) => it.in === "header" && it.name === "Idempotency-Key"))
			.map(([method]) => `${method} ${path}`),
	);
	expect(taking.toSorted()).toEqual([
		"post /api/account/RegisterGlobal",
		"post /api/account/registerUser",
		"post /api/event/{eventCode}/modal",
		"post /api/payment/{secret}/codes/{codeId}/reissue",
		"post /api/payment/{secret}/codes/{codeId}/send",
		"post /api/payment/{secret}/refund",
		"post /api/payment/{secret}/url",
		"post /api/user/open-questions/{id}",
		"post /api/user/options/{id}",
		"post /api/user/packageChange/{id}",
	]);
});

test("the API document marks the calls that need log-in, and they refuse anonymous requests", async () => {
	const wanting: string[] = [];
	const { components }: OpenApi = (await get("/api/openapi.json")).json();
	const makings = { shapes: components!.schemas!, byName: { code: "123456" } };
	for (const { path, method, operation } of await operationsOf()) {
		const address = examplePath(path, operation.parameters);
		const requiredParameters = operation.parameters?.filter((one) => one.in === "query" && one.required) ?? [];
		const url = `${address}?${requiredParameters.map(({ name, schema }) => `${name}=${exampleOf(schema, makings, name)}`).join("&")}`;
		const { schema = {} } = (operation.requestBody?.content["application/json"] ?? {}) as { schema?: Schema };
		const example = exampleOf(schema, makings) as object;
		const { statusCode } = await server.app.inject({
			method: method.toUpperCase() as "GET",
			url,
			// An invalid log-in is also a 401.
			payload: path.startsWith("/api/auth/") ? {} : { ...example, lectureIds: [], expectedGrossGrosz: 0 },
		});
		const { security = [] } = operation;
		const isWanted = security.length > 0 && security.every((one) => "session" in one);
		expect([path, statusCode === 401], path).toEqual([path, isWanted]);
		if (isWanted) wanting.push(path);
	}
	expect(wanting.length).toBeGreaterThan(8);
});

test("the API document names shared responses and has no broken references", async () => {
	const document: OpenApi = (await get("/api/openapi.json")).json();
	const named = Object.keys(document.components!.schemas!).map((name) => `#/components/schemas/${name}`);
	const used = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name);
	expect([...new Set(used)].sort()).toEqual(named.sort());
	expect(named).toContain("#/components/schemas/Problem");
});

describe("the API reference", () => {
	const SIGNS: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
	const textOf = (html: string) =>
		html
			.replace(/<[^>]+>/g, "")
			.replaceAll("\u00a0", " ")
			.replace(/&(lt|gt|quot|#x27|amp);/g, (_whole, name: string) => SIGNS[name]!);
	const siteOf = (deps = server.deps) => {
		const renderer: Renderer = {
			render: async (page) => render(page),
			assets: (more) => ({ script: "/x.js", styles: [`/${more}.css`], fonts: [] }),
		};
		return buildServer(deps, { renderer });
	};

	test("shows every call with its parameters, and every shape, each with an anchor", async () => {
		await addOpenEvent(server);
		const app = await siteOf();
		const document: OpenApi = (await app.inject("/api/openapi.json")).json();
		const { body } = await app.inject("/api/docs");
		const cards = new Map(
			body
				.split(/<details class="ref-card card"[^>]*>/)
				.map((card) => [/<span class="ref-anchor" id="([^"]+)"/.exec(card)?.[1], card]),
		);
		for (const [path, methods] of Object.entries(document.paths)) {
			for (const [method, { summary, parameters = [], responses }] of Object.entries(methods)) {
				const card = textOf(cards.get(callId(method, path)) ?? "");
				expect(card, path).toContain(`${method.toUpperCase()} ${path}`);
				for (const word of summary!.replaceAll("`", "").split(/(?<=\.)\s+/)) expect(card, path).toContain(word);
				for (const { name } of parameters) expect(card, path).toContain(name);
				expect(card, path).toContain(
					`curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}'http://estrada.test/api/`,
				);
				for (const status of Object.keys(responses)) expect(card, path).toContain(status);
			}
		}
		for (const [name, { properties = {} }] of Object.entries(document.components!.schemas!)) {
			const card = textOf(cards.get(`shape-${name}`) ?? "");
			for (const field of Object.keys(properties)) expect(card, name).toContain(field);
		}
		const anchors = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
		expect(new Set(anchors).size).toBe(anchors.length);
		const targets = [...body.matchAll(/ href="#((?:get|post|shape|calls)-[^"]+)"/g)].map(([, id]) => id!);
		expect(targets.length).toBeGreaterThan(200);
		expect(targets.filter((id) => !anchors.includes(id))).toEqual([]);
		await app.close();
	});

	test("is a cached page of the site, in English, under the strict policy, with nothing inline", async () => {
		const app = await siteOf();
		const { body, headers, statusCode } = await app.inject("/API/docs/?lang=pl");
		expect([statusCode, headers["content-type"], headers["content-language"]]).toEqual([
			200,
			"text/html; charset=utf-8",
			"en",
		]);
		expect(headers["content-security-policy"]).toBe((await app.inject("/healthz")).headers["content-security-policy"]);
		expect(headers["content-security-policy"]).not.toMatch(/sha256|script-src|style-src /);
		expect(body).toMatch(/^<!doctype html>\n<html lang="en"/);
		expect(body).toContain('<link rel="stylesheet" href="/reference.css">');
		expect(body).toContain('<link rel="canonical" href="http://estrada.test/api/docs">');
		expect(body).not.toMatch(/<style|\son\w+=|<script(?! type="(?:module" src="\/x\.js"|application\/json"))/);
		const again = await app.inject({ url: "/api/docs", headers: { "if-none-match": headers.etag as string } });
		expect(again.statusCode).toBe(304);
		await app.close();
	});

	test("escapes the document's text", async () => {
		const { deps, clock } = server;
		const hosts = hostsOf(deps.config, deps.db);
		const app = await siteOf({ ...deps, cache: responseCache(deps.versions, { headers: deps.headers, clock, hosts }) });
		const description = '<img src=x onerror="alert(1)">';
		app.get("/api/odd", { schema: { summary: `Odd & ${description}`, description, tags: ["<b>"] } }, async () => null);
		const { body } = await app.inject("/api/docs");
		const [, shown] = body.split("Odd &amp; ");
		expect(shown?.slice(0, 54)).toBe("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p></su");
		expect(body.match(/<img src=x|<h2[^>]*><b>/)).toBe(null);
		expect(body.match(/<h2[^>]*>(&lt;.*?)<\/h2>/)?.[1]).toBe("&lt;b&gt;");
		await app.close();
	});
});

describe("integers in requests", () => {
	const INT4_MAX = 2_147_483_647;
	const integersIn = (schema: unknown): { minimum?: number; maximum?: number }[] =>
		schema === null || typeof schema !== "object"
			? []
			: [...((schema as Media)["type"] === "integer" ? [schema] : []), ...Object.values(schema).flatMap(integersIn)];

	test("in a body fit their database column and are not negative", async () => {
		const found = (await operationsOf()).flatMap(({ path, operation }) =>
			integersIn(operation.requestBody?.content).map((one) => ({ path, ...one })),
		);
		expect(found.length).toBeGreaterThan(5);
		const wrong = found.filter(({ minimum = -1, maximum = INT4_MAX + 1 }) => minimum < 0 || maximum > INT4_MAX);
		expect(wrong).toEqual([]);
	});

	test("in a path are decimal digits; impossible ids are refused by name", async () => {
		// ids of accounts, sessions and passkeys
		const texts = /^\/api\/user(?:\/(?:\{id\}|sessions|passkeys|profile)|Meeting\/(?:\{meetingId\}\/)?user)/i;
		const isText = (path: string, name: string) =>
			["personId", "accountId"].includes(name) || (name === "id" && texts.test(path));
		const withIds = (await operationsOf()).flatMap(({ path, method, operation }) =>
			(operation.parameters ?? [])
				.filter((one) => one.in === "path" && !isText(path, one.name))
				.filter((one) => /id$/i.test(one.name) || one.schema.type !== "string" || one.schema.pattern?.includes("\\d"))
				.map(({ name }) => ({ path, method, name })),
		);
		expect(withIds.length).toBeGreaterThan(8);
		for (const { path, method, name } of withIds) {
			for (const id of ["2147483648", "99999999999999999999", "0x1", "1e0", "01", "0", "-1", "1.5", "%201", "%D9%A1"]) {
				const url = path.replace(`{${name}}`, id).replace(/\{\w+\}/g, "x");
				const answer = await server.app.inject({ method: method.toUpperCase() as "GET", url, payload: {} });
				const { status, modelState } = answer.json();
				expect([status, modelState[name]?.length, `${method} ${url}`]).toEqual([400, 1, `${method} ${url}`]);
			}
		}
	});

	test("in a query are decimal digits", async () => {
		const requested = (count: string) => get(`/api/event/MSTS25/LecturersN?count=${count}`);
		for (const count of ["0x5", "1e1", "0", "101", "05", "%205"])
			expect((await requested(count)).statusCode, count).toBe(400);
	});
});
