import { afterEach, expect, test, vi } from "vitest";
import { spokenName } from "./spoken.ts";

afterEach(() => void vi.unstubAllGlobals());

test("Kashubian and Silesian have names where a browser knows none for them", () => {
	class Nameless {
		of = (code: string) => code;
	}
	vi.stubGlobal("Intl", { DisplayNames: Nameless });
	expect([spokenName("pl", "csb"), spokenName("en", "szl")]).toEqual(["kaszubski", "Silesian"]);
	expect(spokenName("pl", "de")).toBe("de");
});
