import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addExhibitor } from "../../../../tests/harness/content.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { changeStaff } from "../../exhibitors/server/change-staff.ts";
import { MOST_MATERIALS, MOST_OFFERS } from "../editor-rules.ts";
import { jobOffer, standMaterial } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let staff: TestPerson;
let rival: TestPerson;
let norvika: number;
let jantarex: number;
beforeAll(async () => {
	site = await meeting();
	[anna, staff, rival] = [
		await site.person("anna", "expo"),
		await site.person("staff", "expo"),
		await site.person("rival", "expo"),
	];
	norvika = (await addExhibitor(site.deps, site.event, { name: "Norvika" })).id;
	jantarex = (await addExhibitor(site.deps, site.event, { name: "Jantarex" })).id;
	for (const [exhibitorId, { id: accountId }] of [[norvika, staff] as const, [jantarex, rival] as const]) {
		const member = { exhibitorId, eventId: site.event.id, accountId };
		await changeStaff(site.deps, { ...member, isStaff: true, actor: "test" });
	}
	site.server.clock.set("2025-06-06T10:00:00Z");
});

const ABOUT = {
	...{ isPublished: true, sentence: "Budujemy systemy.", sentenceEn: "We build systems.", place: "B12" },
	...{ opensAt: "09:00", closesAt: "17:00" },
};
const JOB = {
	...{ title: "Inżynier SRE", titleEn: "SRE", text: "Chmura", textEn: "", place: "Gdańsk", placeEn: "" },
	...{ workMode: "hybrid", salaryFromGrosz: 1_800_000, salaryToGrosz: 2_600_000, isOpen: true },
};
const LINK = { name: "Raport", nameEn: "Report", url: "norvika.example/raport" };

const at = (path = "", id = norvika) => `/api/exhibitor/${id}/stand${path}?lang=en`;
const post = (path: string, payload: object, who = staff) => who.ask(at(path), { method: "POST", payload });
const seen = (lang = "en") => anna.ask(`/api/event/MSTS25/stands/${norvika}?lang=${lang}`);

test("participants see what was saved, each in their language, and not what is closed, removed or not published", async () => {
	await post("", ABOUT);
	await post("/offers", JOB);
	const saved = (await post("/materials", LINK)).json();
	expect((await staff.ask(at())).json()).toEqual(saved);
	const url = "https://norvika.example/raport";
	expect((await seen()).json()).toMatchObject({
		...{ sentence: "We build systems.", place: "B12", hours: { opens: "09:00", closes: "17:00" } },
		offers: [{ title: "SRE", text: "Chmura", place: "Gdańsk", salaryFromGrosz: 1_800_000, salaryToGrosz: 2_600_000 }],
		materials: [{ name: "Report", url }],
	});
	expect((await seen("pl")).json()).toMatchObject({
		sentence: "Budujemy systemy.",
		...{ offers: [{ title: "Inżynier SRE" }], materials: [{ name: "Raport", url }] },
	});
	const [{ objectId }, material] = [saved.offers[0], saved.materials[0]];
	const later = (await post("/offers", { ...JOB, objectId, titleEn: "", isOpen: false })).json();
	expect(later.offers).toMatchObject([{ objectId, titleEn: "", isOpen: false }]);
	await staff.ask(at(`/materials/${material.objectId}`), { method: "DELETE" });
	expect((await seen()).json()).toMatchObject({ offers: [], materials: [] });
	await post("", { ...ABOUT, isPublished: false });
	expect((await seen()).statusCode).toBe(404);
	const { stands } = (await anna.ask("/api/event/MSTS25/stands")).json();
	expect(stands.map((one: { name: string }) => one.name)).not.toContain("Norvika");
});

test("who does not work for the exhibitor reads and changes nothing of its stand, nor staff by another's address", async () => {
	const { offers } = (await post("/offers", JOB)).json();
	const { materials } = (await post("/materials", LINK)).json();
	const [{ objectId }, { objectId: materialId }] = [offers[0], materials[0]];
	const before = (await staff.ask(at())).json();
	const codes = async (who: TestPerson) => [
		(await who.ask(at())).statusCode,
		(await post("", ABOUT, who)).statusCode,
		(await post("/offers", { ...JOB, objectId }, who)).statusCode,
		(await post("/materials", LINK, who)).statusCode,
		(await who.ask(at(`/materials/${materialId}`), { method: "DELETE" })).statusCode,
	];
	expect(await codes(rival)).toEqual(Array(5).fill(404));
	expect(await codes(anna)).toEqual(Array(5).fill(404));
	expect(await codes(site.nobody)).toEqual(Array(5).fill(401));
	// by the address of the company that one does work for
	const payload = { ...JOB, objectId, title: "Obca" };
	expect((await rival.ask(at("/offers", jantarex), { method: "POST", payload })).statusCode).toBe(404);
	await rival.ask(at(`/materials/${materialId}`, jantarex), { method: "DELETE" });
	expect((await staff.ask(at())).json()).toEqual(before);
});

test("what is wrong is named, in the language of who writes; counts and lengths end", async () => {
	const before = (await staff.ask(at())).json();
	const wrong = async (path: string, payload: object) => {
		const { statusCode, ...answer } = await post(path, payload);
		return [statusCode, Object.keys(answer.json().modelState)];
	};
	expect(await wrong("", { ...ABOUT, closesAt: "" })).toEqual([400, ["opensAt"]]);
	expect(await wrong("/offers", { ...JOB, title: " ", salaryToGrosz: 1 })).toEqual([400, ["title", "salaryToGrosz"]]);
	expect(await wrong("/materials", { ...LINK, url: "javascript:alert(1)" })).toEqual([400, ["url"]]);
	expect((await post("", { ...ABOUT, sentence: "a".repeat(241) })).statusCode).toBe(400);
	expect((await staff.ask(at())).json()).toEqual(before);
	const { db } = site.deps;
	await db.delete(jobOffer).where(eq(jobOffer.exhibitorId, norvika));
	await db.delete(standMaterial).where(eq(standMaterial.exhibitorId, norvika));
	const of = { exhibitorId: norvika, workMode: "remote" as const, title: "x", name: "x", url: "https://x.example" };
	await db.insert(jobOffer).values(Array(MOST_OFFERS - 1).fill(of));
	await db.insert(standMaterial).values(Array(MOST_MATERIALS - 1).fill(of));
	const two = async (path: string, payload: object) =>
		(await Promise.all([post(path, payload), post(path, payload)])).map((one) => one.statusCode).toSorted();
	expect(await two("/offers", JOB)).toEqual([200, 409]);
	expect(await two("/materials", LINK)).toEqual([200, 409]);
});
