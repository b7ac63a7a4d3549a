import { createElement, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type AnsweredCalls, answeredCalls } from "../../../../tests/harness/answered-calls.ts";
import { runHook, useHooks } from "../../../../tests/harness/running-hook.ts";
import type { EditedOffer, EditedStand } from "../contract.ts";
import { OffersCard } from "./OffersCard.tsx";
import { useMoving } from "./use-moving.ts";

useHooks();

const offer = (objectId: number, title: string, isOpen = true) =>
	({
		objectId,
		title,
		titleEn: `${title} (EN)`,
		place: "Krosno",
		placeEn: "",
		workMode: "remote",
		salaryFromGrosz: null,
		salaryToGrosz: null,
		isOpen,
	}) as EditedOffer;
const JAVA = offer(1, "Java");
const RUST = offer(2, "Rust");
const OVER = offer(3, "COBOL", false);
const OFFERS = [JAVA, RUST, OVER];
const part = { exhibitorId: 7, onSaved: () => {}, onChanged: () => {} };

describe("a stand's jobs on its card", () => {
	const page = (lang: "pl" | "en", offers: EditedOffer[]) =>
		renderToStaticMarkup(createElement(OffersCard, { ...part, lang, offers })).replaceAll("\u00a0", " ");
	const movers = (html: string) =>
		[...html.matchAll(/id="offer-(\d-\w+)"[^>]*aria-disabled="(\w+)"/g)].map(([, id, isOff]) => `${id} ${isOff}`);

	test("move among open or among closed jobs", () => {
		const places = ["1-up true", "1-down false", "2-up false", "2-down true", "3-up true", "3-down true"];
		expect(movers(page("en", OFFERS))).toEqual(places);
	});

	test.each([
		["pl", "COBOL", "(zamknięta, nikt jej nie widzi)", "Zmień"],
		["en", "COBOL (EN)", "(closed, nobody sees it)", "Change"],
	] as const)("in %s: %s is %s", (lang, title, closed, change) => {
		const html = page(lang, OFFERS);
		expect(html.split(closed)).toHaveLength(2);
		expect(html.indexOf(closed)).toBeGreaterThan(html.indexOf(`>${title}<`));
		expect(html).toMatch(new RegExp(`aria-label="${change}[^"]*${title.split(" ")[0]}`));
	});

	test("are reported as missing only if there are none", () => {
		const [none, some] = [page("en", []), page("en", [JAVA])];
		expect([none.includes("There are no jobs yet."), some.includes("There are no jobs yet.")]).toEqual([true, false]);
	});
});

describe("a job that is moved", () => {
	let calls: AnsweredCalls;
	const focus = vi.fn<(id: string) => void>();
	const stand = (offers: EditedOffer[]) => ({ offers }) as EditedStand;
	const ids = ({ offers }: { offers: EditedOffer[] }) => offers.map(({ objectId }) => objectId);
	/** The card on a screen that keeps the server's stand. */
	const start = () =>
		runHook(() => {
			const [{ offers }, onSaved] = useState(stand(OFFERS));
			return { ...useMoving({ ...part, lang: "en", onSaved }, offers), offers };
		});
	beforeEach(() => {
		calls = answeredCalls();
		focus.mockReset();
		vi.stubGlobal("document", { getElementById: (id: string) => ({ focus: () => focus(id) }) });
	});

	test("takes the server's place, with a message; its button keeps the focus", async () => {
		const card = await start();
		calls.answer(stand([RUST, JAVA, OVER]));
		await card.does(({ move }) => move(JAVA, "down"));
		await card.becomes(({ told }) => expect(told).toMatchObject({ isWrong: false }));
		expect(calls.sent()).toEqual([{ call: "POST /api/exhibitor/7/stand/offers/1/move?lang=en", body: { to: "down" } }]);
		expect(ids(card.now())).toEqual([2, 1, 3]);
		expect(card.now().told?.text).toMatch(/Java \(EN\).*2/);
		expect(focus.mock.calls).toEqual([["offer-1-down"]]);
		expect([card.now().canMove(1, "down"), card.now().canMove(1, "up")]).toEqual([false, true]);
	});

	test.each([
		["the first one up", JAVA, "up"],
		["the last open one down", RUST, "down"],
		["a closed one among open ones", OVER, "up"],
	] as const)("is not sent: %s", async (_, one, to) => {
		const card = await start();
		await card.does(({ move }) => move(one, to));
		expect([calls.sent(), focus.mock.calls, card.now().told]).toEqual([[], [], undefined]);
	});

	test.each([
		["by the server's word", () => calls.refuse(409, "Somebody moved it."), "Somebody moved it."],
		["without an answer", () => calls.lose(), /.+/],
	])("stays where it is, %s", async (_, fail, message) => {
		const card = await start();
		fail();
		await card.does(({ move }) => move(RUST, "up"));
		await card.becomes(({ told }) => expect(told).toMatchObject({ isWrong: true }));
		expect(card.now().told?.text).toMatch(message);
		expect([ids(card.now()), focus.mock.calls]).toEqual([[1, 2, 3], [["offer-2-up"]]]);
	});
});
