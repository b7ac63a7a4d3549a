import { expect, test } from "vitest";
import { runHook, useHooks } from "../../../tests/harness/running-hook.ts";
import { useUnsavedForms } from "./use-unsaved-forms.ts";

useHooks();

test("something is unsaved until the last changed form is saved", async () => {
	const forms = await runHook(useUnsavedForms);
	const { onChanged } = forms.now();
	const seen = [forms.now().hasUnsaved];
	for (const [form, isChanged] of [
		["offer 1", true],
		["duty 2", true],
		["offer 1", true],
		["duty 2", false],
		["duty 2", false],
		["offer 1", false],
	] as const) {
		await forms.does((now) => now.onChanged(form, isChanged));
		seen.push(forms.now().hasUnsaved);
	}
	expect(seen).toEqual([false, true, true, true, true, true, false]);
	// forms report in an effect that must not rerun on each change
	expect(forms.now().onChanged).toBe(onChanged);
});
