import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type Program } from "../tests/harness/program.ts";
import { type Side, throughputRatio } from "./load.ts";
import type { Line } from "./report.ts";

async function startBare(file: string, headers: string[]): Promise<{ url: string; child: ChildProcess }> {
	const port = await freePort();
	const args = [join(import.meta.dirname, "bare-server.ts"), file, String(port), JSON.stringify(headers)];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
	await new Promise((ready) => child.stdout!.once("data", ready));
	return { url: `http://127.0.0.1:${port}/`, child };
}

/** Headers that `node:http` adds. */
const OWN_HEADERS = /^(date|connection|keep-alive|transfer-encoding)$/i;

/** The response's compressed body, and the site's headers. */
async function answerOf(side: Side): Promise<{ bytes: Buffer; headers: string[]; etag: string }> {
	const { get } = await import("node:http");
	return new Promise((done, failed) => {
		get(side.url, { headers: side.headers ?? {} }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part) => parts.push(part));
			response.on("end", () => {
				const raw = response.rawHeaders;
				const headers = raw.filter((_, index) => !OWN_HEADERS.test(raw[index - (index % 2)]!));
				done({ bytes: Buffer.concat(parts), headers, etag: response.headers.etag ?? "" });
			});
		}).on("error", failed);
	});
}

/** Compares cached responses with a bare server that sends the same bytes and headers. */
export async function throughput(program: Program, treePath: string): Promise<Line[]> {
	const folder = mkdtempSync(join(tmpdir(), "estrada-bench-"));
	const lines: Line[] = [];
	const base = program.url.replace("localhost", "127.0.0.1");
	const cases = [
		{ name: "kept landing page, brotli", path: "/", encoding: "br", limit: 0.9 },
		{ name: "kept landing page, plain", path: "/", encoding: "", limit: 0.9 },
		{ name: "categorytree of 120 lectures, brotli", path: treePath, encoding: "br", limit: 0.7 },
	];
	try {
		for (const one of cases) {
			const ours: Side = { url: base + one.path, headers: { "accept-encoding": one.encoding || "identity" } };
			const answer = await answerOf(ours);
			const file = join(folder, "body");
			writeFileSync(file, answer.bytes);
			const bare = await startBare(file, answer.headers);
			const result = await throughputRatio(ours, { url: bare.url });
			const note = `${Math.round(result.ours)}/s against ${Math.round(result.bare)}/s, ${Math.round(answer.bytes.length / 1024)} kB`;
			lines.push({ name: `${one.name} / bare node:http`, value: result.ratio, limit: one.limit, better: "more", note });
			if (one.path === treePath) {
				const fresh = await throughputRatio(
					{ ...ours, headers: { ...ours.headers, "if-none-match": answer.etag } },
					{ url: bare.url },
				);
				lines.push({
					name: "categorytree 304 / bare node:http sending 200",
					value: fresh.ratio,
					limit: 1,
					better: "more",
				});
			}
			bare.child.kill();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	return lines;
}
