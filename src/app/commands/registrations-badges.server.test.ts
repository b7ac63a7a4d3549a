import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { printedText } from "../../../tests/harness/printed-text.ts";
import { drawDueScenes } from "../../features/scenes/server/draw-due-scenes.ts";
import { registration } from "../../features/ticket-holders/server/tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
const free = { packageCode: "EXPO", paymentMethod: undefined, expectedGrossGrosz: undefined };

beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.empty());

async function printed(): Promise<{ text: string; files: Buffer[] }> {
	const folder = join(mkdtempSync(join(tmpdir(), "estrada-badges-")), "new");
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const { text, data } = await runCommand(one.server, `registrations badges --event msts25 --folder ${folder}`);
	const { files: names } = data as { files: string[] };
	expect(names).toEqual(names.length > 0 ? readdirSync(folder) : []);
	return { text, files: names.map((name) => readFileSync(join(folder, name))) };
}

const pictures = (pdf: Buffer) => pdf.toString("latin1").match(/\/Subtype \/Image/g)?.length ?? 0;

test("a badge for every onsite attendee, by name, and for nobody else", async () => {
	await one.buy({ ...free, companyName: "Zuch SA", lastName: "Żak" });
	await one.buy({ ...free, email: "b@firma.example", firstName: "Bogumiła", lastName: "Adamska" });
	await one.buy({ ...free, email: "c@firma.example", firstName: "Celina", lastName: "Zdalna" });
	await one.buy({ email: "d@firma.example", firstName: "Dorota", lastName: "Nieopłacona" });
	await one.buy({ ...free, email: "e@firma.example", firstName: "Ewa", lastName: "Odwołana" });
	await runCommand(one.server, "registrations cancel e@firma.example --event MSTS25");
	const rows = await one.db.select().from(registration).orderBy(registration.id);
	await one.db.update(registration).set({ isOnline: true }).where(eq(registration.id, rows[2]!.id));
	const { text, files } = await printed();
	expect(text).toMatch(/^2 badges in .*: badges-MSTS25-01\.pdf$/);
	const { pages } = await printedText(files[0]!);
	expect(pages).toHaveLength(1);
	expect(pages[0]).toMatch(/BogumiłaAdamska.*AnnaŻakZuch SA/s);
	for (const name of ["Celina", "Dorota", "Ewa"]) expect(pages[0]).not.toContain(name);
});

test("four per sheet, with long names in full", async () => {
	const lastName = "Brzęczyszczykiewicz-Szczepankowska-Wójcik";
	for (const person of ["a", "b", "c", "d", "e"])
		await one.buy({
			...free,
			email: `${person}@firma.example`,
			lastName,
			companyName: "Długa nazwa ".repeat(8).trim(),
		});
	const { pages } = await printedText((await printed()).files[0]!);
	expect(pages.map((page) => page.replaceAll(/[\s\u00ad]/g, "").split(lastName).length - 1)).toEqual([4, 1]);
});

test("they show the event's scene once it is drawn", async () => {
	await one.buy(free);
	expect(pictures((await printed()).files[0]!)).toBe(0);
	const webp = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#3d2bff" } })
		.webp()
		.toBuffer();
	const both = { avif: webp, webp };
	const cuts = { wide: both, phone: both, card: both, letter: webp, preview: webp, tall: webp };
	const engraving = { width: 1, height: 1, strokes: [] };
	await drawDueScenes({ ...one.server.deps, draw: async () => ({ ...cuts, engraving }) });
	expect(pictures((await printed()).files[0]!)).toBe(1);
});

test("without attendees it writes no file; an unknown folder is refused", async () => {
	expect(await printed()).toEqual({
		text: "Nobody with a confirmed registration attends MSTS25 onsite.",
		files: [],
	});
	expect(await refusal(one.server, "registrations badges --event MSTS25")).toMatch(/--folder/);
});
