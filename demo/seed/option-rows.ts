import { packageOption } from "../../src/features/options/server/tables.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { liveOptions, options } from "../content/options.ts";
import type { DemoEvent, DemoPackage } from "../content/shape.ts";

/** Writes what can be added to the packages of MSTS25 and of the live event. */
export async function addOptions(tx: Tx, demo: DemoEvent, packages: { id: number; code: string }[]): Promise<void> {
	const isLive = demo.code.startsWith("LIVE");
	if (demo.code !== "MSTS25" && !isLive) return;
	const all = isLive ? liveOptions : options;
	const rows = packages.flatMap(({ id: packageId, code }) =>
		all[code as DemoPackage["code"]].map((one) => ({ ...one, packageId })),
	);
	await tx.insert(packageOption).values(rows);
}
