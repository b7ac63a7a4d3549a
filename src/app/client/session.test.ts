import { beforeEach, expect, test, vi } from "vitest";
import { freshModule } from "../../../tests/harness/fresh-module.ts";
import { runHook, useHooks } from "../../../tests/harness/running-hook.ts";
import { UNAUTHORIZED_EVENT } from "../../kit/api/call.ts";
import { useSessionOver } from "./session.ts";

useHooks();

const replace = vi.fn<(address: string) => void>();
let pageEvents: EventTarget;

const loadPage = () => freshModule<typeof import("./session.ts")>(import.meta.resolve("./session.ts"));

beforeEach(() => {
	replace.mockReset();
	pageEvents = new EventTarget();
	vi.stubGlobal("location", { replace, pathname: "/en/MSTS25/account/chats/4", search: "?a=1&b=2" });
	vi.stubGlobal("addEventListener", pageEvents.addEventListener.bind(pageEvents));
	vi.stubGlobal("removeEventListener", pageEvents.removeEventListener.bind(pageEvents));
});

test("leaves for the first address only: a log-in does not replace a log-out", async () => {
	const { leaveFor } = await loadPage();
	leaveFor("/en/bye");
	leaveFor("/en/user.html");
	expect(replace.mock.calls).toEqual([["/en/bye"]]);
});

test("a page restored from the browser's cache can be left once more", async () => {
	const { leaveFor } = await loadPage();
	leaveFor("/en/bye");
	pageEvents.dispatchEvent(new Event("pageshow"));
	leaveFor("/en/user.html");
	leaveFor("/en/elsewhere");
	expect(replace.mock.calls).toEqual([["/en/bye"], ["/en/user.html"]]);
});

test("log-in returns the person to the same screen", async () => {
	const { logInAddress } = await loadPage();
	const [path, query] = logInAddress("/en/MSTS25").split("?");
	expect(path).toBe("/en/MSTS25/user.html");
	expect(new URLSearchParams(query).get("to")).toBe("/en/MSTS25/account/chats/4?a=1&b=2");
});

test("a session is over when a call says so, until log-in; late answers to earlier requests do not end the new one", async () => {
	const over = await runHook(useSessionOver);
	const refuse = (sentAt: number) =>
		over.does(() => void pageEvents.dispatchEvent(new CustomEvent(UNAUTHORIZED_EVENT, { detail: sentAt })));
	const isOver = () => over.now()[0];
	expect(isOver()).toBe(false);
	const before = performance.now();
	await refuse(before);
	expect(isOver()).toBe(true);
	await over.does(([, resume]) => resume());
	expect(isOver()).toBe(false);
	await refuse(before);
	expect(isOver()).toBe(false);
	await refuse(performance.now());
	expect(isOver()).toBe(true);
});
