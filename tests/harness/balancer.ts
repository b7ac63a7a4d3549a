import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A load balancer in front of several processes. */
export type Balancer = {
	url: string;
	/** The process of each connection, in order. */
	led: string[];
	/** Closes the connection instead of forwarding the next response. */
	swallowAnswer(): void;
	stop(): void;
};

/**
 * Starts a round-robin balancer over processes and skips unreachable ones. Addresses may be added until the first
 * connection, for processes that need the balancer's address to start.
 */
export async function balancer(urls: readonly string[]): Promise<Balancer> {
	const led: string[] = [];
	let turn = 0;
	let isSwallowing = false;
	const server = createServer((client) => void lead(client, turn++, urls.length));

	function lead(client: Socket, to: number, tries: number): void {
		const url = urls[to % urls.length]!;
		const process = connect(Number(new URL(url).port), "127.0.0.1");
		let isLed = false;
		process.once("connect", () => {
			isLed = true;
			led.push(url);
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

	server.listen(0, "127.0.0.1");
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
