import { createServer } from "node:net";
import { StartFailure } from "../../kit/db/start-failure.ts";
import type { Renderer } from "../http/renderer.ts";
import { type Config, readConfig } from "./config.ts";
import type { Demonstration } from "./demonstration.ts";

async function checkPort(config: Config): Promise<void> {
	const probe = createServer();
	await new Promise<void>((done, failed) => probe.once("error", failed).listen(config.port, config.host, done));
	await new Promise((done) => probe.close(done));
}

function sentenceOf(error: unknown): string | undefined {
	if (error instanceof StartFailure) return error.message;
	const { code, port } = error as NodeJS.ErrnoException & { port?: number };
	if (code === "EADDRINUSE")
		return `Port ${port} is in use by another program. Stop that program, or set another port, such as PORT=3001.`;
	if (code === "EACCES" && port) return `This user may not open port ${port}. Set PORT to a port above 1023.`;
	if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
		return `The address in HOST is not an address of this machine. Use 127.0.0.1 or 0.0.0.0.`;
	return undefined;
}

/** A failure becomes one sentence and exit code 1. It checks settings and port before the slow imports. */
export async function run(demonstration: Demonstration, devRenderer?: Renderer): Promise<void> {
	try {
		const config = readConfig(process.env);
		await checkPort(config);
		const { start } = await import("./main.ts");
		await start(config, demonstration, devRenderer);
	} catch (error) {
		console.error(sentenceOf(error) ?? error);
		process.exit(1);
	}
}
