import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** A command that a document tells the reader to type, and its place. */
export type DocumentCommand = { text: string; place: string };

function documents(): { path: string; text: string }[] {
	const paths = ["*.md", "docs/**/*.md", "src/**/README.md"].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
	return paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

const lineOf = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** Every fenced block of commands (`sh`, or without a language) of the root's documents and docs/. */
export function writtenBlocks(): DocumentCommand[] {
	return documents().flatMap(({ path, text }) =>
		[...text.matchAll(/^```(.*)\n([\s\S]*?)\n```$/gm)]
			.filter(([, language]) => language === "" || language === "sh")
			.map((found) => ({ text: found[2]!, place: `${path}:${lineOf(text, found.index)}` })),
	);
}

/** Every distinct command in a sentence or table: `npx estrada events list`, `SITE_CLOCK=… npm start`. */
export function writtenCommands(): DocumentCommand[] {
	const found = new Map<string, string>();
	for (const { path, text } of documents()) {
		for (const { 1: command, index } of text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|node) [^`]+)`/g)) {
			const typed = command!.replaceAll("\\|", "|"); // tables escape it
			if (!found.has(typed)) found.set(typed, `${path}:${lineOf(text, index)}`);
		}
	}
	return [...found].map(([text, place]) => ({ text, place }));
}

/** Rows of the organiser's table of commands: the word after `npx estrada`, and the row. */
export function organiserRows(): { word: string; row: string }[] {
	const manual = documents().find(({ path }) => path === "docs/organising.md")!.text;
	return [...manual.matchAll(/^\| `npx estrada ([a-z]+) .*$/gm)].map(([row, word]) => ({ word: word!, row }));
}
