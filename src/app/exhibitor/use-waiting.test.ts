import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { runHook, useHooks } from "../../../tests/harness/running-hook.ts";
import type { AppFrame } from "../client/frame.ts";
import { FrameContext } from "../client/use-frame.ts";
import { useWaiting } from "./use-waiting.ts";

useHooks();

const meeting = (state: string, by: string, more: object = {}) => ({ state, by, isOver: false, move: null, ...more });
/** Answers by company. */
const ANSWERS: Record<string, object> = {
	"/api/exhibitor/7/leads?lang=en": { leads: [{ rating: null }, { rating: 3 }, { rating: null }] },
	"/api/exhibitor/8/leads?lang=en": { leads: [{ rating: 1 }] },
	"/api/UserMeeting/Exhibitor/7?lang=en": {
		meetings: [
			meeting("asked", "person"),
			meeting("asked", "exhibitor"),
			meeting("asked", "person", { isOver: true }),
			meeting("agreed", "exhibitor", { move: { by: "person" } }),
			meeting("agreed", "exhibitor"),
		],
	},
	"/api/UserMeeting/Exhibitor/8?lang=en": { meetings: [meeting("asked", "person")] },
	"/api/exhibitor/7/stand/messages?lang=en": { messages: [{ answer: null }, { answer: "Tak." }] },
	"/api/exhibitor/8/stand/messages?lang=en": { messages: [] },
	"/api/chat/exhibitors/7/conversations?lang=en": { conversations: [{ unread: 2 }, { unread: 0 }, { unread: 1 }] },
	"/api/chat/exhibitors/8/conversations?lang=en": { conversations: [{ unread: 5 }] },
};

const onRequest = vi.fn<(url: string) => void>();
let unanswered: RegExp | undefined;
beforeEach(() => {
	onRequest.mockReset();
	unanswered = undefined;
	vi.stubGlobal("document", { visibilityState: "hidden" });
	for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => {});
	vi.stubGlobal("fetch", async (url: string) => {
		onRequest(url);
		if (!ANSWERS[url] || unanswered?.test(url)) throw new TypeError("no network");
		return Response.json(ANSWERS[url]);
	});
});

function waitingAt(id: number | undefined) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
	return runHook(
		() => useWaiting(id),
		(children) =>
			createElement(
				QueryClientProvider,
				{ client },
				createElement(FrameContext.Provider, { value: { lang: "en" } as AppFrame }, children),
			),
	);
}

test("a company's menu counts unrated contacts, unanswered messages, unread conversations and open requests", async () => {
	const rail = await waitingAt(7);
	expect(rail.now()).toEqual({ leads: 0, inbox: 0, meetings: 0 });
	await rail.becomes((now) => expect(now).toEqual({ leads: 2, inbox: 3, meetings: 2 }));
	await rail.renders(() => useWaiting(8));
	await rail.becomes((now) => expect(now).toEqual({ leads: 0, inbox: 1, meetings: 1 }));
});

test("an unanswered request counts nothing and does not affect other counts", async () => {
	unanswered = /conversations|leads/;
	const rail = await waitingAt(7);
	await rail.becomes((now) => expect(now).toEqual({ leads: 0, inbox: 1, meetings: 2 }));
});

test("without a company no request is sent", async () => {
	const rail = await waitingAt(undefined);
	await rail.does(() => new Promise((resolve) => setTimeout(resolve, 20)));
	expect(rail.now()).toEqual({ leads: 0, inbox: 0, meetings: 0 });
	expect(onRequest.mock.calls.filter(([url]) => /exhibitor/i.test(url))).toEqual([]);
});
