import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** Headless shell comes first, as it needs a third less CPU for the same rendering. */
const NAMES = [
	"chromium-headless-shell",
	"google-chrome-stable",
	"google-chrome",
	"chromium",
	"chromium-browser",
	"chrome",
	"microsoft-edge",
];
const PLACES = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
	"C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

function isRunnable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** Finds an installed browser by CHROME_PATH, the PATH, the usual places, then the test tool. */
function installedBrowser(): string | undefined {
	const chosen = process.env["CHROME_PATH"];
	if (chosen) {
		if (isRunnable(chosen)) return chosen;
		throw new Error(`CHROME_PATH is "${chosen}", but there is no program that can be run. Correct it or unset it.`);
	}
	const inPath = (process.env["PATH"] ?? "")
		.split(delimiter)
		.flatMap((folder) => NAMES.map((name) => join(folder, name)));
	return [...inPath, ...PLACES, chromium.executablePath()].find((path) => path && existsSync(path) && isRunnable(path));
}

function run(command: string, args: string[]): boolean {
	console.log(`Installing a browser for the tests: ${command} ${args.join(" ")}`);
	return spawnSync(command, args, { stdio: "inherit", timeout: 300_000 }).status === 0;
}

/** The path of a Chromium. Installs one if it is missing, and throws with advice if that fails. */
export function browserPath(): string {
	const found = installedBrowser();
	if (found) return found;
	run(process.execPath, [
		join(import.meta.dirname, "../../node_modules/playwright-core/cli.js"),
		"install",
		"chromium",
	]);
	const downloaded = installedBrowser();
	if (downloaded) return downloaded;
	if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		run("apt-get", ["update"]);
		run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]);
	}
	const packaged = installedBrowser();
	if (packaged) return packaged;
	throw new Error(
		"No browser was found and none could be installed. Install Chrome or Chromium, or set CHROME_PATH to its program, and run the tests again.",
	);
}

/** Starts a browser without background requests. All pages of a visitor share one process. */
export const startBrowser = (): Promise<Browser> =>
	chromium.launch({
		executablePath: browserPath(),
		args: [
			...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
			"--disable-gpu",
			// without a graphics card a GPU process only adds a copy of each picture
			"--in-process-gpu",
			// text must be as wide as in a headed browser, which does not round glyph widths
			"--font-render-hinting=none",
			"--disable-quic",
			"--no-first-run",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			"--process-per-site",
			// otherwise a new page starts a process for its empty document and leaves it at once
			"--renderer-process-limit=1",
		],
	});
