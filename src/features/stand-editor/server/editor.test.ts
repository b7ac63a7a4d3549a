import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addExhibitor } from "../../../../tests/harness/content.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { changeStaff } from "../../exhibitors/server/change-staff.ts";
import { presencePerson, presenceProcess } from "../../presence/server/tables.ts";
import { jobOffer, standMaterial } from "../../stands/server/tables.ts";
import { MOST_MATERIALS, MOST_OFFERS } from "../rules.ts";
import { editorRefusals } from "../texts.ts";

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
	isPublished: true,
	sentence: "Budujemy systemy.",
	sentenceEn: "We build systems.",
	place: "B12",
	opensAt: "09:00",
	closesAt: "17:00",
	savedDate: null,
};
const JOB = {
	title: "Inżynier SRE",
	titleEn: "SRE",
	text: "Chmura",
	textEn: "",
	place: "Gdańsk",
	placeEn: "",
	workMode: "hybrid",
	salaryFromGrosz: 1_800_000,
	salaryToGrosz: 2_600_000,
	isOpen: true,
};
const LINK = { name: "Raport", nameEn: "Report", url: "norvika.example/raport" };

const duty = ({ email }: TestPerson) => ({
	email,
	role: "Rekrutacja",
	roleEn: "Recruiting",
	day: "2025-06-06",
	from: "11:00",
	to: "13:30",
});

const at = (path = "", id = norvika) => `/api/exhibitor/${id}/stand${path}?lang=en`;
const post = (path: string, payload: object, who = staff) => who.ask(at(path), { method: "POST", payload });
const read = async () => (await staff.ask(at())).json();
/** Saves the stand's texts with the current `savedDate`. */
const save = async (about: object) => post("", { ...about, savedDate: (await read()).savedDate });
const seen = (lang = "en") => anna.ask(`/api/event/MSTS25/stands/${norvika}?lang=${lang}`);

test("participants see saved texts in their language, without closed, removed or unpublished parts", async () => {
	await save(ABOUT);
	await post("/offers", JOB);
	const saved = (await post("/materials", LINK)).json();
	expect((await staff.ask(at())).json()).toEqual(saved);
	const url = "https://norvika.example/raport";
	expect((await seen()).json()).toMatchObject({
		sentence: "We build systems.",
		place: "B12",
		hours: { opens: "09:00", closes: "17:00" },
		offers: [{ title: "SRE", text: "Chmura", place: "Gdańsk", salaryFromGrosz: 1_800_000, salaryToGrosz: 2_600_000 }],
		materials: [{ name: "Report", url }],
	});
	expect((await seen("pl")).json()).toMatchObject({
		sentence: "Budujemy systemy.",
		offers: [{ title: "Inżynier SRE" }],
		materials: [{ name: "Raport", url }],
	});
	const [{ objectId }, material] = [saved.offers[0], saved.materials[0]];
	const later = (await post("/offers", { ...JOB, objectId, titleEn: "", isOpen: false })).json();
	expect(later.offers).toMatchObject([{ objectId, titleEn: "", isOpen: false }]);
	await staff.ask(at(`/materials/${material.objectId}`), { method: "DELETE" });
	expect((await seen()).json()).toMatchObject({ offers: [], materials: [] });
	await save({ ...ABOUT, isPublished: false });
	expect((await seen()).statusCode).toBe(404);
	const { stands } = (await anna.ask("/api/event/MSTS25/stands")).json();
	expect(stands.map((one: { name: string }) => one.name)).not.toContain("Norvika");
});

test("hiding or showing a stand changes public pages at once; other changes do not renew them", async () => {
	const publicly = async () =>
		(await site.server.app.inject(`/api/event/MSTS25/Exhibitors/Definition/${norvika}`)).json().standEventCode;
	await save(ABOUT);
	expect(await publicly()).toBe("MSTS25");
	const before = await site.deps.versions.current();
	await save({ ...ABOUT, sentence: "Budujemy mosty." });
	expect(await site.deps.versions.current()).toBe(before);
	await save({ ...ABOUT, isPublished: false });
	expect(await publicly()).toBeNull();
	await save({ ...ABOUT, isPublished: true });
	expect(await publicly()).toBe("MSTS25");
});

test("only the company's staff can read and change its stand", async () => {
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
		(await post(`/offers/${objectId}/move`, { to: "down" }, who)).statusCode,
		(await who.ask(at("/duties"))).statusCode,
		(await post("/duties", duty(staff), who)).statusCode,
		(await who.ask(at("/duties/1"), { method: "DELETE" })).statusCode,
	];
	expect(await codes(rival)).toEqual(Array(9).fill(404));
	expect(await codes(anna)).toEqual(Array(9).fill(404));
	expect(await codes(site.nobody)).toEqual(Array(9).fill(401));
	// By the id of the company that employs the person.
	const payload = { ...JOB, objectId, title: "Obca" };
	expect((await rival.ask(at("/offers", jantarex), { method: "POST", payload })).statusCode).toBe(404);
	await rival.ask(at(`/materials/${materialId}`, jantarex), { method: "DELETE" });
	const move = { method: "POST", payload: { to: "up" } } as const;
	expect((await rival.ask(at(`/offers/${objectId}/move`, jantarex), move)).statusCode).toBe(404);
	expect((await staff.ask(at())).json()).toEqual(before);
});

