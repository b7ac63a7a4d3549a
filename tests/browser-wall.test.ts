import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Plugin } from "vite";
import { afterAll, expect, test } from "vitest";
import { browserWall } from "../scripts/browser-wall.ts";
import config from "../vite.config.ts";

const ROOT = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "estrada-wall-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
const write = (path: string, text: string) => {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
};
write("src/features/leads/server/store.ts", 'import pg from "pg"; export type Lead = number; export const leads = pg;');
write("src/features/leads/rules.ts", "export const first = 1;");
write("src/app/site/landing-data.ts", "export const landing = 1;");

const built = (input: string) =>
	build({
		root: folder,
		configFile: false,
		logLevel: "silent",
		plugins: [browserWall(folder)],
		build: { write: false, rollupOptions: { input, preserveEntrySignatures: "strict" } },
	});

test.each([
	["src/app/account/session.ts", "../../features/leads/server/store.ts", "src/features/leads/server/store.ts"],
	[
		"src/app/account/screens/Today.tsx",
		"../../../features/leads/server/store.ts",
		"src/features/leads/server/store.ts",
	],
	["src/app/exhibitor/queries.ts", "../../features/leads/server/store.ts", "src/features/leads/server/store.ts"],
	["src/app/exhibitor/screens/Leads.tsx", "node:fs", "node:fs"],
	["src/app/site/islands.ts", "./landing-data.ts", "src/app/site/landing-data.ts"],
	["src/app/site/Island.tsx", "drizzle-orm", "drizzle-orm"],
])("a build fails if %s imports %s", async (entry, target, what) => {
	write(entry, `export * from "${target}";`);
	const sentence = `${what} may not reach a browser (scripts/browser-code.ts lists what may), but ${what === "drizzle-orm" ? "" : `${entry} imports it`}`;
	await expect(built(entry)).rejects.toThrow(sentence);
});

test("a build contains only listed modules, and type imports disappear", async () => {
	write(
		"src/app/account/App.tsx",
		'import type { Lead } from "../../features/leads/server/store.ts"; import { first } from "../../features/leads/rules.ts"; export const lead: Lead = first;',
	);
	await expect(built("src/app/account/App.tsx")).resolves.toBeDefined();
});

test("the browser's build has the wall, the server's does not", () => {
	const pluginsOf = (isSsrBuild: boolean) =>
		(config({ isSsrBuild, command: "build", mode: "production" }).plugins as Plugin[]).map((one) => one.name);
	expect(pluginsOf(false)).toContain("browser-wall");
	expect(pluginsOf(true)).not.toContain("browser-wall");
});
