import { beforeEach, describe, expect, test, vi } from "vitest";
import { type AnsweredCalls, answeredCalls } from "../../../../tests/harness/answered-calls.ts";
import { runHook, useHooks } from "../../../../tests/harness/running-hook.ts";
import { UNAUTHORIZED_EVENT } from "../../../kit/api/call.ts";
import { useScanning } from "./use-scanning.ts";

useHooks();

const LEAD = { objectId: 4, firstName: "Ewa", lastName: "Maj" };
const TICKET = { initials: "E. M.", lead: null, consent: { version: 3, text: "Zgoda" } };
const onTaken = vi.fn();
let calls: AnsweredCalls;
const start = () => runHook(() => useScanning({ lang: "pl", exhibitorId: 7, onTaken }));

beforeEach(() => {
	onTaken.mockReset();
	calls = answeredCalls();
});

test("a code shows the consent text in the person's language; only their answer stores a contact", async () => {
	const scanning = await start();
	calls.answer(TICKET);
	await scanning.does(({ look }) => look("7Q4K-2F9B"));
	expect(scanning.now().seen).toEqual({ ...TICKET, code: "7Q4K-2F9B", lang: "pl" });
	calls.answer({ ...TICKET, consent: { version: 4, text: "Consent" } });
	await scanning.does(({ look }) => look("7Q4K-2F9B", "en"));
	expect([scanning.now().taken, onTaken.mock.calls]).toEqual([undefined, []]);
	calls.answer({ lead: LEAD, isNew: true });
	await scanning.does(({ take, seen }) => take(seen!));
	expect(scanning.now()).toMatchObject({ taken: { lead: LEAD, isNew: true }, isBusy: false, failure: undefined });
	expect(onTaken).toHaveBeenCalledOnce();
	const code = "7Q4K-2F9B";
	expect(calls.sent()).toEqual([
		{ call: "POST /api/exhibitor/7/leads/look?lang=pl", body: { code } },
		{ call: "POST /api/exhibitor/7/leads/look?lang=en", body: { code } },
		{ call: "POST /api/exhibitor/7/leads?lang=en", body: { code, isAgreed: true, version: 4 } },
	]);
});

test("a contact of the company is shown without a second consent", async () => {
	const scanning = await start();
	calls.answer({ ...TICKET, lead: LEAD });
	await scanning.does(({ look }) => look("7Q4K-2F9B"));
	expect(scanning.now()).toMatchObject({ seen: undefined, taken: { lead: LEAD, isNew: false } });
	expect(onTaken).not.toHaveBeenCalled();
});

describe("a failure", () => {
	test.each([
		["a ticket of another event", 409, "Bilet na inne wydarzenie.", "Bilet na inne wydarzenie."],
		["a failing server", 503, undefined, expect.stringContaining("Nie udało się")],
	])("of %s is shown until the next attempt", async (_, status, message, failure) => {
		const scanning = await start();
		calls.refuse(status, message);
		await scanning.does(({ look }) => look("7Q4K-2F9B"));
		expect(scanning.now()).toMatchObject({ seen: undefined, failure, isBusy: false });
		const answer = calls.hold();
		await scanning.does(({ look }) => void look("7Q4K-2F9B"));
		expect(scanning.now()).toMatchObject({ failure: undefined, isBusy: true });
		await scanning.does(() => answer(TICKET));
		expect(scanning.now()).toMatchObject({ seen: TICKET, isBusy: false });
	});

	test("keeps the consent on the screen, so that it can be sent again", async () => {
		const scanning = await start();
		calls.answer(TICKET);
		await scanning.does(({ look }) => look("7Q4K-2F9B"));
		calls.lose();
		await scanning.does(({ take, seen }) => take(seen!));
		expect(scanning.now()).toMatchObject({ seen: TICKET, taken: undefined, failure: expect.any(String) });
		expect(onTaken).not.toHaveBeenCalled();
	});

	test("of an ended session is reported to the page", async () => {
		const scanning = await start();
		calls.refuse(401);
		await scanning.does(({ look }) => look("7Q4K-2F9B"));
		expect(calls.events()).toEqual([UNAUTHORIZED_EVENT]);
	});
});

test("the next person starts without data of the last one", async () => {
	const scanning = await start();
	calls.answer({ ...TICKET, lead: LEAD });
	await scanning.does(({ look }) => look("7Q4K-2F9B"));
	calls.refuse(404, "Nie ma takiego biletu.");
	await scanning.does(({ look }) => look("x"));
	await scanning.does(({ next }) => next());
	expect(scanning.now()).toMatchObject({ seen: undefined, taken: undefined, failure: undefined });
});

test("the next person cannot start while an answer is pending", async () => {
	const scanning = await start();
	calls.answer(TICKET);
	await scanning.does(({ look }) => look("7Q4K-2F9B"));
	const answer = calls.hold();
	await scanning.does(({ take, seen }) => void take(seen!));
	await scanning.does(({ next }) => next());
	expect(scanning.now()).toMatchObject({ seen: TICKET, isBusy: true });
	await scanning.does(() => answer({ lead: LEAD, isNew: true }));
	expect(scanning.now()).toMatchObject({ taken: { lead: LEAD }, isBusy: false });
});
