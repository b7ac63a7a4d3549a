import { beforeEach, describe, expect, test, vi } from "vitest";
import { type AnsweredCalls, answeredCalls } from "../../../../tests/harness/answered-calls.ts";
import { runHook, useHooks } from "../../../../tests/harness/running-hook.ts";
import { UNAUTHORIZED_EVENT } from "../../../kit/api/call.ts";
import type { Lead } from "../contract.ts";
import { useLead } from "./use-lead.ts";

useHooks();

const LEAD = { objectId: 4, firstName: "Ewa", lastName: "Maj", rating: null, note: "" } as Lead;
const onSaved = vi.fn<(lead: Lead) => void>();
const onGone = vi.fn<(lead: Lead) => void>();
let calls: AnsweredCalls;
const start = () => runHook(() => useLead({ lang: "en", exhibitorId: 7, lead: LEAD, onSaved, onGone }));

beforeEach(() => {
	onSaved.mockReset();
	onGone.mockReset();
	calls = answeredCalls();
	vi.stubGlobal("document", { getElementById: () => null });
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
});

test("typed text is saved, and the list has it", async () => {
	const row = await start();
	await row.does(({ form }) => form.set({ note: "Zna Javę.", rating: 3 }));
	const saved = { ...LEAD, note: "Zna Javę.", rating: 3 };
	calls.answer(saved);
	await row.does(({ form }) => form.saveNow());
	expect(calls.sent()).toEqual([
		{ call: "POST /api/exhibitor/7/leads/4?lang=en", body: { note: "Zna Javę.", rating: 3 } },
	]);
	expect([onSaved.mock.calls, row.now().form.saveState]).toEqual([[[saved]], "saved"]);
});

describe("a note that is not saved", () => {
	test.each([
		["is too long", () => calls.refuse(400, "Too long."), { note: "Too long." }, []],
		["lost its connection", () => calls.lose(), {}, []],
		["came after the end of the session", () => calls.refuse(401), {}, [UNAUTHORIZED_EVENT]],
	])("stays as typed if it %s", async (_, fail, errors, events) => {
		const row = await start();
		await row.does(({ form }) => form.set({ note: "Zna Javę." }));
		fail();
		await row.does(({ form }) => form.saveNow());
		const { form } = row.now();
		expect([form.values.note, form.errors, calls.events()]).toEqual(["Zna Javę.", errors, events]);
		expect([onSaved.mock.calls, onGone.mock.calls]).toEqual([[], []]);
	});

	test("leaves the list if the person withdrew their consent", async () => {
		const row = await start();
		await row.does(({ form }) => form.set({ note: "Zna Javę." }));
		calls.refuse(404, "Not found.");
		await row.does(({ form }) => form.saveNow());
		expect(onGone.mock.calls).toEqual([[LEAD]]);
	});
});

describe("a deleted contact", () => {
	test("leaves the list", async () => {
		const row = await start();
		calls.answer({});
		await row.does(({ remove }) => remove());
		expect([onGone.mock.calls, row.now().failure]).toEqual([[[LEAD]], undefined]);
	});

	test.each([
		["stays, if the server does not answer", () => calls.lose(), [], "did not work"],
		["stays, if the server refuses", () => calls.refuse(429, "Wait."), [], "Wait."],
		["leaves it too, if it is gone already", () => calls.refuse(404, "Not found."), [[LEAD]], "Not found."],
	])("%s", async (_, fail, gone, failure) => {
		const row = await start();
		fail();
		await row.does(({ remove }) => remove());
		expect(onGone.mock.calls).toEqual(gone);
		expect(row.now().failure).toContain(failure);
	});
});
