import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipped, writeBundleFolder } from "../../src/app/bundle/archive.ts";
import { bundleOf, filesOf } from "../../src/app/bundle/format.ts";
import { shiftBundle } from "../../src/app/bundle/rules.ts";
import { commanded } from "./commanding.ts";

/** The lecture that is live from noon of the journeys' day on. */
export const LECTURE_ON_AIR = "Sen jako zasób produkcyjny";
const DAYS_BACK = 23;

/** Copies Estrada Live so that its online day is the journeys' day. `invitation` admits nine guests. */
export async function putOnAir(code: string, invitation: string): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "estrada-live-"));
	const { file } = await commanded("event export LIVE25");
	const files = await unzipped(Buffer.from(file!.base64, "base64"));
	const moved = filesOf(shiftBundle(bundleOf(files), -DAYS_BACK));
	await writeBundleFolder(folder, new Map([...files, ...moved]));
	await commanded(`event import ${folder} --as ${code}`);
	const [stream] = (await commanded("live list LIVE25")).data as { source: string }[];
	await commanded(`live set ${code} Studio 1 --loop ${stream!.source}`);
	await commanded(`codes create --event ${code} --kind invitation --code ${invitation} --package STANDARD --uses 9`);
	rmSync(folder, { recursive: true });
}
