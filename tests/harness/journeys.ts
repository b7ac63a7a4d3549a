import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { browserPath, serveBrowser } from "./browser.ts";
import { startProgram } from "./program.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The address of the running demonstration. */
		siteUrl: string;
		/** Where the browser is connected to. */
		browserUrl: string;
	}
}

/** The moment at which the journeys see the site: the second price round, a month before the event. */
export const JOURNEY_CLOCK = "2025-04-30T12:00:00+02:00";

/** Vitest's global set-up of the journeys: a browser is there, and the demonstration runs. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	browserPath(); // is told before anything is drawn
	const folder = mkdtempSync(join(tmpdir(), "estrada-journeys-"));
	const program = await startProgram({ DATA_DIR: folder, SITE_CLOCK: JOURNEY_CLOCK });
	if (!program.output().includes("Estrada is ready")) throw new Error(`The site does not start:\n${program.output()}`);
	const browser = await serveBrowser();
	project.provide("siteUrl", program.url);
	project.provide("browserUrl", browser.wsEndpoint());
	return async () => {
		await browser.close();
		await program.stop();
		const wrong = program
			.output()
			.split("\n")
			.filter((line) => line.includes('"level":50'));
		if (wrong.length > 0) console.error(`The site logged errors while it was visited:\n${wrong.join("\n")}`);
		rmSync(folder, { recursive: true, force: true });
	};
}
