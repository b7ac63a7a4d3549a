import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { company } from "../../../tests/harness/registering.ts";

let one: Awaited<ReturnType<typeof shop>>;
const folder = mkdtempSync(join(tmpdir(), "books-"));
beforeAll(async () => {
	one = await shop();
});
afterAll(() => rmSync(folder, { recursive: true }));
const order = (typed: string) => runCommand(one.server, `order ${typed}`);

function unzipped(zip: Buffer): Map<string, Buffer> {
	const files = new Map<string, Buffer>();
	let at = zip.readUInt32LE(zip.lastIndexOf("PK\u0005\u0006") + 16);
	while (zip.readUInt32LE(at) === 0x02014b50) {
		const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
		const name = zip.toString("utf8", at + 46, at + 46 + nameLength!);
		const local = zip.readUInt32LE(at + 42);
		const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
		const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
		files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed);
		at += 46 + nameLength! + extra! + comment!;
	}
	return files;
}

test("order documents lists a month, its VAT register, and a ZIP of all files", async () => {
	const month = one.server.clock.now().toISOString().slice(0, 7);
	expect((await order("documents --month 2020-01")).text).toBe(
		"2020-01 has no documents, and no sales without an invoice.",
	);
	const { id, number } = await one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer" });
	await one.confirm();
	await order(`paid ${number} --amount 367.77`);
	await one.giveBack(id);
	const listed = await order(`documents --month ${month}`);
	const data = listed.data as { number: string; grossGrosz: number; orderNumber: string; files: string[] }[];
	expect(data.map((it) => it.grossGrosz)).toEqual([36_777, 36_777, -36_777]);
	expect(new Set(data.map((it) => it.orderNumber))).toEqual(new Set([number]));
	expect(listed.text).toContain("Invoices and corrections: 2, net 0.00 zł, VAT 0.00 zł, total 0.00 zł");
	const { text: csv } = await order(`documents --month ${month} --csv`);
	expect(csv.split("\r\n")[2]).toContain('"-299,00";"-68,77"');
	const path = join(folder, "books.zip");
	expect((await order(`documents --month ${month} --zip ${path}`)).text).toContain(`Written to ${path}.`);
	const files = unzipped(readFileSync(path));
	const names = [...data.flatMap((it) => it.files), `rejestr-vat-${month}.csv`];
	expect([...files.keys()].toSorted()).toEqual(names.toSorted());
	for (const [name, bytes] of files) {
		const start = name.endsWith(".pdf") ? "%PDF-" : name.endsWith(".xml") ? "<?xml" : "\uFEFF";
		expect(bytes.toString().startsWith(start), name).toBe(true);
	}
	expect(readdirSync(folder)).toEqual(["books.zip"]);
});

test.each([
	["documents", "Give --month 2025-05."],
	["documents --month 2025-13", '--month is "2025-13", but must be a year and a month, such as 2025-05.'],
	["documents --month 2025-05 --zip /nowhere/books.zip", "/nowhere/books.zip cannot be written (ENOENT)."],
])("order %s is refused", async (typed, sentence) => {
	expect(await refusal(one.server, `order ${typed}`)).toBe(sentence);
});
