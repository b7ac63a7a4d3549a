import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fromAnyAddress } from "../tests/harness/addresses.ts";
import { freePort, startProgram } from "../tests/harness/program.ts";
import type { Line } from "./report.ts";
import { postgresShop, visitorPayload } from "./shop.ts";

const RESTARTS = 3;
const PER_SECOND = 50;
const DEPLOYED = join(import.meta.dirname, "../deploy/nginx.conf");

/** Writes `deploy/nginx.conf` with this machine's ports and a certificate. Returns its path. */
function nginxFiles(folder: string, port: number, upstreams: readonly string[]): string {
	const at = join(folder, "nginx");
	mkdirSync(at);
	const [key, certificate] = [join(at, "key.pem"), join(at, "cert.pem")];
	const subject = ["-subj", "/CN=localhost", "-days", "2"];
	execFileSync("openssl", [
		"req",
		"-x509",
		"-newkey",
		"rsa:2048",
		"-nodes",
		"-keyout",
		key,
		"-out",
		certificate,
		...subject,
	]);
	const servers = readFileSync(DEPLOYED, "utf8")
		.replace("site-1:3000", new URL(upstreams[0]!).host)
		.replace("site-2:3000", new URL(upstreams[1]!).host)
		.replace(/server \{\s+listen 80;[^}]*\}\n/, "")
		.replace(/http2 on;[^\n]*/, "") // unknown to Debian 12's nginx
		.replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
		.replace("/etc/nginx/tls/fullchain.pem", certificate)
		.replace("/etc/nginx/tls/privkey.pem", key);
	const file = join(at, "nginx.conf");
	writeFileSync(file, servers);
	return file;
}

function hasNginx(): boolean {
	return ["nginx", "openssl"].every((name) => spawnSync("which", [name]).status === 0);
}

/** Registers a person through nginx. Returns the status, or the connection's error. */
function register(port: number, agent: Agent, n: number): Promise<string> {
	const body = JSON.stringify({ ...visitorPayload, email: `rolling-${n}@firma.example` });
	const headers = {
		"content-type": "application/json",
		"content-length": Buffer.byteLength(body),
		...fromAnyAddress(),
	};
	const target = {
		host: "127.0.0.1",
		port,
		path: "/api/account/registerUser",
		method: "POST",
		rejectUnauthorized: false,
	};
	return new Promise((resolve) => {
		const call = request({ ...target, agent, headers }, (answer) => {
			answer.resume().once("end", () => resolve(String(answer.statusCode)));
		});
		call.once("error", (error) => resolve(error.message));
		call.end(body);
	});
}

/** Restarts two processes behind nginx in turn while 50 people register each second. Needs nginx and openssl. */
export async function rolling(folder: string): Promise<Line[]> {
	if (!hasNginx()) {
		console.error("  rolling is left out: it needs nginx and openssl, Debian's packages of these names");
		return [];
	}
	const shop = await postgresShop(folder, 2, null);
	const port = await freePort();
	const file = nginxFiles(folder, port, shop.urls);
	const ownFiles = `daemon off; pid ${file}.pid; error_log ${file}.log;`;
	const nginx = spawn("nginx", ["-c", file, "-g", ownFiles], { stdio: "inherit" });
	const exited = once(nginx, "exit");
	const agent = new Agent({ keepAlive: true });
	const calls: Promise<string>[] = [];
	try {
		await Promise.race([delay(500), exited.then(([code]) => Promise.reject(new Error(`nginx ended with ${code}`)))]);
		const asking = setInterval(() => calls.push(register(port, agent, calls.length)), 1000 / PER_SECOND);
		for (let restart = 0; restart < RESTARTS; restart++) {
			await delay(3000);
			const n = restart % shop.programs.length;
			await shop.programs[n]!.stop("SIGTERM");
			shop.programs[n] = await startProgram({ ...shop.env, PORT: new URL(shop.urls[n]!).port });
		}
		await delay(3000);
		clearInterval(asking);
		const answers = await Promise.all(calls);
		const failed = answers.filter((answer) => answer !== "200");
		if (failed.length > 0) console.error("  not answered with 200:", [...new Set(failed)]);
		const name = `${RESTARTS} restarts behind nginx, ${PER_SECOND} registrations a second`;
		const note = `${answers.length} asked`;
		return [{ name: `${name}: errors`, value: failed.length, limit: 0, better: "less", note }];
	} finally {
		agent.destroy();
		nginx.kill();
		await exited;
		await shop.stop();
	}
}
