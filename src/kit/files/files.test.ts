import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskFiles } from "./files.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "estrada-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a file's name contains a hash of its content", async () => {
	const files = diskFiles(folder);
	const first = await files.save("logos/a.txt", "one");
	expect(first).toMatch(/^\/files\/logos\/a\.\w{10}\.txt$/);
	expect(await files.save("logos/a.txt", "one")).toBe(first);
	expect(await files.save("logos/a.txt", "two")).not.toBe(first);
});

test("saving a file again replaces it without disturbing its readers", async () => {
	const files = diskFiles(folder);
	const path = join(folder, (await files.save("logos/a.txt", "one")).slice("/files/".length));
	const before = statSync(path).ino;
	await files.save("logos/a.txt", "one");
	expect([statSync(path).ino === before, readFileSync(path, "utf8")]).toEqual([false, "one"]);
	expect(readdirSync(join(folder, "logos"))).toHaveLength(1);
});

test("a drawing is stored compressed as well", async () => {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h9'/>".repeat(50)}</svg>`;
	const path = join(folder, (await diskFiles(folder).save("b.svg", svg)).slice("/files/".length));
	expect(readFileSync(path, "utf8")).toBe(svg);
	expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(svg);
	expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(svg);
});

test("saving a picture's widest version again returns the same URL, even with dots in its name", async () => {
	const files = diskFiles(folder);
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>';
	const first = await files.savePicture("people/ada.f", Buffer.from(svg));
	expect(first).toMatch(/^\/files\/people\/ada\.f\.\w{10}-640\.webp$/);
	const widest = readFileSync(join(folder, first.slice("/files/".length)));
	expect(await files.savePicture("people/ada.f", widest)).toBe(first);
});
