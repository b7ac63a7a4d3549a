import { readdirSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ACTIVE_PDF, docx, MACROS, PDF, zip } from "../../../../tests/harness/cv-files.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { otherProcess } from "../../../../tests/harness/server.ts";
import { auditEntriesOf } from "../../../kit/audit/store.ts";
import { MAX_CV_BYTES } from "../contract.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let owner: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
	site = await meeting();
	owner = await site.person("owner", "basic");
	stranger = await site.person("stranger", "standard");
});

const path = (id: string) => `/api/user/${id}/userCV/file`;
const send = (who: TestPerson, payload: Buffer, name = "cv.pdf", id = who.id) =>
	who.ask(`${path(id)}?lang=pl`, {
		method: "POST",
		payload,
		headers: { "content-type": "application/octet-stream", "x-file-name": encodeURIComponent(name) },
	});
const info = async (who: TestPerson, id = who.id) => who.ask(`/api/User/${id}/UserCv/File/Info`);
const folder = (name: string) => readdirSync(join(site.deps.privateFiles.folder, name));
const files = () => folder("cvs").filter((name) => name.startsWith(owner.id));

describe("a CV as a file", () => {
	test("has its owner's name and the kind of its bytes", async () => {
		expect((await info(owner)).json()).toEqual({ file: null, maxBytes: 10 * 1024 * 1024 });
		const answer = await send(owner, PDF, "../CV Anny Wójcik.html");
		const file = { name: "CV Anny Wójcik.pdf", kind: "pdf", size: PDF.length };
		expect([answer.statusCode, answer.json().file]).toEqual([200, expect.objectContaining(file)]);
		expect((await info(owner)).json()).toEqual(answer.json());
	});

	test("is downloaded byte for byte, and browsers do not open it as a page", async () => {
		const { headers, rawPayload } = await owner.ask(path(owner.id));
		expect(rawPayload.equals(PDF)).toBe(true);
		expect(headers).toMatchObject({
			"content-type": "application/pdf",
			"content-length": String(PDF.length),
			"content-disposition":
				"attachment; filename=\"CV Anny Wojcik.pdf\"; filename*=UTF-8''CV%20Anny%20W%C3%B3jcik.pdf",
			"content-security-policy": "sandbox; default-src 'none'",
			"x-content-type-options": "nosniff",
			"cache-control": "no-store",
		});
	});

	test("replaces the previous file, also of another kind", async () => {
		const before = files();
		const bytes = await docx();
		expect((await send(owner, bytes, "cv")).json().file).toMatchObject({ kind: "docx", name: "cv.docx" });
		expect([files().length, before.some((name) => files().includes(name))]).toEqual([1, false]);
		const { headers, rawPayload } = await owner.ask(path(owner.id));
		expect([headers["content-type"], rawPayload.equals(bytes)]).toEqual([
			expect.stringContaining("wordprocessingml"),
			true,
		]);
		// A repeated upload changes nothing.
		expect((await send(owner, bytes, "cv")).statusCode).toBe(200);
		expect((await owner.ask(path(owner.id))).statusCode).toBe(200);
	});

	test("may have 10 MB; one byte more is refused before it is read", async () => {
		const largest = Buffer.concat([PDF, Buffer.alloc(MAX_CV_BYTES - PDF.length - 6), Buffer.from("%%EOF\n")]);
		expect((await send(owner, largest)).json().file).toMatchObject({ size: MAX_CV_BYTES });
		const refused = await send(owner, Buffer.concat([largest, Buffer.from("x")]));
		expect([refused.statusCode, refused.json().detail]).toEqual([413, expect.stringContaining("najwyżej 10 MB")]);
		expect((await info(owner)).json().file).toMatchObject({ size: MAX_CV_BYTES });
	});

	test("is removed with its bytes and an audit entry", async () => {
		for (let n = 0; n < 2; n++) expect((await owner.ask(path(owner.id), { method: "DELETE" })).json().file).toBeNull();
		expect(files()).toEqual([]);
		expect((await owner.ask(path(owner.id))).statusCode).toBe(404);
		const actions = (await auditEntriesOf(site.deps.db, [`account:${owner.id}`])).map((one) => one.action);
		expect(actions.filter((action) => action === "cv.file-removed")).toHaveLength(1);
	});
});

/** Makes a ZIP whose directory understates the size of a file. */
async function lying(): Promise<Buffer> {
	const bytes = await docx({ "word/media.bin": Buffer.alloc(5_000_000) });
	const list = bytes.lastIndexOf(Buffer.from("word/media.bin"));
	bytes.writeUInt32LE(10, list - 46 + 24);
	return bytes;
}

