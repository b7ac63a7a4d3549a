import { createElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { runHook, useHooks } from "../../../tests/harness/running-hook.ts";
import type { OwnExhibitor } from "../../features/exhibitors/staff-contract.ts";
import type { AppFrame } from "../client/frame.ts";
import { FrameContext } from "../client/use-frame.ts";
import { useChosenExhibitor } from "./workplace.ts";

useHooks();

const replace = vi.fn<(address: string) => void>();
beforeEach(() => {
	replace.mockReset();
	vi.stubGlobal("location", { replace });
});

const FRAME = { lang: "en", event: { code: "MSTS25" } } as AppFrame;
const company = (objectId: number, eventCode = "MSTS25") => ({ objectId, eventCode }) as OwnExhibitor;
const NORVIKA = company(7);
const SOLVIK = company(8);

/** Returns the company chosen at a path of MSTS25's exhibitor app. */
async function chosenAt(path: string, own: OwnExhibitor[] | undefined) {
	const { hook, searchHook } = memoryLocation({ path });
	const run = await runHook(
		() => useChosenExhibitor(own),
		(screen) =>
			createElement(
				FrameContext.Provider,
				{ value: FRAME },
				createElement(Router, { hook, searchHook, children: screen }),
			),
	);
	return run.now();
}

describe("the chosen company", () => {
	test.each([
		["that of the query", "/leads?company=8", [NORVIKA, SOLVIK], SOLVIK],
		["the first one without a query", "/leads", [NORVIKA, SOLVIK], NORVIKA],
		[
			"the first one of this event, if the query names another event's",
			"/?company=9",
			[company(9, "THS25"), NORVIKA],
			NORVIKA,
		],
		["none until the companies are loaded", "/leads?company=8", undefined, undefined],
		["none for somebody who works for none", "/leads", [], undefined],
	])("is %s", async (_, path, own, chosen) => {
		expect(await chosenAt(path, own)).toBe(chosen);
		expect(replace).not.toHaveBeenCalled();
	});

	test("of another event opens there, on the same screen", async () => {
		expect(await chosenAt("/leads", [company(9, "THS25"), company(10, "NYC25")])).toBeUndefined();
		expect(replace.mock.calls).toEqual([["/en/e/THS25/exhibitor/leads?company=9"]]);
	});
});
