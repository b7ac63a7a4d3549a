import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ImportFailure, type ImportLine, importRequest } from "../features/schedule-import/contract.ts";
import { importSchedule } from "../features/schedule-import/server/import-schedule.ts";
import type { Deps } from "./deps.ts";

/** Unix socket paths are limited to about 100 bytes. */
const SOCKET_PATH_LIMIT = 100;
const BODY_LIMIT = 128 * 1024 * 1024;

/** Where the control socket of a data folder is; for a long path, in the system's folder for temporary files. */
export function controlSocketOf(dataDir: string): string {
	const folder = resolve(dataDir);
	const own = join(folder, "control.sock");
	if (Buffer.byteLength(own) < SOCKET_PATH_LIMIT) return own;
	return join(tmpdir(), `estrada-control-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}.sock`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size > BODY_LIMIT) throw new ImportFailure("The request is too large. Nothing was changed.");
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

async function answer(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
	const write = (line: ImportLine) => response.write(`${JSON.stringify(line)}\n`);
	response.writeHead(200, { "content-type": "application/x-ndjson" });
	try {
		const asked = importRequest.safeParse(jsonOf(await bodyOf(request)));
		if (!asked.success)
			throw new ImportFailure("The running site does not understand the request: it is of another version.");
		write({ report: await importSchedule(deps, asked.data, (progress) => write({ progress })) });
	} catch (error) {
		const isExpected = error instanceof ImportFailure;
		// the message of a failed query holds what was to be written; only its cause goes to the log
		const { name, cause } = error as Error;
		if (!isExpected) deps.log.error({ error: name, cause: (cause as Error | undefined)?.message }, "import failed");
		write({
			failure: isExpected ? error.message : "The running site could not do it; its log says why. Nothing was changed.",
		});
	}
	response.end();
}

/**
 * Listens to commands for the site that holds the data folder: on a Unix socket that only this user may open, since a
 * second process must not open PGlite. One route, `POST /import`; the answer is a line of JSON for each step.
 */
export async function startControl(deps: Deps): Promise<{ close(): Promise<void> }> {
	const path = controlSocketOf(deps.config.dataDir);
	rmSync(path, { force: true });
	const server = createServer((request, response) => {
		if (request.method === "POST" && request.url === "/import") void answer(deps, request, response);
		else response.writeHead(404).end();
	});
	await new Promise<void>((done, failed) => {
		server.once("error", failed);
		const before = process.umask(0o177); // the socket is made at once, for this user only
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
