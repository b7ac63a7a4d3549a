import { createElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { runHook, useHooks } from "../../../../../tests/harness/running-hook.ts";
import { closedQuery, useAct, useOpenEdit } from "./use-act.ts";

useHooks();

/** A page of the office at an address, in this process. */
function pageAt(path: string) {
	const { hook, searchHook, navigate, history } = memoryLocation({ path, record: true });
	const here = () => new URL(history.at(-1)!, "http://estrada.test");
	vi.stubGlobal("location", {
		get pathname() {
			return here().pathname;
		},
		get search() {
			return here().search;
		},
	});
	const around = (screen: ReactNode) => createElement(Router, { hook, searchHook, children: screen });
	return { around, navigate, history };
}

test.each<[string, string, string, string | undefined]>([
	["an act leaves the address", "open=7&do=refund", "open=7&do=refund", "open=7"],
	["filters and pages chosen meanwhile stay", "open=7&do=refund", "q=Maj&open=7&do=refund", "q=Maj&open=7"],
	["another open record keeps its act", "open=7&do=refund", "open=8&do=refund", undefined],
	["another act stays open", "open=7&do=refund", "open=7&do=payer", undefined],
	["an act that is closed changes nothing", "open=7&do=refund", "open=7", undefined],
])("%s", (_name, opened, now, expected) => {
	expect(closedQuery(opened, now)).toBe(expected);
});

test("a command that ends after the person went on does not lead back", async () => {
	const { around, navigate, history } = pageAt("/orders?open=7");
	const act = await runHook(useAct, around);
	await act.does((now) => now.openAct("refund"));
	expect([act.now().act, history.at(-1)]).toEqual(["refund", "/orders?open=7&do=refund"]);
	const { closeAct } = act.now();
	await act.does(() => navigate("/orders?open=8"));
	await act.does(closeAct);
	expect(history.at(-1)).toBe("/orders?open=8");
	await act.does(() => navigate("/orders?open=7&do=refund"));
	await act.does((now) => now.closeAct());
	// the back button does not open it again
	expect(history.slice(-2)).toEqual(["/orders?open=8", "/orders?open=7"]);
});

test("an open edit stays open when its right is taken away, and does not open without it", async () => {
	const { around, navigate } = pageAt("/orders?open=7&do=payer");
	const editing = (mayEdit: boolean) => () => useOpenEdit("payer", mayEdit);
	const edit = await runHook(editing(true), around);
	await edit.renders(editing(false));
	expect(edit.now()).toBe(true);
	await edit.does(() => navigate("/orders?open=7"));
	expect(edit.now()).toBe(false);
	await edit.does(() => navigate("/orders?open=7&do=payer"));
	expect(edit.now()).toBe(false);
});
