import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { BEHIND_PROXY } from "./addresses.ts";
import { browserPath } from "./browser.ts";
import { startNetworks } from "./networks.ts";
import { freePort, QUICK_PASSWORDS, READY, START, startProgram } from "./program.ts";

declare module "vitest" {
	interface ProvidedContext {
		siteUrl: string;
		/** Address of the stand-in for the advertising networks. */
		networksUrl: string;
		/** The demonstration's data folder, which the organiser's commands need. */
		dataDir: string;
	}
}

/** The journeys' time: the second price round, a month before the event, minutes after a trial starts to seed. */
export const JOURNEY_CLOCK = "2025-04-30T12:05:00+02:00";
const DATA = join(import.meta.dirname, "../../data");

/** Finds a browser and starts the demonstration, as Vitest's global set-up of the journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	browserPath(); // reports a missing browser before seeding starts
	const folder = mkdtempSync(join(tmpdir(), "estrada-journeys-"));
	// `.ci/run` has typed the first command in this folder, which has seeded the demonstration
	if (process.env["FIRST_COMMAND"] === "typed") cpSync(DATA, folder, { recursive: true });
	const port = await freePort();
	// seeds while other projects run; `site-ready.ts` waits for it
	const networks = await startNetworks();
	const env = {
		...networks.env,
		DATA_DIR: folder,
		SITE_CLOCK: JOURNEY_CLOCK,
		PORT: String(port),
		...BEHIND_PROXY,
	};
	const starting = startProgram(env, [...QUICK_PASSWORDS, ...START]);
	void starting.then((program) => {
		if (!program.output().includes(READY)) console.error(`The site does not start:\n${program.output()}`);
	});
	project.provide("siteUrl", `http://localhost:${port}`);
	project.provide("networksUrl", networks.url);
	project.provide("dataDir", folder);
	return async () => {
		const program = await starting;
		await program.stop();
		await networks.close();
		const wrong = program
			.output()
			.split("\n")
			.filter((line) => line.includes('"level":50'));
		if (wrong.length > 0) console.error(`The site logged errors while it was visited:\n${wrong.join("\n")}`);
		rmSync(folder, { recursive: true, force: true });
	};
}
