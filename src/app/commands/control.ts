import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hashOf } from "../../kit/hash/hash.ts";
import { errorFields } from "../../kit/log/error-fields.ts";
import type { WorkDeps } from "../boot/deps.ts";
import { emailSettingsOf } from "../boot/email-settings.ts";
import { CommandFailure, type Line, type Out, perform, type Result, request, type Say, sentenceOf } from "./command.ts";

/** Unix socket paths are limited to about 100 bytes. */
const SOCKET_PATH_LIMIT = 100;
const BODY_LIMIT = 128 * 1024 * 1024;

/** The control socket of a data folder. Long paths use the system's temporary folder. */
export function controlSocketOf(dataDir: string): string {
	const folder = resolve(dataDir);
	const own = join(folder, "control.sock");
	if (Buffer.byteLength(own) < SOCKET_PATH_LIMIT) return own;
	return join(tmpdir(), `estrada-control-${hashOf(folder).slice(0, 16)}.sock`);
}

async function bodyOf(asking: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of asking) {
		size += chunk.length;
		if (size > BODY_LIMIT) throw new CommandFailure("The request is too large. Nothing was changed.");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

async function result(deps: WorkDeps, body: string, say: Say, out: Out): Promise<Result> {
	const { COMMANDS } = await import("./all.ts"); // an unknown command or invalid request
	const wanted = request.safeParse(jsonOf(body));
	const command = COMMANDS.all.find((one) => one.name === wanted.data?.command);
	const input = command?.input.safeParse(wanted.data?.input);
	if (!command || !input?.success) {
		throw new CommandFailure("The running site does not understand the request: its version differs.");
	}
	const { confirmed } = wanted.data ?? {};
	return perform({ ...deps, ...emailSettingsOf(deps.config) }, { command, input: input.data, confirmed }, say, out);
}

async function answer(deps: WorkDeps, asking: IncomingMessage, response: ServerResponse): Promise<void> {
	const write = (line: Line) => response.write(`${JSON.stringify(line)}\n`);
	const leaving = new AbortController();
	response.once("close", () => leaving.abort());
	response.writeHead(200, { "content-type": "application/x-ndjson" });
	try {
		const out: Out = async (part) => {
			if (response.destroyed) throw new CommandFailure("The reader closed the output.");
			if (!write({ part })) await once(response, "drain", { signal: leaving.signal }).catch(() => {});
		};
		write({ result: await result(deps, await bodyOf(asking), (progress) => write({ progress }), out) });
	} catch (error) {
		const failure = sentenceOf(error);
		if (!failure) deps.log.error(errorFields(error), "command failed");
		write({ failure: failure ?? "The running site failed; its log contains the reason. Nothing was changed." });
	}
	response.end();
}

/**
 * Opens the control socket. Only one process may open PGlite, so other commands are sent to it:
 * `POST /command`, answered by a JSON line per step.
 */
export async function startControl(deps: WorkDeps): Promise<{ close(): Promise<void> }> {
	const path = controlSocketOf(deps.config.dataDir);
	rmSync(path, { force: true });
	const server = createServer((asking, response) => {
		if (asking.method === "POST" && asking.url === "/command") void answer(deps, asking, response);
		else response.writeHead(404).end();
	});
	await new Promise<void>((done, failed) => {
		server.once("error", failed);
		const before = process.umask(0o177); // for this user only
		server.listen(path, done);
		process.umask(before);
	});
	return {
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeIdleConnections();
			}),
	};
}
