import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type AnsweredCalls, answeredCalls } from "../../../../tests/harness/answered-calls.ts";
import { runHook, useHooks } from "../../../../tests/harness/running-hook.ts";
import { UNAUTHORIZED_EVENT } from "../../../kit/api/call.ts";
import type { EditedStand } from "../contract.ts";
import { useAboutForm } from "./AboutForm.tsx";

useHooks();

const FIRST = "2025-05-01T10:00:00.000Z";
const SECOND = "2025-05-01T11:00:00.000Z";
const STAND: EditedStand = {
	isPublished: true,
	sentence: "Chmura.",
	sentenceEn: "Cloud.",
	place: "B12",
	opensAt: "10:00",
	closesAt: "17:00",
	savedDate: FIRST,
	offers: [],
	materials: [],
};
let calls: AnsweredCalls;
beforeEach(() => {
	calls = answeredCalls();
	vi.stubGlobal("document", { getElementById: () => null });
});

/** The form on a screen that keeps the server's stand. */
const start = () =>
	runHook(() => {
		const [stand, setStand] = useState(STAND);
		const form = useAboutForm({ lang: "en", exhibitorId: 7, stand, onStored: setStand });
		return { ...form, stand, setStand };
	});

test('"saved" is shown until the next change', async () => {
	const form = await start();
	await form.does(({ set }) => set({ place: " C1 " }));
	calls.answer({ ...STAND, place: "C1", savedDate: SECOND });
	await form.does(({ submit }) => submit());
	expect(calls.sent()).toMatchObject([
		{ call: "POST /api/exhibitor/7/stand?lang=en", body: { place: expect.stringContaining("C1"), savedDate: FIRST } },
	]);
	expect(form.now()).toMatchObject({ values: { place: "C1", savedDate: SECOND }, isSaved: true, isDirty: false });
	await form.does(({ set }) => set({ place: "D4" }));
	expect(form.now()).toMatchObject({ isSaved: false, isDirty: true });
});

describe("a stand that somebody else saved", () => {
	const THEIRS = { ...STAND, sentence: "Sieć.", sentenceEn: "", isPublished: false, savedDate: SECOND };

	test("shows their changes, keeps the typed text, and can be saved next time", async () => {
		const form = await start();
		await form.does(({ set }) => set({ sentence: "Moja chmura." }));
		calls.refuse(409, "Somebody saved this stand.");
		calls.answer(THEIRS);
		await form.does(({ submit }) => submit());
		expect(form.now()).toMatchObject({
			failure: "Somebody saved this stand.",
			isSaved: false,
			values: { sentence: "Moja chmura.", sentenceEn: "", isPublished: false },
			stand: THEIRS,
			theirs: [
				"One sentence, in Polish: Sieć.",
				"One sentence, in English: empty",
				"The stand is hidden: nobody sees it.",
			],
		});
		calls.answer({ ...THEIRS, sentence: "Moja chmura." });
		await form.does(({ submit }) => submit());
		expect(calls.sent().at(-1)?.body).toMatchObject({ sentence: "Moja chmura.", savedDate: SECOND });
		expect(form.now()).toMatchObject({ failure: undefined, theirs: [], isSaved: true });
	});

	test("fills a form without typed text", async () => {
		const form = await start();
		await form.does(({ setStand }) => setStand(THEIRS));
		expect(form.now()).toMatchObject({ values: { sentence: "Sieć.", isPublished: false }, isDirty: false });
	});

	test("keeps everything typed in a form", async () => {
		const form = await start();
		await form.does(({ set }) => set({ place: "D4" }));
		await form.does(({ setStand }) => setStand(THEIRS));
		expect(form.now().values).toMatchObject({ place: "D4", sentence: "Chmura.", savedDate: FIRST });
	});
});

test.each([
	["a refusal", () => calls.refuse(400, "Too long."), "Too long.", []],
	["a lost connection", () => calls.lose(), expect.any(String), []],
	["an ended session", () => calls.refuse(401), undefined, [UNAUTHORIZED_EVENT]],
])("after %s all typed text is still there", async (_, fail, failure, events) => {
	const form = await start();
	await form.does(({ set }) => set({ place: "D4" }));
	fail();
	await form.does(({ submit }) => submit());
	expect(form.now()).toMatchObject({ values: { place: "D4" }, failure, theirs: [], isSaved: false, isDirty: true });
	expect([calls.events(), calls.sent().length]).toEqual([events, 1]);
});