describe("an invalid file is refused with a message, leaves nothing behind and keeps the previous file", () => {
	// Clears the limit of uploads.
	beforeEach(() => site.server.clock.set(new Date(site.server.clock.now().getTime() + 11 * 60_000).toISOString()));
	const noCv = /nie jest plik PDF ani DOCX/;
	const broken = /uszkodzony albo niepełny/;
	test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
		["a page with a PDF's name", () => Buffer.from("<!doctype html><script>alert(1)</script>"), noCv],
		["an empty file", () => Buffer.alloc(0), noCv],
		["a drawing", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), noCv],
		["a ZIP of something else", () => zip({ "a.txt": "a" }), noCv],
		["a spreadsheet", () => docx({ "[Content_Types].xml": "<Types spreadsheetml/>" }), noCv],
		["half a PDF", () => PDF.subarray(0, 300), broken],
		["half a DOCX", async () => (await docx()).subarray(0, 200), broken],
		["a DOCX with macros", () => docx({ "[Content_Types].xml": MACROS }), /zawiera makra/],
		["a DOCX with a macro's code", () => docx({ "word/vbaProject.bin": "x" }), /zawiera makra/],
		["a PDF that runs a script", () => ACTIVE_PDF, /zawiera makra lub skrypty/],
		["a ZIP bomb", () => docx({ "word/a.bin": Buffer.alloc(61 * 1024 * 1024) }), /po rozpakowaniu jest za duży/],
		["a ZIP bomb with a wrong size", lying, broken],
		[
			"a ZIP bomb of many files",
			() => docx(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`word/${n}`, "x"]))),
			/po rozpakowaniu jest za duży/,
		],
	])("%s", async (_, made, said) => {
		await send(owner, PDF);
		const before = files();
		const refused = await send(owner, await made());
		expect([refused.statusCode, refused.json().detail]).toEqual([400, expect.stringMatching(said)]);
		expect([files(), folder("incoming")]).toEqual([before, []]);
	});

	test("an interrupted upload", async () => {
		const app = await otherProcess(site.server);
		await app.listen({ port: 0, host: "127.0.0.1" });
		const { port } = app.server.address() as AddressInfo;
		const before = files();
		const socket = connect(port, "127.0.0.1");
		socket.write(
			`POST ${path(owner.id)} HTTP/1.1\r\nhost: estrada.test\r\ncookie: ${owner.cookie}\r\ncontent-type: application/pdf\r\ncontent-length: 5000\r\n\r\n`,
		);
		socket.write(PDF.subarray(0, 600));
		await expect.poll(() => folder("incoming").length).toBe(1);
		socket.destroy();
		await expect.poll(() => folder("incoming").length).toBe(0);
		expect(files()).toEqual(before);
		await app.close();
	});
});

describe("the owner of a CV", () => {
	test("is the only one who reads, changes or removes it, or learns that it exists", async () => {
		await send(owner, PDF);
		for (const [who, status] of [
			[site.nobody, 401],
			[stranger, 404],
		] as const) {
			const answers = [
				await info(who, owner.id),
				await who.ask(path(owner.id)),
				await send(who, PDF, "cv.pdf", owner.id),
				await who.ask(path(owner.id), { method: "DELETE" }),
				await who.ask(`/api/user/${owner.id}/userCv/form`),
				await who.ask(`/api/user/${owner.id}/userCv/form`, { method: "POST", payload: { about: "x" } }),
				await who.ask(`/api/user/${owner.id}/userCv/sharing`),
				await who.ask(`/api/user/${owner.id}/userCv/fetched`),
			];
			expect(answers.map((one) => one.statusCode)).toEqual(Array(8).fill(status));
		}
		expect((await owner.ask(path(owner.id))).rawPayload.equals(PDF)).toBe(true);
		for (const name of files()) expect((await owner.ask(`/files/cvs/${name}`)).statusCode).toBe(404);
	});

	test("cannot be made to upload by another site's page", async () => {
		const headers = { origin: "https://zlo.example", "content-type": "application/pdf" };
		const answer = await owner.ask(path(owner.id), { method: "POST", payload: PDF, headers });
		expect(answer.statusCode).toBe(403);
	});
});

describe("a CV as a form", () => {
	const form = (who: TestPerson) => `/api/user/${who.id}/userCv/form`;
	test("is saved while it is typed, with half a link and empty rows", async () => {
		expect((await owner.ask(form(owner))).json()).toMatchObject({
			savedDate: null,
			form: { about: "", salaryFrom: null },
		});
		const typed = {
			about: "Szukam  ",
			experience: [{ position: "", company: "Nor" }],
			links: ["https:/"],
			way: "remote",
		};
		const saved = await owner.ask(form(owner), { method: "POST", payload: typed });
		expect(saved.statusCode).toBe(200);
		const { form: read, savedDate } = (await owner.ask(form(owner))).json();
		expect(savedDate).toBe(saved.json().savedDate);
		expect(read).toMatchObject({ ...typed, experience: [{ ...typed.experience[0], from: "", about: "" }], skills: [] });
	});

	test("has limits; a larger one changes nothing", async () => {
		const before = (await owner.ask(form(owner))).json();
		const tooMuch = [{ about: "x".repeat(1001) }, { skills: Array(41).fill("x") }, { salaryFrom: -1 }, { way: "moon" }];
		for (const payload of tooMuch)
			expect((await owner.ask(form(owner), { method: "POST", payload })).statusCode).toBe(400);
		expect((await owner.ask(form(owner))).json()).toEqual(before);
	});
});
