import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

const PIECE_BYTES = 1500;
const PAUSE_MS = 15;

/** A proxy that delivers documents in small delayed pieces, like a slow network. */
export async function slowProxy(siteUrl: string): Promise<{ url: string; stop(): void }> {
	const { hostname, port } = new URL(siteUrl);
	const server = createServer((req, res) => {
		const headers = { ...req.headers, host: new URL(siteUrl).host, "accept-encoding": "identity" };
		const upstream = request({ hostname, port, path: req.url, method: req.method, headers }, async (answer) => {
			res.writeHead(answer.statusCode ?? 502, answer.headers);
			const isDocument = answer.headers["content-type"]?.startsWith("text/html");
			for await (const chunk of answer as AsyncIterable<Buffer>) {
				if (!isDocument) res.write(chunk);
				else await writeInPieces(chunk);
			}
			res.end();
		});
		async function writeInPieces(chunk: Buffer): Promise<void> {
			for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
				res.write(chunk.subarray(start, start + PIECE_BYTES));
				await delay(PAUSE_MS);
			}
		}
		upstream.on("error", () => res.destroy());
		req.pipe(upstream);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}
