import { randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** The job of a process of visitors. `node bench/visitors.ts JOB` prints the responses as one line of JSON. */
export type Job = {
	/** The servers, in turn. */
	urls: string[];
	/**
	 * Requests: GETs of paths in turn; or a page, then its calls in parallel with a file's cookies; or POSTs (by default
	 * registrations), each by a new person. `people` prefixes their addresses.
	 */
	ask: { paths: string[]; cookies?: string } | { people: string; payload: object; path?: string };
	/** A fixed rate without waiting for responses, or some connections that each wait. */
	pace: { perSecond: number; count: number } | { connections: number; seconds: number };
};

/** A response with its scheduled time and its duration from then, in ms. */
export type Answer = { at: number; ms: number; status: number; requested: number };

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

function post(url: string, body: string): Promise<number> {
	const headers = {
		"content-type": "application/json",
		"content-length": Buffer.byteLength(body),
		"idempotency-key": randomUUID(), // as the form sends it
	};
	return statusOf(url, "POST", headers, body);
}

function statusOf(url: string, method: string, headers: Record<string, string | number>, body = ""): Promise<number> {
	return new Promise((done, failed) => {
		const from = { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
		const sent = request(url, { method, headers: { ...headers, ...from }, agent }, (response) => {
			response.resume().once("end", () => done(response.statusCode!));
			response.once("error", failed);
		});
		sent.once("error", failed).end(body);
	});
}

/** Opens a page as a browser does. Returns the first status other than 200. */
async function opened(url: string, [page, ...calls]: string[], cookie: string): Promise<number> {
	const headers = { cookie, "accept-encoding": "br" };
	const first = await statusOf(url + page, "GET", headers);
	const statuses = await Promise.all(calls.map((path) => statusOf(url + path, "GET", headers)));
	return [first, ...statuses].find((status) => status !== 200) ?? 200;
}

/** Sends the n-th request. A broken connection has status 0. */
function ask({ urls, ask: what }: Job, n: number): Promise<number> {
	const url = urls[n % urls.length]!;
	const answered =
		"paths" in what
			? cookies.length > 0
				? opened(url, what.paths, cookies[n % cookies.length]!)
				: statusOf(url + what.paths[n % what.paths.length], "GET", {})
			: post(
					url + (what.path ?? "/api/account/registerUser"),
					JSON.stringify({ ...what.payload, email: `${what.people}-${n}@firma.example` }),
				);
	return answered.catch(() => 0);
}

async function paced(job: Job, { perSecond, count }: { perSecond: number; count: number }): Promise<Answer[]> {
	const start = performance.now();
	const asks = Array.from({ length: count }, async (_, n): Promise<Answer> => {
		const at = (n * 1000) / perSecond;
		await new Promise((go) => setTimeout(go, at));
		const status = await ask(job, n);
		return { at, ms: performance.now() - start - at, status, requested: n };
	});
	return Promise.all(asks);
}

async function busy(job: Job, { connections, seconds }: { connections: number; seconds: number }): Promise<Answer[]> {
	const start = performance.now();
	const answers: Answer[] = [];
	let next = 0;
	const lane = async () => {
		for (let at = 0; at < seconds * 1000; at = performance.now() - start) {
			const requested = next++;
			const status = await ask(job, requested);
			answers.push({ at, ms: performance.now() - start - at, status, requested });
		}
	};
	await Promise.all(Array.from({ length: connections }, lane));
	return answers;
}

const job = JSON.parse(process.argv[2]!) as Job;
const cookies =
	"cookies" in job.ask && job.ask.cookies ? readFileSync(job.ask.cookies, "utf8").split("\n") : ([] as string[]);
const answers = "perSecond" in job.pace ? await paced(job, job.pace) : await busy(job, job.pace);
process.stdout.write(JSON.stringify(answers), () => process.exit(0));