test("errors are in the writer's language, and numbers and lengths are limited", async () => {
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

test("of two people with the same version, the second gets a 409 until they reload", async () => {
	const of = ({ offers, materials, ...about }: Record<string, unknown>) => about;
	await save(ABOUT);
	const [first, second] = [of(await read()), of(await read())];
	site.server.clock.set("2025-06-06T10:00:01Z");
	expect((await post("", { ...first, sentenceEn: "We build bridges." })).statusCode).toBe(200);
	await post("/offers", JOB);
	const polish = { ...second, sentence: "Budujemy mosty." };
	const refused = await post("", polish);
	expect([refused.statusCode, refused.json().message]).toEqual([409, editorRefusals.savedMeanwhile.en]);
	expect((await post("", { ...polish, savedDate: null })).statusCode).toBe(409);
	const now = of(await read());
	expect(now).toMatchObject({ sentence: ABOUT.sentence, sentenceEn: "We build bridges." });
	const merged = { ...now, sentence: polish.sentence };
	const both = { sentence: "Budujemy mosty.", sentenceEn: "We build bridges." };
	expect((await post("", merged)).json()).toMatchObject(both);
});

test("of an unsaved stand, only the first of two saves succeeds", async () => {
	const untold = (await addExhibitor(site.deps, site.event, { name: "Cichosza" })).id;
	const member = { exhibitorId: untold, eventId: site.event.id, accountId: rival.id };
	await changeStaff(site.deps, { ...member, isStaff: true, actor: "test" });
	const first = () => rival.ask(at("", untold), { method: "POST", payload: ABOUT });
	const codes = (await Promise.all([first(), first()])).map((one) => one.statusCode);
	expect(codes.toSorted()).toEqual([200, 409]);
});

test("jobs keep the staff's order", async () => {
	await save(ABOUT);
	await site.deps.db.delete(jobOffer).where(eq(jobOffer.exhibitorId, norvika));
	for (const title of ["A", "B", "C"]) await post("/offers", { ...JOB, title, titleEn: title });
	const ids: Record<string, number> = {};
	for (const one of (await staff.ask(at())).json().offers) ids[one.title] = one.objectId;
	await post(`/offers/${ids["C"]}/move`, { to: "up" });
	await post(`/offers/${ids["A"]}/move`, { to: "up" });
	expect((await seen()).json().offers.map((one: { title: string }) => one.title)).toEqual(["A", "C", "B"]);
});

test("shifts are set by staff, for staff, on the event's days and in its zone", async () => {
	site.server.clock.set("2025-06-06T09:30:00Z");
	await save(ABOUT);
	const { duties, days, staff: team } = (await post("/duties", duty(staff))).json();
	expect([days, team.map((one: { email: string }) => one.email)]).toEqual([
		["2025-06-06", "2025-06-07"],
		[staff.email],
	]);
	expect(duties).toMatchObject([{ ...duty(staff), firstName: "Anna" }]);
	expect((await seen()).json().duty).toMatchObject([
		{ role: "Recruiting", isNow: true, startDate: "2025-06-06T09:00:00.000Z", endDate: "2025-06-06T11:30:00.000Z" },
	]);
	const areOnline = async () => (await seen()).json().duty.map((one: { isOnline: boolean }) => one.isOnline);
	expect(await areOnline()).toEqual([false]);
	const { db } = site.deps;
	await db.insert(presenceProcess).values({ id: "one", seenAt: sql`now()` });
	await db.insert(presencePerson).values({ processId: "one", accountId: staff.id });
	expect(await areOnline()).toEqual([true]);
	const { objectId } = duties[0];
	const always = { objectId, email: staff.email, role: "", roleEn: "", day: "", from: "", to: "" };
	expect((await post("/duties", always)).json().duties).toMatchObject([{ ...always }]);
	expect((await post("/duties", { ...always, email: rival.email })).json().modelState).toHaveProperty("email");
	expect((await post("/duties", { ...duty(staff), day: "2025-06-09" })).json().modelState).toHaveProperty("day");
	expect((await rival.ask(at(`/duties/${objectId}`, jantarex), { method: "DELETE" })).json().duties).toEqual([]);
	const others = { method: "POST", payload: { ...duty(rival), objectId } } as const;
	expect((await rival.ask(at("/duties", jantarex), others)).statusCode).toBe(404);
	const left = (await staff.ask(at(`/duties/${objectId}`), { method: "DELETE" })).json();
	expect(left.duties).toEqual([]);
	expect((await seen()).json().duty).toEqual([]);
});
