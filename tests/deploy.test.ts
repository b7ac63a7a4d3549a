import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SETTINGS } from "../src/app/boot/settings.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const isSetting = (name: string) => name.replace(/_FILE$/, "") in SETTINGS;

test("the image uses existing files and starts like npm start", () => {
	const dockerfile = read("Dockerfile");
	const made = ["node_modules", "dist"];
	const copied = [...dockerfile.matchAll(/--from=build \S+ \/app\/(\S+)/g)].map(([, path]) => path!);
	expect(copied.filter((path) => !made.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
	expect(copied.length).toBeGreaterThan(5);
	const start = JSON.parse(read("package.json")).scripts.start.split(" ");
	expect(dockerfile).toContain(`CMD ${JSON.stringify(start).replaceAll(",", ", ")}`);
});

test("compose.yaml uses existing settings, and each secret is a file", () => {
	const [, environment = ""] =
		/x-site: &site[\s\S]*? {2}environment:\n([\s\S]*?)\n {2}secrets:/.exec(read("compose.yaml")) ?? [];
	const names = [...environment.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name!);
	expect(names).toContain("DATABASE_URL_FILE");
	expect(names.filter((name) => !isSetting(name))).toEqual([]);
	expect(names.filter((name) => "isSecret" in (SETTINGS[name as keyof typeof SETTINGS] ?? {}))).toEqual([]);
});

describe("systemd", () => {
	test.each([
		["deploy/estrada.service", "node scripts/start.cjs"],
		["deploy/estrada-backup.service", "/opt/estrada/deploy/backup.sh"],
	])("%s runs %s", (unit, command) => {
		const [, started = ""] = /^ExecStart=(.*)$/m.exec(read(unit)) ?? [];
		expect(started.endsWith(command)).toBe(true);
		expect(existsSync(join(ROOT, command.split(" ").at(-1)!.replace("/opt/estrada/", "")))).toBe(true);
	});

	test("the backup script runs", () => expect(statSync(join(ROOT, "deploy/backup.sh")).mode & 0o111).not.toBe(0));
});
