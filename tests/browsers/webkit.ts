import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../harness/program.ts";
import { type Engine, libraryFolders, programPath } from "./engine.ts";

const START_LIMIT_MS = 60_000;

/** MiniBrowser's output for page errors: "CONSOLE JS ERROR …", "CONSOLE NETWORK ERROR …". */
const CONSOLE = /^CONSOLE (?!NETWORK)(?:\S+ )?ERROR .*$/gm;

type Answer = { value: unknown };

/** A client of classic WebDriver: JSON over HTTP. */
function clientOf(address: string) {
	return async <R>(method: "GET" | "POST" | "DELETE", path: string, body: object = {}): Promise<R> => {
		const options = method === "POST" ? { body: JSON.stringify(body) } : {};
		const response = await fetch(address + path, { method, ...options });
		const { value } = (await response.json()) as Answer;
		if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
		return value as R;
	};
}

/** WebKitGTK needs a screen; Xvfb provides one. */
function command(driver: string, port: number): [program: string, args: string[]] {
	if (process.env["DISPLAY"] || process.env["WAYLAND_DISPLAY"]) return [driver, [`--port=${port}`]];
	const screen = programPath({ variable: "XVFB_RUN_PATH", names: ["xvfb-run"], packageName: "xvfb" });
	return [screen, ["-a", "-s", "-screen 0 2000x1400x24", driver, `--port=${port}`]];
}

/** Starts WebKitGTK's MiniBrowser and drives it over classic WebDriver. */
// long: the calls of one protocol, read as a list
export async function startWebKit(): Promise<Engine> {
	const packageName = "webkit2gtk-driver";
	const driver = programPath({ variable: "WEBKIT_DRIVER_PATH", names: ["WebKitWebDriver"], packageName });
	const folders = libraryFolders(/webkit2?gtk/);
	const binary = programPath({ variable: "WEBKIT_PATH", names: ["MiniBrowser"], folders, packageName });
	const port = await freePort();
	const [program, args] = command(driver, port);
	const env = { ...process.env, LANG: "pl_PL.UTF-8", LANGUAGE: "pl", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
	const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], detached: true, env });
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
	const ask = clientOf(`http://127.0.0.1:${port}`);
	const limit = Date.now() + START_LIMIT_MS;
	while (
		!(await ask("GET", "/status").then(
			() => true,
			() => false,
		))
	) {
		if (Date.now() > limit || child.exitCode !== null) throw new Error(`WebKitWebDriver does not start:\n${printed}`);
		await delay(100);
	}
	const browserOptions = { binary, args: ["--automation", "--enable-write-console-messages-to-stdout=true"] };
	const alwaysMatch = { "webkitgtk:browserOptions": browserOptions };
	const { sessionId } = await ask<{ sessionId: string }>("POST", "/session", { capabilities: { alwaysMatch } });
	const session = `/session/${sessionId}`;
	await ask("POST", `${session}/timeouts`, { script: 30_000, pageLoad: 60_000 });
	return {
		goto: (url) => ask("POST", `${session}/url`, { url }),
		async run(call) {
			const script = `const done = arguments[arguments.length - 1]; ${call}.then((value) => done({ value }), (error) => done({ error: String(error) }));`;
			const { value, error } = await ask<{ value?: string; error?: string }>("POST", `${session}/execute/async`, {
				script,
				args: [],
			});
			if (value === undefined) throw new Error(error);
			return JSON.parse(value);
		},
		perform: (actions) => ask("POST", `${session}/actions`, { actions }),
		resize: (width, height) => ask("POST", `${session}/window/rect`, { width, height }),
		screenshot: () => ask("GET", `${session}/screenshot`),
		async errors() {
			const found = printed.match(CONSOLE) ?? [];
			printed = "";
			return found;
		},
		async close() {
			await Promise.race([ask("DELETE", session), delay(5000)]).catch(() => undefined);
			// its own process group, so that ending it also ends the screen and the browser
			if (child.pid) process.kill(-child.pid, "SIGTERM");
		},
	};
}
