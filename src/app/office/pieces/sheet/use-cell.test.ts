import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { runHook, useHooks } from "../../../../../tests/harness/running-hook.ts";
import { CallFailure } from "../../../../kit/api/call.ts";
import type { AppFrame } from "../../../client/frame.ts";
import { FrameContext } from "../../../client/use-frame.ts";
import { useCell } from "./use-cell.ts";

useHooks();
beforeEach(() => {
	vi.stubGlobal("location", { href: "http://estrada.test/office/packages" });
	vi.stubGlobal("document", { documentElement: { dataset: {} } });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
});

const FRAME = { lang: "en", event: { code: "MSTS25" } } as AppFrame;
const changed = () => new CallFailure(409, { message: "Another person has just changed this to 755." } as never);

/** A cell with the price 749, which becomes `current` on the server. */
async function cellOver(current: { price: string }, save: (typed: string, read: string) => Promise<void>) {
	const cell = await runHook(
		() => useCell({ value: "749", about: () => ({ lines: [] }), save, readAgain: async () => current.price }),
		(screen) => createElement(FrameContext.Provider, { value: FRAME }, screen),
	);
	await cell.does((now) => now.begin("7"));
	await cell.does((now) => now.type("760"));
	return cell;
}

test("a save over another's change is refused with the new value, and the next one is over that", async () => {
	const server = { price: "755" };
	const saves: string[][] = [];
	const cell = await cellOver(server, async (typed, read) => {
		saves.push([typed, read]);
		if (read !== server.price) throw changed();
		server.price = typed;
	});
	await cell.does((now) => now.store());
	expect([cell.now().refusal, cell.now().draft]).toEqual([changed().message, { typed: "760", read: "755" }]);
	await cell.does((now) => now.store());
	expect(saves).toEqual([
		["760", "749"],
		["760", "755"],
	]);
	expect(server.price).toBe("760");
});

test("a lost save keeps the typed value and what it was over", async () => {
	const cell = await cellOver({ price: "749" }, async () => {
		throw new CallFailure(0, undefined);
	});
	await cell.does((now) => now.store());
	expect([cell.now().draft, cell.now().isSaving]).toEqual([{ typed: "760", read: "749" }, false]);
	expect(cell.now().refusal).not.toBe("");
});
