import { describe, expect, test, vi } from "vitest";
import { focused, LOST, refusal, save, start, storage, useFormStores } from "../../../tests/harness/form-stores.ts";

useFormStores();

describe("saving while typing", () => {
	const typing = { mode: "typing" as const };

	test("saves after a pause, one request at a time, including text typed meanwhile", async () => {
		const { store } = start(typing);
		const answers: (() => void)[] = [];
		save.mockImplementation(() => new Promise((done) => answers.push(done)));
		store.set({ name: "A" });
		store.set({ name: "Ad" });
		expect(store.state().saveState).toBe("changed");
		await vi.advanceTimersByTimeAsync(1300);
		store.set({ name: "Ada" });
		await vi.advanceTimersByTimeAsync(1300);
		expect(save).toHaveBeenCalledOnce();
		answers.shift()?.();
		await vi.advanceTimersByTimeAsync(1);
		answers.shift()?.();
		await vi.advanceTimersByTimeAsync(1);
		expect(save.mock.calls.map(([, { name }]) => name)).toEqual(["Ad", "Ada"]);
		expect(store.state().saveState).toBe("saved");
	});

	test.each([
		["a lost connection", LOST],
		["a failing server", refusal(503)],
		["the end of the session", refusal(401)],
		["too many saves", refusal(429)],
	])("retries after %s", async (_, error) => {
		save.mockRejectedValueOnce(error);
		const { store, errorsOf } = start(typing);
		store.set({ name: "Ada" });
		await store.saveNow();
		expect([store.state().saveState, store.state().failure, errorsOf()]).toEqual(["failed", undefined, {}]);
		await vi.advanceTimersByTimeAsync(15_000);
		expect(store.state().saveState).toBe("saved");
	});

	test.each([
		["of a field", refusal(400, { name: ["too long"] }), { name: "too long" }, undefined],
		["of the form", refusal(409), {}, "refused"],
	])("a refusal %s is shown, and waits for a change", async (_, error, errors, failure) => {
		save.mockRejectedValueOnce(error);
		const { store, errorsOf } = start(typing);
		store.set({ name: "Ada" });
		await store.saveNow();
		expect([store.state().saveState, errorsOf(), store.state().failure]).toEqual(["refused", errors, failure]);
		expect(focused).toEqual([]);
		await vi.advanceTimersByTimeAsync(60_000);
		await store.saveNow();
		expect(save).toHaveBeenCalledOnce();
		store.set({ name: "Bea" });
		expect([errorsOf(), store.state().failure]).toEqual([{}, undefined]);
		await vi.advanceTimersByTimeAsync(1300);
		expect(store.state().saveState).toBe("saved");
	});

	test("text typed during a refused save is saved", async () => {
		const { store } = start(typing);
		save.mockImplementationOnce(async () => {
			store.set({ name: "Bea" });
			throw refusal(400, { name: ["too long"] });
		});
		store.set({ name: "Ada" });
		await store.saveNow();
		await vi.advanceTimersByTimeAsync(1300);
		expect(save.mock.calls.map(([, { name }]) => name)).toEqual(["Ada", "Bea"]);
		expect(store.state().saveState).toBe("saved");
	});

	test("an error of the program is thrown, and the typed values stay unsaved", async () => {
		save.mockRejectedValueOnce(new TypeError("a mistake"));
		const { store } = start(typing);
		store.set({ name: "Ada" });
		await expect(store.saveNow()).rejects.toThrow("a mistake");
		expect([store.state().saveState, store.isDirty()]).toEqual(["failed", true]);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(save).toHaveBeenCalledOnce();
	});

	test("restoring the saved text needs no request, a restored draft does", async () => {
		const { store } = start({ ...typing, draft: "d" });
		store.set({ name: "Ada" });
		store.set({ name: "" });
		await vi.advanceTimersByTimeAsync(1300);
		expect([store.state().saveState, save.mock.calls.length, storage.size]).toEqual(["saved", 0, 0]);
		storage.set("d", '{"name":"Ada"}');
		start({ ...typing, draft: "d" });
		await vi.advanceTimersByTimeAsync(1300);
		expect(save).toHaveBeenCalledOnce();
	});
});
