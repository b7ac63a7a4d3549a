import { Dialog } from "@base-ui/react/dialog";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Hits } from "../../../features/office-find/contract.ts";
import { findQuery } from "../../../features/office-find/web/find-query.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { AppFrame } from "../../client/frame.ts";
import { FrameContext } from "../../client/use-frame.ts";
import type { Office } from "../office-context.ts";
import { PaletteBox } from "./PaletteBox.tsx";
import type { PaletteItem } from "./palette-items.ts";

const office = { rights: ["orders.read"], events: [] } as unknown as Office;
const HITS: Hits = {
	people: [],
	orders: [{ number: "LZ2", payerName: "Nowak sp. z o.o.", state: "paid", grossGrosz: 123_450 }],
	codes: [],
	lectures: [],
	companies: [
		{ objectId: 1, name: "Nowatex" },
		{ objectId: 2, name: "Pół Nowy" },
	],
};
const NONE: Hits = { people: [], orders: [], codes: [], lectures: [], companies: [] };
const opened: PaletteItem = {
	id: "company 1",
	icon: "briefcase",
	title: "Nowatex",
	detail: "",
	keys: [],
	target: { page: "/#company/1" },
};

/** The texts of the box, with marks in brackets. `answers` are those that have come. */
function textsOf(lang: Lang, typed: string, answers: Record<string, Hits>): string {
	vi.stubGlobal("navigator", { platform: "Linux" });
	const frame = { lang, base: "", event: { code: "DSS25", timeZone: "Europe/Warsaw" } } as AppFrame;
	const queries = new QueryClient();
	for (const [q, hits] of Object.entries(answers)) queries.setQueryData(findQuery(lang, "DSS25", q).queryKey, hits);
	const nothing = () => {};
	const props = {
		office,
		typed,
		recent: [opened],
		onType: nothing,
		onChoose: nothing,
		onKeys: nothing,
		onFocus: nothing,
	};
	const box = createElement(FrameContext.Provider, { value: frame }, createElement(PaletteBox, props));
	const markup = renderToStaticMarkup(
		createElement(Dialog.Root, { open: true }, createElement(QueryClientProvider, { client: queries }, box)),
	);
	vi.unstubAllGlobals();
	const marked = markup.replace(/<mark[^>]*>([^<]*)<\/mark>/g, "[$1]");
	return marked
		.replace(/<[^>]+>/g, "|")
		.replace(/[\s|]*\|[\s|]*/g, "|")
		.replace(/\s/g, " ");
}

test("found things stand under their headings, with marks and their count", () => {
	const box = textsOf("en", "now", { now: HITS });
	expect(box).toContain("|3 results|");
	expect(box).toMatch(/\|Orders\|\[Now\]ak sp\. z o\.o\.\|LZ2, paid, /);
	expect(box).toMatch(/\|Exhibitors\|\[Now\]atex\|.*Pół \[Now\]y\|/);
	expect(textsOf("pl", "now", { now: HITS })).toMatch(/\|3 wyniki\|Zamówienia\|\[Now\]ak/);
});

test("nothing found is said in a sentence", () => {
	expect(textsOf("en", "xyz", { xyz: NONE })).toMatch(/Nothing here begins with “xyz”\.\|Search by beginnings/);
	expect(textsOf("pl", "xyz", { xyz: NONE })).toMatch(/Nic tu nie zaczyna się od „xyz”\.\|Szukaj po początkach/);
});

test("an awaited answer is said, and shows no sentence about nothing", () => {
	const box = textsOf("en", "xyz", {});
	expect(box).toContain("|Searching…|");
	expect(box).not.toContain("Nothing here");
});

test("without typed words there are the opened things, acts and screens of the rights", () => {
	const box = textsOf("en", "", {});
	expect(box).toMatch(/\|Opened lately\|Nowatex\|Do\|Keyboard shortcuts\|\?\|Go to\|Orders\|G\|Z\|/);
	expect(box).not.toContain("Participants");
});
