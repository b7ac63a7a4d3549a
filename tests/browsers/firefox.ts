import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { WebSocket } from "ws";
import { type Engine, programPath } from "./engine.ts";

const START_LIMIT_MS = 60_000;

/** Profile settings: Polish, and no background requests. */
const PREFERENCES = {
	"intl.accept_languages": "pl",
	"intl.locale.requested": "pl",
	"app.update.enabled": false,
	"browser.shell.checkDefaultBrowser": false,
	"browser.startup.homepage_override.mstone": "ignore",
	"datareporting.policy.dataSubmissionEnabled": false,
	"toolkit.telemetry.enabled": false,
	"network.captive-portal-service.enabled": false,
	"network.connectivity-service.enabled": false,
	"services.settings.server": "data:,",
	"ui.prefersReducedMotion": 1,
};

type Message = {
	id?: number;
	type?: string;
	method?: string;
	params?: unknown;
	result?: unknown;
	message?: string;
	error?: string;
};
type LogEntry = {
	level: string;
	text: string | null;
	source?: { context?: string };
	stackTrace?: { callFrames: { url: string; lineNumber: number }[] };
};

/** Matches responses to commands by id, and forwards events. */
class Connection {
	#socket: WebSocket;
	#waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
	#count = 0;
	constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
		this.#socket = socket;
		socket.on("message", (data) => {
			const message: Message = JSON.parse(String(data));
			if (message.method) onEvent(message.method, message.params);
			const waiting = this.#waiting.get(message.id ?? -1);
			this.#waiting.delete(message.id ?? -1);
			if (message.error) waiting?.reject(new Error(`${message.error}: ${message.message}`));
			else waiting?.resolve(message.result);
		});
	}
	send<R>(method: string, params: object): Promise<R> {
		const id = ++this.#count;
		this.#socket.send(JSON.stringify({ id, method, params }));
		return new Promise<R>((resolve, reject) =>
			this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject }),
		);
	}
	close(): void {
		this.#socket.close();
	}
}

/** Waits for the address that Firefox prints when it starts. */
async function addressOf(child: ChildProcess): Promise<string> {
	let text = "";
	child.stderr?.on("data", (chunk) => {
		text += chunk;
	});
	const limit = Date.now() + START_LIMIT_MS;
	while (child.exitCode === null && Date.now() < limit) {
		const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
		if (address) return address;
		await delay(50);
	}
	throw new Error(`Firefox does not start:\n${text}`);
}

const textOf = ({ text, stackTrace }: LogEntry): string =>
	[text, ...(stackTrace?.callFrames ?? []).slice(0, 4).map(({ url, lineNumber }) => `  ${url}:${lineNumber}`)].join(
		"\n",
	);

/** Starts Firefox with its own profile and drives it over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
	const program = programPath({
		variable: "FIREFOX_PATH",
		names: ["firefox-esr", "firefox"],
		packageName: "firefox-esr",
	});
	const profile = mkdtempSync(join(tmpdir(), "estrada-firefox-"));
	const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
	writeFileSync(join(profile, "user.js"), lines.join("\n"));
	const args = ["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", profile];
	const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
	const socket = new WebSocket(`${await addressOf(child)}/session`);
	await new Promise((done, fail) => socket.once("open", done).once("error", fail));
	const wrong: string[] = [];
	const bidi = new Connection(socket, (method, params) => {
		const entry = params as LogEntry;
		if (method === "log.entryAdded" && entry.level === "error") wrong.push(textOf(entry));
	});
	await bidi.send("session.new", { capabilities: {} });
	await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
	const { contexts } = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
	const context = contexts[0]?.context ?? "";
	type EvaluateResponse = { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
	return {
		goto: async (url) => void (await bidi.send("browsingContext.navigate", { context, url, wait: "complete" })),
		async run(call) {
			const options = { target: { context }, awaitPromise: true, userActivation: true };
			const { result, exceptionDetails } = await bidi.send<EvaluateResponse>("script.evaluate", {
				expression: call,
				...options,
			});
			if (!result) throw new Error(exceptionDetails?.text);
			return JSON.parse(result.value);
		},
		perform: async (actions) => void (await bidi.send("input.performActions", { context, actions })),
		resize: async (width, height) =>
			void (await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } })),
		screenshot: async () => (await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context })).data,
		errors: async () => wrong.splice(0),
		async close() {
			const ended = new Promise((done) => child.once("exit", done));
			await Promise.race([bidi.send("browser.close", {}), delay(5000)]);
			bidi.close();
			await Promise.race([ended, delay(5000)]);
			child.kill("SIGKILL");
			rmSync(profile, { recursive: true, force: true });
		},
	};
}
