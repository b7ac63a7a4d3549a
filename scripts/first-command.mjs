// Runs the README's first command in this folder without settings. Then requests a page, a picture and a font like a
// newcomer's browser, and stops the site by Ctrl-C once its demonstration is complete. Exits with 1 and a message if the
// README is wrong. `--installed` skips `npm ci`.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SITE = "http://localhost:3000";
/** Exists until the demonstration is complete. */
const GROWING = join(ROOT, "data/demonstration.json");
/** Time to install, build and seed on a busy machine. */
const START_LIMIT_MS = 900_000;
/** Time for a parallel run to release the port. */
const PORT_LIMIT_MS = 300_000;
/** Variables of a newcomer's shell. Others could be settings. */
const PLAIN =
	/^(?:PATH|HOME|USER|LOGNAME|SHELL|TERM|TMPDIR|LANG|LC_ALL|(?:https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(?:registry|cache|userconfig))$/i;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** The environment of a shell without settings, and without the tools that npm adds to PATH. */
function plainEnvironment() {
	const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PLAIN.test(name)));
	const path = (env.PATH ?? "").split(":").filter((folder) => !folder.includes("node_modules"));
	return { ...env, PATH: path.join(":") };
}

function firstCommand() {
	const written = /^```\w*\n([\s\S]*?)\n```$/m.exec(readFileSync(join(ROOT, "README.md"), "utf8"))?.[1];
	if (!written?.includes("npm start")) throw new Error(`the README's first block does not start the site: ${written}`);
	return process.argv.includes("--installed") ? written.replace(/^npm ci && /, "") : written;
}

function isTaken() {
	return new Promise((told) => {
		const socket = createConnection({ port: 3000, host: "127.0.0.1" });
		socket.once("connect", () => socket.destroy() && told(true));
		socket.once("error", () => told(false));
	});
}

async function freePort() {
	const limit = Date.now() + PORT_LIMIT_MS;
	while (await isTaken()) {
		if (Date.now() > limit) {
			throw new Error(
				"port 3000 is taken by another program, and this is tried as a newcomer does it: stop that program.",
			);
		}
		await pause(1000);
	}
}

async function fetchText(path, isRight) {
	const response = await fetch(new URL(path, SITE));
	const body = Buffer.from(await response.arrayBuffer());
	if (response.status !== 200 || !isRight(response.headers.get("content-type") ?? "", body)) {
		throw new Error(`${path} is answered with ${response.status} ${response.headers.get("content-type")}`);
	}
	return body.toString("latin1");
}

/** A text's first match of a pattern. Throws without one. */
function named(text, pattern, what) {
	const found = pattern.exec(text)?.[1];
	if (!found) throw new Error(`the page names no ${what}`);
	return found;
}

async function lookAround() {
	for (const page of ["/", "/en"]) {
		const html = await fetchText(page, (type, body) => type.startsWith("text/html") && body.includes("</html>"));
		const picture = named(html, /["'(\s](\/files\/[^"'()\s]+\.(?:webp|svg|png|jpg))/, "picture");
		await fetchText(picture, (type, body) => type.startsWith("image/") && body.length > 100);
		const styles = named(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/, "style sheet");
		const css = await fetchText(styles, (type) => type.startsWith("text/css"));
		const font = new URL(named(css, /url\(["']?([^"')]+\.woff2)/, "font"), new URL(styles, SITE)).pathname;
		await fetchText(font, (_type, body) => body.subarray(0, 4).toString("latin1") === "wOF2");
		console.log(`${SITE}${page}: a page, a picture (${picture}) and a font (${font})`);
	}
}

async function tried() {
	await freePort();
	const command = firstCommand();
	console.log(`$ ${command}`);
	const child = spawn("sh", ["-c", command], {
		cwd: ROOT,
		env: plainEnvironment(),
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let text = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (chunk) => {
			text += chunk;
			process.stdout.write(chunk);
		});
	}
	const ended = new Promise((done) => child.once("exit", done));
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	const press = (signal) => hasEnded() || process.kill(-child.pid, signal);
	process.once("exit", () => press("SIGKILL"));
	const limit = Date.now() + START_LIMIT_MS;
	const until = async (holds) => {
		while (!holds()) {
			if (hasEnded()) throw new Error(`the command ended with code ${child.exitCode}`);
			if (Date.now() > limit) throw new Error("the site did not start in time");
			await pause(200);
		}
	};
	await until(() => text.includes("Estrada is ready"));
	await lookAround();
	await until(() => !existsSync(GROWING));
	press("SIGINT"); // a terminal signals the whole process group
	await ended;
	for (let tries = 0; await isTaken(); tries++) {
		if (tries > 50) throw new Error("the site still answers after Ctrl-C");
		await pause(200);
	}
}

try {
	await tried();
	console.log("The README's first command works as it is written.");
	process.exit(0);
} catch (error) {
	console.error(`The README's first command does not work: ${error.message}`);
	process.exit(1);
}
