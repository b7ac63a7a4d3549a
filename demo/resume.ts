import { type ChildProcess, fork } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { markIn } from "../src/app/boot/demonstration-mark.ts";
import type { Deps } from "../src/app/boot/deps.ts";
import { allEvents } from "../src/features/event/server/store.ts";
import { drawDueScenes } from "../src/features/scenes/server/draw-due-scenes.ts";
import { invariant } from "../src/kit/invariant/invariant.ts";
import type { DrawingJob, DrawingMessage, DrawnEvent } from "./draw-rest.ts";

type RunningResume = { stop(): Promise<void> };
type Say = (line: string) => void;

/**
 * Resumes an unfinished demonstration: another process draws the remaining events, and each is stored while the site
 * serves. A complete demonstration gets missing people.
 */
export async function resumeDemonstration(deps: Deps, say: Say): Promise<RunningResume | undefined> {
	const begun = await begunIn(deps);
	if (!begun) return addPeople(deps, say);
	const { mark, firstStart, all, events } = begun;
	const people = deps.config.enterAs ? await peopleOf(deps, begun) : undefined;
	const child = drawingProcess();
	let done = all.length - events.length;
	const takeInEvent = async ({ event, addresses }: DrawnEvent) => {
		const { takeIn } = await import("./seed.ts");
		await takeIn(deps, event, firstStart, new Map(addresses));
		await drawDueScenes(deps);
		done += 1;
		say(`Added to the demonstration: ${event.code} (${done} of ${all.length})`);
	};
	const taking = storeDrawn(child, async (drawn) => {
		if ("faces" in drawn) people?.look(new Map(drawn.faces));
		else await takeInEvent(drawn);
		if (await people?.come())
			say(`The demonstration has people. Log in as one of them at ${deps.config.publicUrl}/user.html`);
	});
	const start = { firstStart: firstStart.toISOString(), folder: deps.files.folder };
	child.send({ ...start, events, hasPeople: people !== undefined } satisfies DrawingJob);
	return runningResume(deps, child, taking, () => {
		rmSync(mark, { force: true });
		say("The demonstration is complete.");
	});
}

/** Runs until everything is drawn and stored, or the program ends. */
function runningResume({ log }: Deps, child: ChildProcess, taking: Promise<void>, done: () => void): RunningResume {
	let isStopped = false;
	const ended = taking.then(
		() => {
			if (!isStopped) done();
		},
		(error: Error) => {
			if (!isStopped)
				log.error({ error: error.message }, "the demonstration is incomplete; the next start continues it");
		},
	);
	return {
		async stop() {
			isStopped = true;
			child.kill();
			await ended;
		},
	};
}

async function addPeople(deps: Deps, say: Say): Promise<RunningResume | undefined> {
	if (!deps.config.enterAs) return undefined;
	const { addMissing, missingParts } = await import("./people/add-later.ts");
	const missing = await missingParts(deps);
	if (!missing) return undefined;
	const child = drawingProcess();
	const taking = storeDrawn(child, async (drawn) => {
		if ("faces" in drawn) await addMissing(deps, missing, new Map(drawn.faces));
	});
	const request = { firstStart: deps.clock.now().toISOString(), folder: deps.files.folder };
	child.send({ ...request, events: [], hasPeople: true } satisfies DrawingJob);
	return runningResume(deps, child, taking, () => say("The demonstration's people are updated for this release."));
}

function drawingProcess(): ChildProcess {
	return fork(fileURLToPath(new URL("./draw-rest.ts", import.meta.url)), {
		execArgv: [], // as for the process that prepares
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
}

/** The people to add once their events exist; undefined if they exist already. */
async function peopleOf(deps: Deps, { firstStart, all }: Begun) {
	const { arePeopleDrawn, drawPeople, eventsOfPeople } = await import("./people/draw-people.ts");
	if (await arePeopleDrawn(deps)) return undefined;
	const liveCode = invariant(
		all.find((one) => one.folder === "LIVE"),
		"the live event",
	).code;
	let faces: ReadonlyMap<string, string> | undefined;
	return {
		look(drawn: ReadonlyMap<string, string>) {
			faces = drawn;
		},
		/** Adds the people if their events exist. Returns whether it did. */
		async come(): Promise<boolean> {
			if (!faces) return false;
			const storedCodes = new Set((await allEvents(deps.db)).map((one) => one.code));
			if (!eventsOfPeople(liveCode).every((code) => storedCodes.has(code))) return false;
			await drawPeople(deps, { firstStart, liveCode, faces });
			faces = undefined;
			return true;
		},
	};
}

type Begun = NonNullable<Awaited<ReturnType<typeof begunIn>>>;

/** The unfinished part of a demonstration, or undefined. */
async function begunIn({ config, db }: Deps) {
	const mark = markIn(config.dataDir);
	if (!config.demo || !existsSync(mark)) return undefined;
	const { demoEvents } = await import("./bundles.ts");
	const firstStart = new Date(JSON.parse(readFileSync(mark, "utf8")).firstStart);
	const storedCodes = new Set((await allEvents(db)).map((one) => one.code));
	const all = demoEvents(firstStart, config.defaultEvent);
	const events = all.filter((one) => !storedCodes.has(one.code));
	if (events.length < all.length) return { mark, firstStart, all, events };
	rmSync(mark); // No event was stored, and the site may be in real use.
	return undefined;
}

/** Stores drawn events in order. Rejects if the process or `store` fails. */
function storeDrawn(child: ChildProcess, store: (drawn: DrawingMessage) => Promise<void>): Promise<void> {
	let chain = Promise.resolve();
	child.on("message", (drawn: DrawingMessage) => {
		chain = chain.then(() => store(drawn));
		chain.catch(() => child.kill()); // later events would fail as well
	});
	return new Promise((done, failed) => {
		child.once("error", failed);
		child.once("exit", (code, signal) => {
			if (code === 0) chain.then(done, failed);
			else chain.then(() => failed(new Error(`drawing ended by ${signal ?? `exit code ${code}`}`)), failed);
		});
	});
}
