import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { job, type Worker, worker } from "./job.ts";
import { jobsOf } from "./jobs.ts";
import { everyMinutes, recurring } from "./recurring.ts";
import { claimJobs, failedJobs, freeJobs } from "./store.ts";
import { job as jobTable } from "./tables.ts";

const greet = job("greet", z.object({ name: z.string() }));

let server: TestServer;
let greeted: string[];
let errors: object[];
let greeter: Worker;
beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	greeted = [];
	errors = [];
	greeter = worker(greet, async ({ name }) => {
		greeted.push(name);
	});
});

const jobs = () =>
	jobsOf({ ...server.deps, realClock: server.clock, log: { error: (entry: object) => errors.push(entry) } });
const enqueue = (name: string, options?: { startAfter?: Date; singletonKey?: string }) =>
	server.deps.db.transaction((tx) => server.deps.jobs.enqueue(tx, greet, { name }, options));
const after = (seconds: number) =>
	server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
const rows = () => server.deps.db.select().from(jobTable);

describe("a job", () => {
	test("commits with its transaction, runs once and is deleted", async () => {
		await enqueue("Anna");
		await jobs().drain([greeter]);
		await jobs().drain([greeter]);
		expect(greeted).toEqual(["Anna"]);
		expect(await rows()).toEqual([]);
	});

	test("disappears if its transaction is rolled back", async () => {
		const refused = server.deps.db.transaction(async (tx) => {
			await server.deps.jobs.enqueue(tx, greet, { name: "Anna" });
			throw new Error("no place");
		});
		await expect(refused).rejects.toThrow("no place");
		await jobs().drain([greeter]);
		expect(greeted).toEqual([]);
	});

	test("with an invalid payload is refused", async () => {
		const wrong = server.deps.db.transaction((tx) =>
			server.deps.jobs.enqueue(tx, greet, { name: 7 } as unknown as { name: string }),
		);
		await expect(wrong).rejects.toThrow();
		expect(await rows()).toEqual([]);
	});

	test("waits for its time on the site's clock, even far from real time", async () => {
		const realClock = { now: () => new Date(Date.parse("2031-01-01T00:00:00Z") + server.clock.now().getTime()) };
		const own = jobsOf({ ...server.deps, realClock });
		await server.deps.db.transaction((tx) =>
			own.enqueue(tx, greet, { name: "later" }, { startAfter: new Date("2025-04-30T10:05:00Z") }),
		);
		after(299);
		await own.drain([greeter]);
		expect(greeted).toEqual([]);
		after(1);
		await own.drain([greeter]);
		expect(greeted).toEqual(["later"]);
	});

	test("with a key is added once until it starts, and again afterwards", async () => {
		await enqueue("first", { singletonKey: "order 1" });
		await enqueue("second", { singletonKey: "order 1" });
		await enqueue("other", { singletonKey: "order 2" });
		const again = worker(greet, async ({ name }) => {
			greeted.push(name);
			if (name === "first") await enqueue("third", { singletonKey: "order 1" });
		});
		await jobs().drain([again]);
		expect(greeted).toEqual(["first", "other", "third"]);
	});

	test("with an unknown name stays untouched", async () => {
		await enqueue("Anna");
		await jobs().drain([worker(job("else", z.object({})), async () => {})]);
		await jobs().drain([]);
		expect(await rows()).toHaveLength(1);
	});
});

describe("a failing job", () => {
	const failing = (times: number) =>
		worker(greet, async ({ name }) => {
			greeted.push(name);
			if (greeted.length <= times) throw new Error(`not yet ${greeted.length}`);
		});

	test("is retried after 10 s, 56 s, 319 s and 1800 s", async () => {
		await enqueue("Anna");
		for (const [index, seconds] of [10, 56, 319, 1800].entries()) {
			await jobs().drain([failing(4)]);
			expect(greeted).toHaveLength(index + 1);
			expect((await rows())[0]).toMatchObject({ tries: index + 1, lastError: `not yet ${index + 1}`, failedAt: null });
			after(seconds - 1);
			await jobs().drain([failing(4)]);
			expect(greeted).toHaveLength(index + 1);
			after(1);
		}
		await jobs().drain([failing(4)]);
		expect(greeted).toHaveLength(5);
		expect(await rows()).toEqual([]);
	});

	test("is given up after five attempts with its reason, and its key is free", async () => {
		await enqueue("Anna", { singletonKey: "one" });
		for (let n = 0; n < 8; n++) {
			await jobs().drain([failing(99)]);
			after(1800);
		}
		expect(greeted).toHaveLength(5);
		expect(await failedJobs(server.deps.db)).toMatchObject([{ name: "greet", tries: 5, lastError: "not yet 5" }]);
		expect(errors.at(-1)).toMatchObject({ job: "greet", error: "not yet 5" });
		await enqueue("Anna", { singletonKey: "one" });
		expect(await rows()).toHaveLength(2);
	});

	test("stores a failed query's reason, not its statement with values", async () => {
		await enqueue("Anna");
		const asking = worker(greet, async () => {
			await server.deps.db.execute("select 'Anna' from nowhere");
		});
		await jobs().drain([asking]);
		expect(errors).toHaveLength(1);
		expect(JSON.stringify(errors)).toContain("nowhere");
		expect(JSON.stringify(errors)).not.toContain("select");
	});
});

