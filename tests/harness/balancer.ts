import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A load balancer before several processes. */
export type Balancer = {
	url: string;
	/** Target process of each connection, in order. */
	led: string[];
	/** Closes the connection instead of passing the next response on. */
	swallowAnswer(): void;
	stop(): void;
};

/**
 * Starts a round-robin balancer over addresses of processes, skipping unreachable ones; on a free port or a given one.
 */
export async function balancer(urls: readonly string[], port = 0): Promise<Balancer> {
	const ports = urls.map((url) => new URL(url).port);
	const led: string[] = [];
	let turn = 0;
	let isSwallowing = false;
	const server = createServer((client) => void lead(client, turn++, ports.length));

	function lead(client: Socket, to: number, tries: number): void {
		const index = to % ports.length;
		const process = connect(Number(ports[index]), "127.0.0.1");
		let isLed = false;
		process.once("connect", () => {
			isLed = true;
			led.push(urls[index]!);
			client.pipe(process);
		});
		process.on("data", (bytes) => {
			if (isSwallowing && bytes.subarray(0, 5).toString() === "HTTP/") {
				isSwallowing = false;
				client.destroy();
			} else client.write(bytes);
		});
		process.on("error", () => {
			if (!isLed && tries > 1) lead(client, to + 1, tries - 1);
			else client.destroy();
		});
		process.once("close", () => isLed && client.destroy());
		client.on("error", () => process.destroy());
		client.once("close", () => process.destroy());
	}

	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		led,
		swallowAnswer() {
			isSwallowing = true;
		},
		stop: () => void server.close(),
	};
}
