import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { BEHIND_PROXY } from "./addresses.ts";
import { browserPath } from "./browser.ts";
import { startNetworks } from "./networks.ts";
import { freePort, READY, startProgram } from "./program.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The address of the running demonstration. */
		siteUrl: string;
		/** The address of what stands in for the advertising networks. */
		networksUrl: string;
		/** The data folder of the demonstration, through which the organiser's commands reach it. */
		dataDir: string;
	}
}

/** The moment at which the journeys see the site: the second price round, a month before the event. */
export const JOURNEY_CLOCK = "2025-04-30T12:00:00+02:00";

/** Vitest's global set-up of the journeys: a browser is there, and the demonstration starts. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	browserPath(); // is told before anything is drawn
	const folder = mkdtempSync(join(tmpdir(), "estrada-journeys-"));
	const port = await freePort();
	// is drawn while the other projects are tested; `site-ready.ts` waits for it
	const networks = await startNetworks();
	const starting = startProgram({
		...networks.env,
		DATA_DIR: folder,
		SITE_CLOCK: JOURNEY_CLOCK,
		PORT: String(port),
		...BEHIND_PROXY,
	});
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
