import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect } from "node:net";

/** A proxy between browser and site. While it is shut, the browser is offline. */
export type Gate = {
	url: string;
	shut(): Promise<void>;
	open(): Promise<void>;
	/** Script errors of watched pages since the last call. */
	reports(): string[];
};

const REPORTER = "/test-reporter.js";
const REPORTS = "/test-reports";

/** Runs in the page before its own scripts. It sends each error at once, so that leaving the page loses none. */
function report(path: string): void {
	const send = (...parts: unknown[]) =>
		navigator.sendBeacon(path, parts.map((one) => (one as Error)?.stack || String(one)).join(" "));
	addEventListener("error", ({ error, message }) => error !== undefined && send(message, error));
	addEventListener("unhandledrejection", ({ reason }) => send("unhandled rejection:", reason));
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		send("CSP:", violatedDirective, blockedURI),
	);
	const { error } = console;
	console.error = (...parts) => {
		send("console:", ...parts);
		error(...parts);
	};
}

async function bodyOf(stream: IncomingMessage): Promise<string> {
	const chunks = await stream.toArray();
	return Buffer.concat(chunks).toString("utf8");
}

/** Rewrites headers as if the browser had asked the site directly. */
function headersFor(site: URL, headers: IncomingHttpHeaders): IncomingHttpHeaders {
	const own = { ...headers, host: site.host };
	if (own.origin) own.origin = site.origin;
	if (own.referer) own.referer = own.referer.replace(/^https?:\/\/[^/]+/, site.origin);
	return own;
}

/** Forwards a page with the reporter as its first script. */
async function sendWatched(answer: IncomingMessage, response: ServerResponse): Promise<void> {
	const html = (await bodyOf(answer)).replace(/<head[^>]*>/, (head) => `${head}<script src="${REPORTER}"></script>`);
	const { "content-length": _length, etag: _etag, ...headers } = answer.headers;
	response.writeHead(answer.statusCode ?? 502, headers).end(html);
}

/** Opens a gate before a site. With `isWatching`, pages report script errors themselves, for drivers that do not. */
// long: how a gate handles a request, and its two states
export async function openGate(siteUrl: string, isWatching: boolean): Promise<Gate> {
	const site = new URL(siteUrl);
	const reports: string[] = [];
	const server = createServer(async (incoming, response) => {
		if (incoming.url === REPORTER) {
			response.writeHead(200, { "content-type": "text/javascript" }).end(`(${report})(${JSON.stringify(REPORTS)})`);
			return;
		}
		if (incoming.url === REPORTS) {
			reports.push(await bodyOf(incoming));
			response.writeHead(204).end();
			return;
		}
		const headers = headersFor(site, incoming.headers);
		const isPage = isWatching && incoming.headers.accept?.includes("text/html");
		if (isPage) delete headers["accept-encoding"];
		const { method, url: path } = incoming;
		const onward = request({ host: "127.0.0.1", port: site.port, method, path, headers }, (answer) => {
			if (isPage && answer.headers["content-type"]?.startsWith("text/html")) void sendWatched(answer, response);
			else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
		});
		onward.on("error", () => response.destroy());
		incoming.pipe(onward);
	});
	server.on("upgrade", (incoming, socket, head) => {
		const onward = connect(Number(site.port), "127.0.0.1", () => {
			const headers = Object.entries(headersFor(site, incoming.headers)).map(([name, value]) => `${name}: ${value}`);
			onward.write([`${incoming.method} ${incoming.url} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
			onward.write(head);
			socket.pipe(onward).pipe(socket);
		});
		for (const end of [socket, onward]) end.on("error", () => [socket, onward].map((one) => one.destroy()));
		sockets.add(socket);
	});
	const sockets = new Set<{ destroy(): void }>();
	const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
	await listen(0);
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		url: `http://localhost:${port}`,
		async shut() {
			if (!server.listening) return;
			const closed = new Promise((done) => server.close(done));
			server.closeAllConnections();
			for (const socket of sockets) socket.destroy();
			sockets.clear();
			await closed;
		},
		open: () => listen(port),
		reports: () => reports.splice(0),
	};
}
