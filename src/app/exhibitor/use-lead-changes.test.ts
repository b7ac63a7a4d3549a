import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { expect, test } from "vitest";
import { runHook, useHooks } from "../../../tests/harness/running-hook.ts";
import type { Lead } from "../../features/leads/contract.ts";
import { leadsQuery } from "../../features/leads/web/leads-query.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import type { AppFrame } from "../client/frame.ts";
import { FrameContext } from "../client/use-frame.ts";
import { useLeadChanges } from "./use-lead-changes.ts";

useHooks();

const lead = (objectId: number, firstName: string) =>
	({ objectId, firstName, lastName: "Maj", rating: null, note: "" }) as unknown as Lead;
const EWA = lead(1, "Ewa");
const JAN = lead(2, "Jan");
const RATED = { ...EWA, rating: 3, note: "Zna Javę." } as Lead;

/** The screen of company 7, and the stored lists of companies 7 and 8. */
async function start(lang: Lang, stored = [7, 8]) {
	const queries = new QueryClient();
	for (const id of stored) {
		queries.setQueryData(leadsQuery(lang, id).queryKey, { timeZone: "Europe/Warsaw", leads: [EWA, JAN] });
	}
	const screen = await runHook(
		() => useLeadChanges(7),
		(children) =>
			createElement(
				QueryClientProvider,
				{ client: queries },
				createElement(FrameContext.Provider, { value: { lang } as AppFrame }, children),
			),
	);
	return { screen, listOf: (id: number) => queries.getQueryData(leadsQuery(lang, id).queryKey) };
}

const list = (...leads: Lead[]) => ({ timeZone: "Europe/Warsaw", leads });

test("a saved contact is changed in its company's list, at its place", async () => {
	const { screen, listOf } = await start("en");
	await screen.does(({ onSaved }) => onSaved(RATED));
	expect([listOf(7), listOf(8), screen.now().told]).toEqual([list(RATED, JAN), list(EWA, JAN), ""]);
});

test.each([
	["pl", /Ewa Maj/],
	["en", /Ewa Maj/],
] as const)("in %s a deleted contact leaves its company's list, with a message", async (lang, message) => {
	const { screen, listOf } = await start(lang);
	await screen.does(({ onGone }) => onGone(EWA));
	expect([listOf(7), listOf(8)]).toEqual([list(JAN), list(EWA, JAN)]);
	expect(screen.now().told).toMatch(message);
});

test("a list that is not loaded stays unloaded", async () => {
	const { screen, listOf } = await start("en", [8]);
	await screen.does(({ onSaved, onGone }) => {
		onSaved(RATED);
		onGone(JAN);
	});
	expect([listOf(7), listOf(8)]).toEqual([undefined, list(EWA, JAN)]);
});
