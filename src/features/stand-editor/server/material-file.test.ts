import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addExhibitor } from "../../../../tests/harness/content.ts";
import { ACTIVE_PDF, PDF } from "../../../../tests/harness/cv-files.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { changeStaff } from "../../exhibitors/server/change-staff.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import { stand, standMaterial } from "../../stands/server/tables.ts";
import { MAX_FILE_BYTES, MOST_FILES } from "../rules.ts";
import { removeStrayMaterials } from "./material-file.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let staff: TestPerson;
let norvika: number;
beforeAll(async () => {
	site = await meeting();
	[anna, staff] = [await site.person("anna", "expo"), await site.person("staff", "expo")];
	norvika = (await addExhibitor(site.deps, site.event, { name: "Norvika" })).id;
	const member = { exhibitorId: norvika, eventId: site.event.id, accountId: staff.id };
	await changeStaff(site.deps, { ...member, isStaff: true, actor: "test" });
	site.server.clock.set("2025-06-06T10:00:00Z");
});
beforeEach(async () => {
	await site.deps.db.delete(standMaterial);
	await removeAll();
});

const folder = () => join(site.deps.privateFiles.folder, "materials");
const files = () => readdir(folder()).catch(() => []);
/** Runs the removal a day later. */
async function removeAll(): Promise<void> {
	for (const name of await files()) await utimes(join(folder(), name), 0, 0);
	await removeStrayMaterials(site.deps);
}

type FileUpload = { who?: TestPerson; name?: string; bytes?: Buffer; headers?: Record<string, string> };
const send = ({ who = staff, name = "Raport płac", bytes = PDF, headers = {} }: FileUpload = {}) =>
	who.ask(`/api/exhibitor/${norvika}/stand/materials/file?lang=en&nameEn=Pay&name=${encodeURIComponent(name)}`, {
		method: "POST",
		payload: bytes,
		headers: { "content-type": "text/html", ...headers },
	});
const visibleMaterials = async () => (await anna.ask(`/api/event/MSTS25/stands/${norvika}?lang=en`)).json().materials;

test("a PDF is recognised by its bytes, downloaded by viewers of the stand, and deleted with its material", async () => {
	const { materials } = (await send()).json();
	expect(materials).toMatchObject([{ name: "Raport płac", nameEn: "Pay", size: PDF.length }]);
	const [{ objectId, url, name }] = await visibleMaterials();
	expect(name).toBe("Pay");
	const got = await anna.ask(`${url}?lang=pl`);
	expect([got.statusCode, got.rawPayload.equals(PDF)]).toEqual([200, true]);
	expect(got.headers).toMatchObject({
		"content-type": "application/pdf",
		"content-disposition": expect.stringMatching(/^attachment; filename="Raport plac\.pdf"/),
		"content-security-policy": "sandbox; default-src 'none'",
		"x-content-type-options": "nosniff",
	});
	expect((await site.nobody.ask(url)).statusCode).toBe(401);
	await site.deps.db.insert(stand).values({ exhibitorId: norvika, isPublished: false, changedAt: new Date() });
	expect([(await anna.ask(url)).statusCode, (await staff.ask(url)).statusCode]).toEqual([404, 200]);
	await site.deps.db.delete(stand).where(eq(stand.exhibitorId, norvika));
	expect(await files()).toHaveLength(1);
	await staff.ask(`/api/exhibitor/${norvika}/stand/materials/${objectId}`, { method: "DELETE" });
	expect([await files(), (await anna.ask(url)).statusCode]).toEqual([[], 404]);
});

test("a file that is no PDF, damaged, too large, unnamed or from others leaves nothing behind", async () => {
	const codes = [
		(await send({ bytes: Buffer.from("<!doctype html><script>alert(1)</script>") })).statusCode,
		(await send({ bytes: PDF.subarray(0, 400) })).statusCode,
		(await send({ bytes: ACTIVE_PDF })).statusCode,
		(await send({ bytes: Buffer.alloc(0) })).statusCode,
		(await send({ name: " " })).statusCode,
		(await send({ headers: { "content-length": String(MAX_FILE_BYTES + 1) } })).statusCode,
		(await send({ who: anna })).statusCode,
		(await send({ who: site.nobody })).statusCode,
	];
	expect(codes).toEqual([400, 400, 400, 400, 400, 413, 404, 401]);
	expect([await visibleMaterials(), await files()]).toEqual([[], []]);
});

test("the number of files is limited, even for simultaneous uploads; equal files count twice; strays are deleted", async () => {
	const one = (index: number) => ({ exhibitorId: norvika, name: "x", file: `materials/${index}.pdf`, fileSize: 1 });
	await site.deps.db.insert(standMaterial).values(Array.from({ length: MOST_FILES - 2 }, (_, index) => one(index)));
	const sent = await Promise.all([send(), send(), send()]);
	expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409]);
	expect(await files()).toHaveLength(2);
	const { id } = await addExhibitor(site.deps, site.event, { name: "Odchodząca" });
	await site.deps.db.update(standMaterial).set({ exhibitorId: id }).where(eq(standMaterial.fileSize, PDF.length));
	await removeAll();
	expect(await files()).toHaveLength(2);
	await site.deps.db.delete(exhibitor).where(eq(exhibitor.id, id));
	await removeAll();
	expect(await files()).toEqual([]);
});
