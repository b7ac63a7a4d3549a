import { beforeEach, expect, test, vi } from "vitest";
import { type AnsweredCalls, answeredCalls } from "../../../../tests/harness/answered-calls.ts";
import { runHook, useHooks } from "../../../../tests/harness/running-hook.ts";
import { UNAUTHORIZED_EVENT } from "../../../kit/api/call.ts";
import type { OpenCv } from "../contract.ts";
import { useFetchedCv } from "./use-fetched-cv.ts";

useHooks();

const EWA = { personId: "ewa", firstName: "Ewa", lastName: "Maj" } as OpenCv;
const JAN = { personId: "jan", firstName: "Jan", lastName: "Lis" } as OpenCv;
const CV = { about: "Chmura." };
const onFetched = vi.fn();
let calls: AnsweredCalls;
const start = () => runHook(() => useFetchedCv({ lang: "en", exhibitorId: 7, onFetched }));

beforeEach(() => {
	onFetched.mockReset();
	calls = answeredCalls();
});

test("one form is open at a time, and each fetch is announced", async () => {
	const fetching = await start();
	for (const one of [EWA, JAN]) {
		calls.answer(CV);
		await fetching.does(({ read }) => read(one));
		expect(fetching.now()).toMatchObject({ reading: { personId: one.personId, cv: CV }, busy: false });
		expect(fetching.now().said).toContain(`${one.firstName} ${one.lastName}`);
	}
	expect(onFetched).toHaveBeenCalledTimes(2);
	expect(calls.sent().map(({ call }) => call)).toEqual([
		"POST /api/exhibitor/7/cv/ewa/form?lang=en",
		"POST /api/exhibitor/7/cv/jan/form?lang=en",
	]);
	await fetching.does(({ close }) => close());
	expect(fetching.now().reading).toBeUndefined();
});

test.each([
	["a CV that is no longer shared", 404, "Not found.", expect.not.stringContaining("Not found")],
	["too many fetches", 429, "Wait a minute.", "Wait a minute."],
	["a failing server", 503, undefined, expect.stringMatching(/\S/)],
])("%s is shown at the person's row until the next fetch", async (_, status, message, text) => {
	const fetching = await start();
	calls.refuse(status, message);
	await fetching.does(({ read }) => read(EWA));
	expect(fetching.now()).toMatchObject({
		failure: { personId: "ewa", text },
		reading: undefined,
		said: "",
		busy: false,
	});
	expect(onFetched).not.toHaveBeenCalled();
	const answer = calls.hold();
	await fetching.does(({ read }) => void read(EWA));
	expect(fetching.now()).toMatchObject({ failure: undefined, busy: true });
	await fetching.does(() => answer(CV));
	expect(fetching.now()).toMatchObject({ reading: { personId: "ewa" }, busy: false });
});

test("the page reports an ended session", async () => {
	const fetching = await start();
	calls.refuse(401, "Log in.");
	await fetching.does(({ read }) => read(EWA));
	expect([fetching.now().failure, calls.events()]).toEqual([undefined, [UNAUTHORIZED_EVENT]]);
});

test("a file is saved under the server's name", async () => {
	vi.useFakeTimers();
	const link = { href: "", download: "", click: vi.fn() };
	vi.stubGlobal("document", { createElement: () => link });
	const headers = { "content-disposition": "attachment; filename*=UTF-8''Ewa%20Maj.pdf" };
	vi.mocked(fetch).mockResolvedValueOnce(new Response("%PDF", { headers }));
	const fetching = await start();
	await fetching.does(({ save }) => save(EWA));
	expect([link.download, link.click.mock.calls.length]).toEqual(["Ewa Maj.pdf", 1]);
	expect(fetching.now()).toMatchObject({ reading: undefined, failure: undefined });
	expect(fetching.now().said).toContain("Ewa Maj");
	vi.useRealTimers();
});
