import { afterEach, expect, test, vi } from "vitest";
import { CallFailure } from "../../kit/api/call.ts";
import { onRecoverableError } from "./show-app.ts";

afterEach(() => vi.unstubAllGlobals());

test("reports recovered React errors to the browser, but not calls that a screen handles", () => {
	const reportError = vi.fn();
	vi.stubGlobal("reportError", reportError);
	onRecoverableError(new Error("#520", { cause: new CallFailure(401, undefined) }));
	expect(reportError).not.toHaveBeenCalled();
	const others = [new Error("#520", { cause: new TypeError("x") }), new Error("#520"), "#520"];
	others.forEach(onRecoverableError);
	expect(reportError.mock.calls.flat()).toEqual(others);
});
