import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { runHook, useHooks } from "../../../../tests/harness/running-hook.ts";
import type { Hits } from "../../../features/office-find/contract.ts";
import type { AppFrame } from "../../client/frame.ts";
import { FrameContext } from "../../client/use-frame.ts";
import { useFound } from "./use-found.ts";

useHooks();

const frame = { lang: "en", base: "", event: { code: "DSS25", timeZone: "Europe/Warsaw" } } as AppFrame;
const NONE: Hits = { people: [], orders: [], codes: [], lectures: [], companies: [] };
const companies = (...names: string[]): Hits => ({
	...NONE,
	companies: names.map((name, index) => ({ objectId: index + 1, name })),
});

/** A server that answers each text when told to. */
function slowServer() {
	const waiting = new Map<string, (answer: Response) => void>();
	const queries: string[] = [];
	vi.stubGlobal("fetch", (url: string) => {
		const q = new URL(url, "https://site.invalid").searchParams.get("q") ?? "";
		queries.push(q);
		return new Promise<Response>((resolve) => waiting.set(q, resolve));
	});
	const answer = (q: string, status: number, body: object) => waiting.get(q)?.(Response.json(body, { status }));
	return {
		queries,
		answers: (q: string, hits: Hits) => answer(q, 200, hits),
		refuses: (q: string) => answer(q, 403, { detail: "no" }),
	};
}

async function start(typed: string) {
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const server = slowServer();
	const found = await runHook(
		() => useFound(typed),
		(children) =>
			createElement(
				QueryClientProvider,
				{ client: queries },
				createElement(FrameContext.Provider, { value: frame }, children),
			),
	);
	const titles = () => found.now().groups.flatMap(({ items }) => items.map(({ title }) => title));
	const types = (text: string) => found.renders(() => useFound(text));
	const isAsked = (q: string) => found.becomes(() => expect(server.queries).toContain(q));
	return { found, server, titles, types, isAsked };
}

test("an answer to an earlier text is dropped, however late it comes", async () => {
	const { found, server, titles, types, isAsked } = await start("");
	await types("g");
	await isAsked("g");
	await types("gr");
	await isAsked("gr");
	server.answers("gr", companies("Gradion"));
	await found.becomes(({ isAwaited }) => expect(isAwaited).toBe(false));
	server.answers("g", companies("Gdynia", "Gradion"));
	await found.does(() => {});
	expect(titles()).toEqual(["Gradion"]);
});

test("until an answer comes, hits of the earlier text stay if they still match", async () => {
	const { found, server, titles, types, isAsked } = await start("g");
	await isAsked("g");
	server.answers("g", companies("Gdynia", "Gradion"));
	await found.becomes(() => expect(titles()).toEqual(["Gdynia", "Gradion"]));
	await types("gr");
	expect([titles(), found.now().isAwaited]).toEqual([["Gradion"], true]);
	await isAsked("gr");
	server.answers("gr", companies("Gradion", "Grot"));
	await found.becomes(() => expect(titles()).toEqual(["Gradion", "Grot"]));
	await types("");
	expect([titles(), found.now().isAwaited]).toEqual([[], false]);
});

test("fast typing asks once, for the last text", async () => {
	const { server, types, isAsked } = await start("g");
	for (const text of ["gr", "gra", "grad"]) await types(text);
	await isAsked("grad");
	expect(server.queries.filter((q) => q !== "g")).toEqual(["grad"]);
});

test("a refusal is said, and asking again helps", async () => {
	const { found, server, titles, isAsked } = await start("g");
	await isAsked("g");
	server.refuses("g");
	await found.becomes(({ hasFailed, isAwaited }) => expect([hasFailed, isAwaited]).toEqual([true, false]));
	await found.does(({ retry }) => retry());
	await found.becomes(() => expect(server.queries).toEqual(["g", "g"]));
	server.answers("g", companies("Gdynia"));
	await found.becomes(({ hasFailed }) => expect([hasFailed, ...titles()]).toEqual([false, "Gdynia"]));
});
