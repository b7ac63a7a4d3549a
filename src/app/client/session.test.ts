import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshModule } from "../../../tests/harness/fresh-module.ts";

const replace = vi.fn<(address: string) => void>();
let pageEvents: EventTarget;

const loadPage = () => freshModule<typeof import("./session.ts")>(import.meta.resolve("./session.ts"));

beforeEach(() => {
	replace.mockReset();
	pageEvents = new EventTarget();
	vi.stubGlobal("location", { replace, pathname: "/en/MSTS25/account/chats/4", search: "?a=1&b=2" });
	vi.stubGlobal("addEventListener", pageEvents.addEventListener.bind(pageEvents));
});
afterEach(() => vi.unstubAllGlobals());

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
