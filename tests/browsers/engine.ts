import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A step of a WebDriver action; both protocols take the same. */
export type Action = { type: string; [more: string]: unknown };
type ActionSource = { type: "pointer" | "key"; id: string; parameters?: { pointerType: "mouse" }; actions: Action[] };

/** One browser with one tab and a store of its own, as either protocol drives it. */
export type Engine = {
	goto(url: string): Promise<void>;
	/** Calls a function in the page; arguments and result are JSON, promises are awaited. */
	run<R>(call: string): Promise<R>;
	perform(sources: ActionSource[]): Promise<void>;
	resize(width: number, height: number): Promise<void>;
	/** Base64 of a PNG of what is shown. */
	screenshot(): Promise<string>;
	/** What the pages' scripts reported as errors since the last time. */
	errors(): Promise<string[]>;
	close(): Promise<void>;
};

/** A function and its arguments as an expression whose promise is the result's JSON. */
export const asCall = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
	`(async () => JSON.stringify((await (${run})(...${JSON.stringify(args)})) ?? null))()`;

function isRunnable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

const APT = "/usr/bin/apt-get";

type Wanted = { variable: string; names: readonly string[]; folders?: readonly string[]; packageName: string };

const foundProgram = ({ names, folders = [] }: Wanted): string | undefined =>
	[...(process.env["PATH"] ?? "").split(delimiter), ...folders]
		.flatMap((folder) => names.map((name) => join(folder, name)))
		.find(isRunnable);

/**
 * The path of a program: what its variable names, what the PATH has, what the usual folders have, or what Debian's
 * package brings.
 *
 * @throws where there is none, with what to install
 */
export function programPath(wanted: Wanted): string {
	const { variable, names, packageName } = wanted;
	const chosen = process.env[variable];
	if (chosen && isRunnable(chosen)) return chosen;
	if (chosen) throw new Error(`${variable} is "${chosen}", which cannot be run. Correct it or unset it.`);
	const found = foundProgram(wanted);
	if (found) return found;
	if (process.getuid?.() === 0 && isRunnable(APT)) {
		console.log(`Installing ${packageName} for the tests`);
		const apt = (...args: string[]) => spawnSync(APT, args, { stdio: "inherit", timeout: 300_000 });
		apt("update");
		apt("install", "-y", "--no-install-recommends", packageName);
	}
	const installed = foundProgram(wanted);
	if (installed) return installed;
	throw new Error(
		`There is no ${names[0]} here. Install it (Debian and Ubuntu: apt-get install ${packageName}), or set ${variable} to its path, and run the tests again.`,
	);
}

/** Folders below `/usr/lib` and `/usr/libexec` that may hold what a package does not put into the PATH. */
export function libraryFolders(name: RegExp): string[] {
	const below = (folder: string) => {
		try {
			return readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
				one.isDirectory() ? [join(folder, one.name)] : [],
			);
		} catch {
			return [];
		}
	};
	const folders = ["/usr/lib", "/usr/libexec"].flatMap(below);
	return [...folders, ...folders.flatMap(below)].filter((folder) => name.test(folder));
}
