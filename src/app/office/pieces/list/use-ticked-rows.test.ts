import { expect, test } from "vitest";
import { runHook, useHooks } from "../../../../../tests/harness/running-hook.ts";
import { useTickedRows } from "./use-ticked-rows.ts";

useHooks();

type Row = { id: string };
const [A, B, C] = [{ id: "a" }, { id: "b" }, { id: "c" }];
const ticking = (filter: string) => () => useTickedRows<Row>((row) => row.id, filter);
const start = () => runHook(ticking("paid"));

test("ticks survive turning the page, with the rows of both pages", async () => {
	const ticked = await start();
	await ticked.does((now) => now.set({ a: true }, [A, B]));
	await ticked.does((now) => now.set({ ...now.state, c: true }, [C]));
	expect([ticked.now().rows, ticked.now().state]).toEqual([[A, C], { a: true, c: true }]);
	await ticked.does((now) => now.set({ ...now.state, a: false }, [C]));
	expect(ticked.now().rows).toEqual([C]);
	await ticked.does((now) => now.set({ ...now.state, b: true }, [B]));
	await ticked.does((now) => now.untick(["c"]));
	expect([ticked.now().rows, ticked.now().state]).toEqual([[B], { b: true }]);
	await ticked.does((now) => now.clear());
	expect(ticked.now().rows).toEqual([]);
});

test("another filter ends the ticks, so that nobody acts on hidden rows", async () => {
	const ticked = await start();
	await ticked.does((now) => now.set({ a: true }, [A]));
	await ticked.renders(ticking("overdue"));
	expect([ticked.now().rows, ticked.now().state]).toEqual([[], {}]);
	await ticked.does((now) => now.set({ ...now.state, b: true }, [B]));
	expect(ticked.now().rows).toEqual([B]);
});
