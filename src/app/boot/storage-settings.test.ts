import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startObjectStore } from "../../../tests/harness/object-store.ts";
import { privateFiles } from "../../kit/files/private-files.ts";
import { s3Files } from "../../kit/files/s3-files.ts";
import { privateFilesFault } from "./storage-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "estrada-check-"));
afterAll(() => rmSync(folder, { recursive: true }));
const disk = privateFiles(folder);

test("the start check writes a private file and removes it", async () => {
	const store = await startObjectStore();
	const { settings } = store;
	expect(await privateFilesFault(s3Files(settings, disk))).toBeUndefined();
	const ofOthers = s3Files({ ...settings, secretAccessKey: "another" }, disk);
	expect(await privateFilesFault(ofOthers)).toMatch(/^Private files .* cannot be stored now .*S3_ settings/);
	await store.stop();
	expect(await privateFilesFault(s3Files(settings, disk))).toMatch(/cannot be stored now/);
});

test("the start check covers the disk too", async () => {
	expect(await privateFilesFault(disk)).toBeUndefined();
	expect(readdirSync(join(folder, "check"))).toEqual([]);
	const full = { ...disk, save: () => Promise.reject(new Error("ENOSPC: no space left on device")) };
	expect(await privateFilesFault(full)).toMatch(/no space left/);
});
