import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";

const BUILT = join(import.meta.dirname, "../../dist/site");
const ENTRY = "src/app/account/browser.tsx";
/** In bytes of gzip: the account's first screen with all that it is made of, and what a later screen adds to it. */
const LIMITS = { first: 150_000, later: 40_000 };

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isDynamicEntry?: boolean };
let chunks: Record<string, Chunk>;

beforeAll(() => {
	chunks = JSON.parse(readFileSync(join(BUILT, ".vite/manifest.json"), "utf8")) as typeof chunks;
});

/** A chunk with everything that it imports, without what is fetched when it is wanted. */
function whole(name: string, known = new Set<string>()): Set<string> {
	if (known.has(name)) return known;
	known.add(name);
	for (const one of chunks[name]!.imports ?? []) whole(one, known);
	return known;
}

const weightOf = (names: Iterable<string>) =>
	[...names].reduce((sum, name) => sum + statSync(join(BUILT, `${chunks[name]!.file}.gz`)).size, 0);

test("the account's first screen is light", () => {
	expect(weightOf(whole(ENTRY))).toBeLessThanOrEqual(LIMITS.first);
});

test("each later screen adds little", () => {
	const first = whole(ENTRY);
	const screens = Object.keys(chunks).filter((name) => /^src\/app\/account\/screens\/[A-Z]\w+\.tsx$/.test(name));
	expect(screens.length).toBeGreaterThan(2);
	for (const screen of screens) {
		const added = [...whole(screen)].filter((name) => !first.has(name));
		expect([screen, weightOf(added) <= LIMITS.later]).toEqual([screen, true]);
	}
});
