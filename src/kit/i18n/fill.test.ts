import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("fills a bare placeholder with the value and named ones by name, each every time", () => {
	expect(fill("Bilet #", "7/2025")).toBe("Bilet 7/2025");
	expect(fill("#name do #day, #name.", { name: "Sala A", day: "6 czerwca" })).toBe("Sala A do 6 czerwca, Sala A.");
	expect(fill("# z #", 3)).toBe("3 z 3");
});

test("inserts values literally, with their own placeholders, dollars and line ends", () => {
	expect(fill("#name, #day", { name: "#day $& $1", day: "dziś" })).toBe("#day $& $1, dziś");
	expect(fill("C# i #name", { name: "F#" } as never)).toBe("C# i F#");
});

test("the compiler checks placeholders", () => {
	// @ts-expect-error a value is missing
	fill("#name, #day", { name: "a" });
	// @ts-expect-error there is no such place
	fill("#name", { name: "a", day: "b" });
	// @ts-expect-error the place has a name
	fill("#name", "a");
	// @ts-expect-error there is no place
	fill("Bilet", "a");
	expect(fill("Bilet #" as string, "a")).toBe("Bilet a");
});

test("placeholders are filled only by this function", () => {
	const root = join(import.meta.dirname, "../..");
	const sources = globSync("**/*.{ts,tsx}", { cwd: root }).filter(
		(file) => !/\.test\.tsx?$|kit\/i18n\/plural\.ts$/.test(file),
	);
	expect(sources.length).toBeGreaterThan(1000);
	const others = sources.filter((file) => /\.replace\(\s*"#/.test(readFileSync(join(root, file), "utf8")));
	expect(others).toEqual([]);
});
