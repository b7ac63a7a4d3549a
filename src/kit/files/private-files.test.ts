import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { privateFiles } from "./private-files.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "estrada-private-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a private file's name contains its hash, and it has no URL", async () => {
	const files = privateFiles(join(folder, "private"));
	const first = await files.save("films/a.webm", Buffer.from("one"));
	expect(first).toMatch(/^films\/a\.\w{10}\.webm$/);
	const path = join(folder, "private", first);
	const before = statSync(path).ino;
	expect(await files.save("films/a.webm", Buffer.from("one"))).toBe(first);
	// replaces the file atomically for concurrent readers
	expect([readFileSync(path, "utf8"), statSync(path).ino === before]).toEqual(["one", false]);
	expect(readdirSync(join(folder, "private/films"))).toHaveLength(1);
	expect(await files.save("films/a.webm", Buffer.from("two"))).not.toBe(first);
});

test("a stream gets the same name as whole bytes, unreadable for other users", async () => {
	const files = privateFiles(folder);
	const whole = await files.save("cvs/a.pdf", Buffer.from("onetwo"));
	const incoming = await files.receive(Readable.from([Buffer.from("one"), Buffer.from("two")]));
	expect([incoming.size, readFileSync(incoming.path, "utf8")]).toEqual([6, "onetwo"]);
	expect(await incoming.keep("cvs/a.pdf")).toBe(whole);
	expect(statSync(join(folder, whole)).mode & 0o077).toBe(0);
	expect(readdirSync(join(folder, "incoming"))).toEqual([]);
});

test("failed and discarded uploads leave nothing", async () => {
	const files = privateFiles(folder);
	const broken = Readable.from(
		(async function* () {
			yield Buffer.from("half");
			throw new Error("gone");
		})(),
	);
	await expect(files.receive(broken)).rejects.toThrow("gone");
	await (await files.receive(Readable.from([Buffer.from("x")]))).discard();
	expect(readdirSync(join(folder, "incoming"))).toEqual([]);
});

test("a stored file opens until it is removed", async () => {
	const files = privateFiles(folder);
	const name = await files.save("cvs/a.pdf", Buffer.from("one"));
	expect(await text(await (await files.open(name))!.read())).toBe("one");
	expect(await text(await (await files.open(name))!.read({ start: 1, end: 1 }))).toBe("n");
	await files.remove(name);
	await files.remove(name);
	expect(await files.open(name)).toBeUndefined();
});

test("strays are a day old and not referenced", async () => {
	const files = privateFiles(folder);
	const names = [];
	for (const one of ["old", "named", "new"]) names.push(await files.save(`cvs/${one}.pdf`, Buffer.from(one)));
	const [old, named] = names as [string, string];
	const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
	for (const name of [old, named]) utimesSync(join(folder, name), before, before);
	expect(await files.strays("cvs", async () => new Set([named]))).toEqual([old]);
	expect(await files.strays("nowhere", async () => new Set())).toEqual([]);
});
