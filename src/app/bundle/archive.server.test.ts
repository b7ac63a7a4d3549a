import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sampleFiles } from "../../../tests/harness/bundles.ts";
import { readBundleFiles, unzipped, writeBundleFolder, zipped } from "./archive.ts";
import { BUNDLE_LIMITS } from "./contract.ts";

const folder = mkdtempSync(join(tmpdir(), "estrada-bundle-"));
afterAll(() => rmSync(folder, { recursive: true }));

const textsOf = (files: ReadonlyMap<string, Uint8Array>) =>
	Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));

test("a ZIP and a folder hold the same, and the same content is the same ZIP", async () => {
	const zip = await zipped(sampleFiles());
	expect(await zipped(sampleFiles())).toEqual(zip);
	expect(textsOf(await unzipped(zip))).toEqual(textsOf(sampleFiles()));
	const path = join(folder, "bundle");
	await writeBundleFolder(path, sampleFiles());
	expect(textsOf(await readBundleFiles(path))).toEqual(textsOf(sampleFiles()));
	writeFileSync(`${path}.zip`, zip);
	expect(textsOf(await readBundleFiles(`${path}.zip`))).toEqual(textsOf(sampleFiles()));
});

test("a folder around everything, and what systems leave, are passed over", async () => {
	const around = new Map([...sampleFiles()].map(([path, bytes]) => [`MSTS25/${path}`, bytes]));
	around.set("__MACOSX/MSTS25/._event.json", new Uint8Array()).set("MSTS25/.DS_Store", new Uint8Array());
	expect(textsOf(await unzipped(await zipped(around)))).toEqual(textsOf(sampleFiles()));
});

test("a bundle takes the place of another one whole; what is no bundle is left alone", async () => {
	const path = join(folder, "again");
	await writeBundleFolder(path, sampleFiles().set("media/old.svg", new Uint8Array()));
	mkdirSync(join(path, ".git"));
	await writeBundleFolder(path, sampleFiles());
	expect([existsSync(join(path, "media/old.svg")), existsSync(join(path, ".git"))]).toEqual([false, true]);
	const own = join(folder, "own");
	mkdirSync(own);
	writeFileSync(join(own, "thesis.txt"), "mine");
	await expect(writeBundleFolder(own, sampleFiles())).rejects.toThrow("exists and is not a bundle");
	expect(readFileSync(join(own, "thesis.txt"), "utf8")).toBe("mine");
	const leading = new Map([["media/../../out.svg", new Uint8Array()]]);
	await expect(writeBundleFolder(join(folder, "leading"), leading)).rejects.toThrow(
		"is not a valid file path in a bundle",
	);
});

test("what may not be unpacked is refused in a sentence", async () => {
	await expect(unzipped(Buffer.from("no zip"))).rejects.toThrow(
		/^The ZIP cannot be read \(.+\)\. Nothing was changed\.$/,
	);
	const zip = await zipped(new Map([["media/aa/aa/x", new Uint8Array(10)]]));
	const leading = Buffer.from(zip.toString("latin1").replaceAll("media/aa/aa/x", "media/../../x"), "latin1");
	await expect(unzipped(leading)).rejects.toThrow("The ZIP cannot be read (invalid relative path: media/../../x)");
	const bomb = await zipped(new Map([["news.json", new Uint8Array(BUNDLE_LIMITS.fileBytes + 1)]]));
	expect(bomb.length).toBeLessThan(100_000);
	await expect(unzipped(bomb)).rejects.toThrow("A bundle may have at most 5000 files of 90 MB in total.");
	const lying = Buffer.from(bomb);
	lying.writeUInt32LE(100, lying.lastIndexOf("PK\x01\x02", undefined, "latin1") + 24);
	await expect(unzipped(lying)).rejects.toThrow(/The ZIP cannot be read \(too many bytes/);
	await expect(readBundleFiles(join(folder, "nowhere"))).rejects.toThrow("nowhere cannot be read (ENOENT).");
});
