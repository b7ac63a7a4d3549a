import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A step of a WebDriver action, the same in both protocols. */
export type Action = { type: string; [more: string]: unknown };
type ActionSource = { type: "pointer" | "key"; id: string; parameters?: { pointerType: "mouse" }; actions: Action[] };

/** A browser with one tab and its own storage. Either protocol drives it. */
export type Engine = {
	goto(url: string): Promise<void>;
	/** Calls a function in the page and awaits its promise. Arguments and result are JSON. */
	run<R>(call: string): Promise<R>;
	perform(sources: ActionSource[]): Promise<void>;
	resize(width: number, height: number): Promise<void>;
	/** Returns a PNG of the viewport in base64. */
	screenshot(): Promise<string>;
	/** Script errors of the pages since the last call. */
	errors(): Promise<string[]>;
	close(): Promise<void>;
};

/** An expression that calls a function with arguments. Its promise resolves with the result as JSON. */
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

type ProgramSearch = { variable: string; names: readonly string[]; folders?: readonly string[]; packageName: string };

const foundProgram = ({ names, folders = [] }: ProgramSearch): string | undefined =>
	[...(process.env["PATH"] ?? "").split(delimiter), ...folders]
		.flatMap((folder) => names.map((name) => join(folder, name)))
		.find(isRunnable);

/**
 * Finds a program by its environment variable, the PATH, the usual folders or Debian's package.
 *
 * @throws when it is not found, with the package to install
 */
export function programPath(wanted: ProgramSearch): string {
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

/** Folders below `/usr/lib` and `/usr/libexec` with programs outside the PATH. */
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