describe("a job of a crashed process", () => {
	const take = () => claimJobs(server.deps.db, ["greet"], server.clock.now(), 10);

	test("is claimed by another after a minute, and the first one changes nothing", async () => {
		await enqueue("Anna");
		let release: (() => void) | undefined;
		const slow = worker(greet, () => new Promise<void>((done) => (release = done)));
		const first = jobs().drain([slow]);
		await expect.poll(() => release).toBeDefined(); // the row is updated just before the job runs
		expect(await rows()).toMatchObject([{ starts: 1 }]);
		after(59);
		expect(await take()).toEqual([]);
		after(1);
		expect(await take()).toMatchObject([{ starts: 2 }]);
		release!();
		await first;
		expect(await rows()).toMatchObject([{ starts: 2 }]); // the first run leaves the second claim alone
	});

	test("is free at once if the only process restarts", async () => {
		await enqueue("Anna");
		await take();
		await freeJobs(server.deps.db);
		expect(await take()).toMatchObject([{ starts: 2 }]);
	});

	test("is given up after twenty crashes", async () => {
		await enqueue("Anna");
		for (let n = 0; n < 20; n++) {
			expect(await take()).toHaveLength(1);
			after(60);
		}
		await jobs().drain([greeter]);
		expect(greeted).toEqual([]);
		expect(await failedJobs(server.deps.db)).toMatchObject([
			{ lastError: "the process ended 20 times while this job ran" },
		]);
	});
});

test("several processes share the jobs and run each once", async () => {
	const names = Array.from({ length: 40 }, (_, index) => String(index));
	await server.deps.db.transaction(async (tx) => {
		for (const name of names) await server.deps.jobs.enqueue(tx, greet, { name });
	});
	await Promise.all([1, 2, 3].map(() => jobs().drain([greeter])));
	expect(greeted.toSorted((a, b) => Number(a) - Number(b))).toEqual(names);
});

describe("a recurring job", () => {
	let done: string[];
	const minutely = (fails = false) =>
		recurring("expire", everyMinutes(1), async () => {
			done.push(server.clock.now().toISOString().slice(11, 19));
			if (fails) throw new Error("no");
		});
	beforeEach(() => {
		done = [];
	});

	test("runs once at each of its times, and once for all missed ones", async () => {
		await Promise.all([jobs().drain([minutely()]), jobs().drain([minutely()])]);
		expect(done).toEqual([]);
		after(60);
		await Promise.all([jobs().drain([minutely()]), jobs().drain([minutely()])]);
		expect(done).toEqual(["10:01:00"]);
		after(600);
		await jobs().drain([minutely()]);
		await jobs().drain([minutely()]);
		expect(done).toEqual(["10:01:00", "10:11:00"]);
		expect(await rows()).toHaveLength(1);
	});

	test("continues after a failure", async () => {
		for (let n = 0; n < 8; n++) {
			await jobs().drain([minutely(true)]);
			after(60);
		}
		expect(done).toHaveLength(7);
		expect(await rows()).toMatchObject([{ tries: 0, lastError: "no", failedAt: null }]);
	});

	test("runs earlier if its schedule changes", async () => {
		const rare = recurring("expire", everyMinutes(24 * 60), async () => {});
		await jobs().drain([rare]);
		await jobs().drain([minutely()]);
		after(60);
		await jobs().drain([minutely()]);
		expect(done).toHaveLength(1);
	});
});

describe("a running process", () => {
	test("picks up new jobs, finishes running ones on shutdown, and takes no more", async () => {
		const own = jobs();
		let release: (() => void) | undefined;
		const slow = worker(greet, async ({ name }) => {
			if (name === "slow") await new Promise<void>((done) => (release = done));
			greeted.push(name);
		});
		await own.start([slow]);
		await enqueue("quick");
		await expect.poll(() => greeted).toEqual(["quick"]);
		await enqueue("slow");
		await expect.poll(() => release).toBeDefined();
		const stopped = own.stop();
		await wait(300); // a job claimed during shutdown still runs
		await enqueue("late");
		await wait(50);
		expect(greeted).toEqual(["quick"]);
		release!();
		await stopped;
		expect(greeted).toEqual(["quick", "slow"]);
		await wait(1200);
		expect(await rows()).toMatchObject([{ payload: { name: "late" }, starts: 0 }]);
	});

	test("signals running work to stop, and waits for it", async () => {
		const own = jobs();
		let isRunning = false;
		const long = recurring("expire", everyMinutes(1), async (stopping) => {
			isRunning = true;
			await new Promise((done) => stopping?.addEventListener("abort", done));
			isRunning = false;
		});
		await own.start([long]);
		after(60);
		await expect.poll(() => isRunning).toBe(true);
		await own.stop();
		expect(isRunning).toBe(false);
	});

	test("runs at most four jobs at a time", async () => {
		const own = jobs();
		let running = 0;
		let most = 0;
		const busy = worker(greet, async ({ name }) => {
			most = Math.max(most, ++running);
			await wait(5);
			running--;
			greeted.push(name);
		});
		await server.deps.db.transaction(async (tx) => {
			for (let n = 0; n < 30; n++) await server.deps.jobs.enqueue(tx, greet, { name: String(n) });
		});
		await own.start([busy]);
		await expect.poll(() => greeted).toHaveLength(30);
		await own.stop();
		expect(most).toBe(4);
	});
});
