import { availableParallelism } from "node:os";
import { join } from "node:path";
import { startProgram } from "../tests/harness/program.ts";
import { agendas } from "./agendas.ts";
import { burst } from "./burst.ts";
import { changesSeen } from "./change.ts";
import { chat } from "./chat.ts";
import { enquiries } from "./enquiries.ts";
import { exports } from "./export.ts";
import { firstVisit, lighthouseRun } from "./first-visit.ts";
import { growth } from "./growth.ts";
import { interactions } from "./interactions.ts";
import { journal } from "./journal.ts";
import { logInBesideRush } from "./log-in.ts";
import { officeFind } from "./office-find.ts";
import { officeOrders } from "./office-orders.ts";
import { officePeople } from "./office-people.ts";
import { officeWork } from "./office-work.ts";
import { people } from "./people.ts";
import { BENCH_CLOCK, BENCH_EVENT, importBench, temporaryFolder } from "./program.ts";
import { renderCost } from "./render.ts";
import { type Line, report } from "./report.ts";
import { rolling } from "./rolling.ts";
import { rush } from "./rush.ts";
import { sceneCost } from "./scenes.ts";
import { memory, secondStart } from "./start.ts";
import { sustained } from "./sustained.ts";
import { throughput } from "./throughput.ts";

/** `npm run bench` compares every benchmark with its limit. `npm run bench -- memory start` runs two of them. */
const only = process.argv.slice(2);
const wants = (name: string) => only.length === 0 || only.includes(name);
const folder = temporaryFolder();
const env = { DATA_DIR: join(folder.path, "data"), SITE_CLOCK: BENCH_CLOCK };
const lines: Line[] = [];
/** Benchmarks with servers of their own. The others use the demonstration. */
const apart: Record<string, (folder: string) => Promise<Line[]>> = {
	change: changesSeen,
	rush,
	sustained,
	burst,
	"office-people": officePeople,
	growth,
	exports,
	enquiries,
	"log-in": logInBesideRush,
	agendas,
	rolling,
	interactions,
	chat,
	people,
	"office-orders": officeOrders,
	"office-find": officeFind,
	"office-work": officeWork,
	journal,
	scenes: sceneCost,
};

/** Runs benchmarks on the demonstration, after importing the event of 120 lectures. */
async function onDemonstration(): Promise<void> {
	const program = await startProgram(env);
	importBench(folder.path, env);
	const { categories } = (await (await fetch(`${program.url}/api/event/${BENCH_EVENT}/agenda/categories`)).json()) as {
		categories: { objectId: number }[];
	};
	const tree = `/api/event/${BENCH_EVENT}/agenda/categorytree/${categories[0]!.objectId}`;
	if (wants("throughput")) lines.push(...(await throughput(program, tree)));
	if (wants("visit")) lines.push(...(await firstVisit(`${program.url}/`)));
	if (wants("lighthouse")) lines.push(...(await lighthouseRun(`${program.url}/`)));
	if (wants("memory")) lines.push(await memory(program, "first start"));
	await program.stop();
	if (wants("memory")) {
		const again = await startProgram(env);
		lines.push(await memory(again, "second start"));
		await again.stop();
	}
	if (wants("start")) lines.push(...(await secondStart(env)));
	if (wants("render")) lines.push(...(await renderCost(env.DATA_DIR)));
}

try {
	if (only.length === 0 || only.some((name) => !apart[name])) await onDemonstration();
	for (const [name, measure] of Object.entries(apart)) if (wants(name)) lines.push(...(await measure(folder.path)));
	console.log(`Measured on ${availableParallelism()} cores, which the load generators share.\n`);
	process.exitCode = report(lines) ? 0 : 1;
} finally {
	folder.remove();
}
