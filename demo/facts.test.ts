import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** Facts of the demonstration's seller: its data, its formatted bank account, and inflected names. */
const seller = JSON.parse(read("demo/foundation/seller.json"));
const account: string = seller.bank.account.slice(2);
const FACTS = [
	...textsIn(seller),
	account,
	account.replace(/(?<=^..)|(?<=^..(?:.{4})+)/g, " "),
	/** A street in its documents. */
	"Reflektorowa",
	"Fundacji Estrada",
	"Fundację Estrada",
	"Estrada Foundation",
].filter((fact) => fact.length > 2 && fact !== seller.address.city && fact !== seller.address.postCode);

/** Full names of the demonstration's people and companies, which no text of the program contains by chance. */
const NAMES = globSync("demo/events/*/{people,exhibitors}.json", { cwd: ROOT }).flatMap((path) => {
	const rows: { firstName?: string; lastName?: string; name?: string }[] = JSON.parse(read(path));
	return rows.flatMap(({ firstName, lastName, name }) =>
		firstName ? [`${firstName} ${lastName}`] : name ? [name] : [],
	);
});

test("src contains no fact of the demonstration", () => {
	expect(FACTS).toContain("5252344078");
	expect(NAMES.length).toBeGreaterThan(100);
	const files = globSync("src/**/*.{ts,tsx,css,sql,json}", { cwd: ROOT }).filter((path) => !path.includes(".test."));
	const found = files.flatMap((path) => {
		const text = read(path);
		const long = NAMES.filter((name) => name.length > 9 && text.includes(name));
		return [...FACTS.filter((fact) => text.includes(fact)), ...long].map((fact) => `${path}: ${fact}`);
	});
	expect(found).toEqual([]);
});
