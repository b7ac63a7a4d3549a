import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A selector with its file, at-rules and classes. */
type SelectorRule = {
	path: string;
	place: string;
	context: string;
	selector: string;
	isAlone: boolean;
	classes: string[];
};

/** These sheets (print, forced colours, hidden parts) style classes of all owners and own none. */
const FOR_ALL = /^src\/app\/site\/(print|print-agenda|forced-colors|coarse-pointer|out-of-sight)\.css$/;
/** Classes in a library's markup. */
const FOREIGN_MARKUP = /^iti(__|--|$)/;

function filesIn(folder: string, kind: RegExp): { path: string; text: string }[] {
	return readdirSync(join(folder, "src"), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && kind.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			return { path: path.slice(folder.length + 1), text: readFileSync(path, "utf8") };
		});
}

/** The owner of a stylesheet: the kit, the app or a slice. */
const placeOf = (path: string) => /^src\/(?:features\/)?([^/]+)\//.exec(path)![1]!;

/** Splits a selector list at commas outside brackets. */
const parted = (selectors: string) =>
	selectors.split(/,(?![^()[\]]*[)\]])/).map((one) => one.trim().replace(/\s+/g, " "));

/** A stylesheet's selectors. Nested ones include their parents. */
function selectorsIn({ path, text }: { path: string; text: string }): SelectorRule[] {
	const found: SelectorRule[] = [];
	const open: string[] = [];
	const plain = text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, (part) =>
		part.startsWith('"') ? part.replace(/[{};]/g, "_") : "",
	);
	for (const [, prelude = "", end] of plain.matchAll(/([^{};]*)([{};])/g)) {
		if (end === "}") open.pop();
		if (end !== "{") continue;
		open.push(prelude.trim().replace(/\s+/g, " "));
		const rule = open.at(-1)!;
		if (rule.startsWith("@") || open.some((one) => one.startsWith("@keyframes"))) continue;
		const context = open.filter((one) => one.startsWith("@")).join(" ");
		const parents = open.slice(0, -1).filter((one) => !one.startsWith("@"));
		const list = parted(rule);
		for (const one of list) {
			const selector = [...parents, one].join(" ");
			const classes = [...new Set([...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map((match) => match[1]!))];
			found.push({ path, place: placeOf(path), context, selector, isAlone: list.length === 1, classes });
		}
	}
	return found;
}

/** The sheets that own each class: the sheets that style it alone, otherwise all that style it. */
function homesOf(all: SelectorRule[]): Map<string, Set<string>> {
	const [alone, any] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
	const note = (homes: Map<string, Set<string>>, name: string, place: string) =>
		homes.set(name, (homes.get(name) ?? new Set()).add(place));
	for (const { place, classes } of all) {
		for (const name of classes) {
			note(any, name, place);
			if (classes.length === 1) note(alone, name, place);
		}
	}
	return new Map([...any].map(([name, places]) => [name, alone.get(name) ?? places]));
}

export function styleLaws(folder: string): string[] {
	const all = filesIn(folder, /\.css$/).flatMap(selectorsIn);
	const own = all.filter(({ path }) => !FOR_ALL.test(path));
	const homes = homesOf(own);
	const code = filesIn(folder, /\.tsx?$/)
		.map(({ text }) => text)
		.join("\n");
	const words = new Set(code.match(/[a-zA-Z_][\w-]*/g));
	const made = [...code.matchAll(/([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!);
	const isUsed = (name: string) =>
		words.has(name) || FOREIGN_MARKUP.test(name) || made.some((one) => name.startsWith(one));
	return [
		...[...new Set(all.flatMap(({ classes }) => classes))]
			.filter((name) => !isUsed(name))
			.map((name) => `unused-class ${name}`),
		...[...homes]
			.filter(([, places]) => places.size > 1)
			.map(([name, places]) => `two-homes ${name}: ${[...places].sort().join(", ")}`),
		...own
			.filter(({ place, classes }) => classes.length > 0 && !classes.some((name) => homes.get(name)!.has(place)))
			.map(({ path, selector }) => `not-at-home ${path}: ${selector}`),
		...twice(all),
	];
}

/** Selectors with two rules of their own, in one sheet or two. */
function twice(all: SelectorRule[]): string[] {
	const seen = new Map<string, SelectorRule>();
	return all.flatMap((one) => {
		const key = `${FOR_ALL.test(one.path)} ${one.context} ${one.selector}`;
		const earlierRule = seen.get(key);
		if (!earlierRule || one.isAlone) seen.set(key, one);
		const isElsewhere = earlierRule && earlierRule.path !== one.path && !FOR_ALL.test(one.path);
		const isAgain = isElsewhere || (earlierRule?.isAlone && one.isAlone);
		return isAgain ? [`twice ${one.path}: ${one.selector}`] : [];
	});
}
