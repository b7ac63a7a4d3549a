import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "estrada-built-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, seconds: number) => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), "");
	utimesSync(join(folder, path), seconds, seconds);
};

const launcher = join(folder, "scripts/built.cjs");
cpSync(join(import.meta.dirname, "../../scripts/built.cjs"), launcher);
utimesSync(launcher, 100, 100);
const { isBuilt } = createRequire(import.meta.url)(launcher) as { isBuilt(): boolean };

test.each([
	"src/features/agenda/rules.ts",
	"demo/seed.ts",
	"scripts/build.mjs",
	"vite.config.ts",
	"node_modules/.package-lock.json",
])("a build runs again after %s changed", (source) => {
	write(source, 100);
	expect(isBuilt()).toBe(false);
	write("dist/built", 200);
	write("src/features/agenda/rules.test.ts", 300);
	expect(isBuilt()).toBe(true);
	write(source, 300);
	expect(isBuilt()).toBe(false);
	rmSync(join(folder, source));
	rmSync(join(folder, "dist"), { recursive: true });
});
