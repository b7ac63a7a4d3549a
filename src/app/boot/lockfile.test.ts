import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./root.ts";

type LockedPackage = { version?: string; integrity?: string; resolved?: string; link?: boolean };

const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
	packages: Record<string, LockedPackage>;
};
const fetched = Object.entries(packages).filter(([path, one]) => path !== "" && !one.link);

test("the lockfile has a hash for every package", () => {
	expect(fetched.length).toBeGreaterThan(300);
	const unchecked = fetched.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
	expect(unchecked.map(([path]) => path)).toEqual([]);
});

test("the lockfile names no registry, so npm uses the configured one", () => {
	expect(fetched.filter(([, one]) => one.resolved).map(([path]) => path)).toEqual([]);
});
