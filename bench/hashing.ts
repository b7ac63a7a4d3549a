import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../tests/harness/program.ts";
import { visitors } from "./load.ts";
import { visitorPayload } from "./shop.ts";

const CONNECTIONS = 32;

export async function startHashing(): Promise<{ url: string; stop(): void }> {
	const port = await freePort();
	const args = [join(import.meta.dirname, "hashing-server.ts"), String(port)];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
	await new Promise((ready) => child.stdout.once("data", ready));
	return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** How many registrations or hashes a second a server completes. Each connection sends the next after a response. */
export async function peoplePerSecond(url: string, people: string, seconds: number): Promise<number> {
	const answers = await visitors({
		urls: [url],
		ask: { people, payload: visitorPayload },
		pace: { connections: CONNECTIONS, seconds },
	});
	const wrong = answers.find((one) => one.status !== 200);
	if (wrong) throw new Error(`${url} answered ${wrong.status}`);
	return answers.filter((one) => one.at + one.ms <= seconds * 1000).length / seconds;
}

/** How many passwords this machine hashes a second when idle. */
export async function hashesPerSecond(): Promise<number> {
	const bare = await startHashing();
	try {
		await peoplePerSecond(bare.url, "warm", 2);
		return await peoplePerSecond(bare.url, "hashed", 8);
	} finally {
		bare.stop();
	}
}
