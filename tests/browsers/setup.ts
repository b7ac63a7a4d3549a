import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { BEHIND_PROXY } from "../harness/addresses.ts";
import { JOURNEY_CLOCK } from "../harness/journeys.ts";
import { READY, startProgram } from "../harness/program.ts";

/** Uses the running site at `SITE_URL`, or starts one. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
	const running = process.env["SITE_URL"];
	if (running) {
		project.provide("siteUrl", running);
		return undefined;
	}
	const folder = mkdtempSync(join(tmpdir(), "estrada-browsers-"));
	const program = await startProgram({ DATA_DIR: folder, SITE_CLOCK: JOURNEY_CLOCK, ...BEHIND_PROXY });
	if (!program.output().includes(READY)) throw new Error(`The site does not start:\n${program.output()}`);
	project.provide("siteUrl", program.url);
	return async () => {
		await program.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}
