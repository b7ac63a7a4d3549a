import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addConsentText, addExhibitor } from "../../../../tests/harness/content.ts";
import { PDF } from "../../../../tests/harness/cv-files.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { auditEntriesOf } from "../../../kit/audit/store.ts";
import { account } from "../../account/server/tables.ts";
import { consentGiven } from "../../consent/server/tables.ts";
import { changeStaff } from "../../exhibitors/server/change-staff.ts";
import { cvFetch } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let owner: TestPerson;
let staff: TestPerson;
let other: TestPerson;
let ids: { norvika: number; marketing: number; elsewhere: number };

beforeAll(async () => {
	site = await meeting();
	const { deps, event } = site;
	await addConsentText(deps, site.other, { kind: "recruitment" });
	const add = async (at: { id: number }, name: string, type: number) =>
		(await addExhibitor(deps, at, { name, type })).id;
	ids = {
		norvika: await add(event, "Norvika", 0),
		marketing: await add(event, "Jantarex", 1),
		elsewhere: await add(site.other, "Polarum", 0),
	};
	owner = await site.person("owner", "expo");
	staff = await site.person("staff", "expo");
	other = await site.person("other", "expo");
	await saveCv();
	await works(staff, ids.norvika, event.id);
	await works(staff, ids.marketing, event.id);
	await works(other, ids.elsewhere, site.other.id);
});

beforeEach(async () => {
	site.server.clock.set("2025-06-06T10:00:00Z");
	await site.deps.db.delete(cvFetch);
	await site.deps.db.delete(consentGiven);
	await share(true);
});

async function saveCv(): Promise<void> {
	await owner.ask(`/api/user/${owner.id}/userCV/file`, {
		method: "POST",
		payload: PDF,
		headers: { "content-type": "application/pdf" },
	});
	const form = { about: "Szukam pracy.", experience: [{}], links: ["javascript:alert(1)"] };
	await owner.ask(`/api/user/${owner.id}/userCv/form`, { method: "POST", payload: form });
}

const works = (who: TestPerson, exhibitorId: number, eventId: number, isStaff = true) =>
	changeStaff(site.deps, { exhibitorId, eventId, accountId: who.id, isStaff, actor: "test" });
const share = (isShared: boolean, code = "MSTS25", objectId = site.recruitment.id) =>
	owner.ask(`/api/event/${code}/userCv/sharing?lang=pl`, { method: "POST", payload: { isShared, objectId } });
const fetchCv = (who: TestPerson, what: "file" | "form" = "file", exhibitorId = ids.norvika, personId = owner.id) =>
	who.ask(`/api/exhibitor/${exhibitorId}/cv/${personId}/${what}?lang=pl`, { method: "POST" });
const statuses = async (who: TestPerson, exhibitorId = ids.norvika) => [
	(await fetchCv(who, "file", exhibitorId)).statusCode,
	(await fetchCv(who, "form", exhibitorId)).statusCode,
];
const fetches = async () => (await owner.ask(`/api/user/${owner.id}/userCv/fetched?lang=en`)).json().fetches;
const sharing = async () => (await owner.ask(`/api/user/${owner.id}/userCv/sharing?lang=pl`)).json().events;

describe("the staff of a recruiting exhibitor", () => {
	test("fetch the file and the form, and the owner sees each time who, what and when", async () => {
		const file = await fetchCv(staff);
		expect([file.statusCode, file.rawPayload.equals(PDF), file.headers["content-disposition"]]).toEqual([
			200,
			true,
			expect.stringContaining("attachment;"),
		]);
		site.server.clock.set("2025-06-06T10:05:00Z");
		await site.deps.db.update(account).set({ phoneNo: "+48600100201" }).where(eq(account.id, owner.id));
		const form = await fetchCv(staff, "form");
		expect(form.json()).toMatchObject({
			firstName: "Anna",
			email: owner.email,
			phoneNo: "+48600100201",
			phoneText: "+48 600 100 201",
			form: { about: "Szukam pracy.", links: [] },
		});
		expect(form.json().form.experience).toEqual([]);
		const common = { exhibitorName: "Norvika", eventName: "Trial", timeZone: "Europe/Warsaw" };
		expect(await fetches()).toEqual([
			{ ...common, what: "form", fetchedDate: "2025-06-06T10:05:00.000Z" },
			{ ...common, what: "file", fetchedDate: "2025-06-06T10:00:00.000Z" },
		]);
		const log = await auditEntriesOf(site.deps.db, [`account:${owner.id}`]);
		expect(log.filter((one) => one.action === "cv.fetched").map((one) => [one.actor, one.detail["what"]])).toEqual([
			[staff.id, "file"],
			[staff.id, "form"],
		]);
	});

	test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
		["when the consent is withdrawn", () => share(false), () => share(true)],
		[
			"when they no longer work for it",
			() => works(staff, ids.norvika, site.event.id, false),
			() => works(staff, ids.norvika, site.event.id),
		],
		[
			"when the person gave the ticket back",
			() => site.setTicket(owner.id, { status: "cancelled" }),
			() => site.setTicket(owner.id, { status: "confirmed" }),
		],
		[
			"when the person has not paid",
			() => site.setTicket(owner.id, { status: "reserved" }),
			() => site.setTicket(owner.id, { status: "confirmed" }),
		],
		["thirty days after the event", async () => site.server.clock.set("2025-07-07T16:00:00Z"), async () => {}],
	])("get a 404 %s, at once, and nothing is recorded", async (_, ends, begins) => {
		expect(await statuses(staff)).toEqual([200, 200]);
		await site.deps.db.delete(cvFetch);
		await ends();
		expect(await statuses(staff)).toEqual([404, 404]);
		expect(await fetches()).toEqual([]);
		await begins();
	});

	test("learn by the same 404 of nobody who has no CV, or is not there", async () => {
		const bodies = new Set<string>();
		for (const personId of [other.id, "none"]) {
			for (const what of ["file", "form"] as const) {
				const { statusCode, body } = await fetchCv(staff, what, ids.norvika, personId);
				expect(statusCode).toBe(404);
				bodies.add(body);
			}
		}
		await share(false);
		bodies.add((await fetchCv(staff)).body);
		expect(bodies.size).toBe(1);
	});
});

test("nobody else fetches anything", async () => {
	expect(await statuses(site.nobody)).toEqual([401, 401]);
	expect(await statuses(owner)).toEqual([404, 404]);
	expect(await statuses(other)).toEqual([404, 404]);
	// presents itself only, another event, none
	expect(await statuses(staff, ids.marketing)).toEqual([404, 404]);
	expect(await statuses(other, ids.elsewhere)).toEqual([404, 404]);
	expect(await statuses(staff, 999_999)).toEqual([404, 404]);
	expect(await fetches()).toEqual([]);
});

describe("whose CVs there are", () => {
	const listed = async (who: TestPerson) => (await who.ask("/api/user/exhibitorCvs?lang=en")).json().exhibitors;
	const namesAt = async (name: string) =>
		(await listed(staff))
			.find((one: { exhibitorName: string }) => one.exhibitorName === name)
			.people.map((one: { personId: string }) => one.personId);

	test("is listed to the staff, with what there is and what was fetched, and nothing of a CV", async () => {
		const before = await listed(staff);
		const anna = { personId: owner.id, firstName: "Anna", lastName: "Szczepankowska-Wójcik", hasForm: true };
		const file = { kind: "pdf", size: PDF.length };
		const open = { ...anna, file, sharedDate: "2025-06-06T10:00:00.000Z", fetchedDate: null, applications: [] };
		const norvika = {
			exhibitorId: ids.norvika,
			exhibitorName: "Norvika",
			eventName: "Trial",
			timeZone: "Europe/Warsaw",
			isRecruiting: true,
			isOver: false,
			untilDate: "2025-07-07T16:00:00.000Z",
			people: [open],
		};
		expect(before).toContainEqual(norvika);
		expect(before).toContainEqual(
			expect.objectContaining({ exhibitorName: "Jantarex", isRecruiting: false, people: [] }),
		);
		expect(await fetches()).toEqual([]);
		await fetchCv(staff);
		const fetched = { ...open, fetchedDate: "2025-06-06T10:00:00.000Z" };
		expect(await listed(staff)).toContainEqual({ ...norvika, people: [fetched] });
	});

	test("is asked by nobody, and told to nobody who works for none, or elsewhere", async () => {
		expect((await site.nobody.ask("/api/user/exhibitorCvs")).statusCode).toBe(401);
		expect(await listed(owner)).toEqual([]);
		expect(await listed(other)).toMatchObject([{ exhibitorName: "Polarum", people: [] }]);
		const isStaff = async (who: TestPerson) => (await who.ask("/api/account/me")).json().isExhibitorStaff;
		expect([await isStaff(staff), await isStaff(owner)]).toEqual([true, false]);
	});

	test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
		["agreed no more", () => share(false), () => share(true)],
		[
			"gave the ticket back",
			() => site.setTicket(owner.id, { status: "cancelled" }),
			() => site.setTicket(owner.id, { status: "confirmed" }),
		],
		[
			"has nothing in the CV",
			async () => {
				await owner.ask(`/api/user/${owner.id}/userCV/file`, { method: "DELETE" });
				await owner.ask(`/api/user/${owner.id}/userCv/form`, { method: "POST", payload: {} });
			},
			() => saveCv(),
		],
		["was at an event thirty days ago", async () => site.server.clock.set("2025-07-07T16:00:00Z"), async () => {}],
	])("leaves out who %s", async (_, ends, begins) => {
		expect(await namesAt("Norvika")).toEqual([owner.id]);
		await ends();
		expect(await namesAt("Norvika")).toEqual([]);
		await begins();
	});
});

test("a link does not fetch: only a press on the site does, and no other site's page", async () => {
	const path = `/api/exhibitor/${ids.norvika}/cv/${owner.id}/file`;
	expect((await staff.ask(path)).statusCode).toBe(404);
	const foreign = await staff.ask(path, { method: "POST", headers: { origin: "https://zlo.example" } });
	expect(foreign.statusCode).toBe(403);
	expect(await fetches()).toEqual([]);
});

test("300 an hour are asked for by one person, files and forms together; past that it is said, and nothing is fetched", async () => {
	site.server.clock.set("2025-06-06T13:00:00Z");
	const requests = Array.from({ length: 298 }, (_, n) => fetchCv(staff, n % 2 ? "file" : "form", ids.norvika, "none"));
	expect(new Set((await Promise.all(requests)).map((one) => one.statusCode))).toEqual(new Set([404]));
	expect(await statuses(staff)).toEqual([200, 200]);
	const refused = await fetchCv(staff);
	expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
	expect(refused.json().detail).toMatch(/^Zbyt wiele prób\./);
	expect(await statuses(staff)).toEqual([429, 429]);
	expect(await fetches()).toHaveLength(2);
	// another account has its own limit
	expect(await statuses(other)).toEqual([404, 404]);
	site.server.clock.set("2025-06-06T14:00:00Z");
	expect(await statuses(staff)).toEqual([200, 200]);
});

describe("who may fetch it is said, given and withdrawn", () => {
	test("for each event with a ticket, with the companies by name", async () => {
		expect(await sharing()).toEqual([
			expect.objectContaining({
				eventCode: "MSTS25",
				eventName: "Próba",
				isShared: true,
				isOver: false,
				recruiters: ["Norvika sp. z o.o."],
				sinceDate: "2025-06-06T10:00:00.000Z",
				untilDate: "2025-07-07T16:00:00.000Z",
			}),
		]);
		await share(false);
		expect(await sharing()).toMatchObject([{ isShared: false, sinceDate: null }]);
	});

	test("with version and source, once, and is among one's consents", async () => {
		await share(true);
		const rows = await site.deps.db.select().from(consentGiven).orderBy(consentGiven.id);
		expect(rows).toMatchObject([{ kind: "recruitment", source: "account", version: 1, lang: "pl", isGiven: true }]);
		const { consents } = (await owner.ask("/api/user/consents")).json();
		expect(consents).toMatchObject([{ kind: "recruitment", source: "account", canWithdraw: true }]);
		await owner.ask(`/api/user/consents/${consents[0].objectId}/withdraw`, { method: "POST" });
		expect(await sharing()).toMatchObject([{ isShared: false }]);
		expect(await statuses(staff)).toEqual([404, 404]);
	});

	test("not to a text that is not the newest, or another", async () => {
		await share(false);
		const refused = await share(true, "MSTS25", site.marketing.id);
		expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("Odśwież stronę")]);
		const newer = await addConsentText(site.deps, site.event, { kind: "recruitment", position: 2, version: 2 });
		expect((await share(true)).statusCode).toBe(409);
		expect((await share(true, "MSTS25", newer.id)).statusCode).toBe(200);
		await site.deps.db.delete(consentGiven);
		await site.deps.db.execute(`delete from consent_text where id = ${newer.id}`);
	});

	test("not where one has no ticket; withdrawing is never refused", async () => {
		expect((await share(true, "NYC25")).statusCode).toBe(404);
		expect((await share(false, "NYC25")).statusCode).toBe(200);
		await site.setTicket(owner.id, { status: "cancelled" });
		expect((await share(true)).statusCode).toBe(404);
		expect((await share(false)).statusCode).toBe(200);
		await site.setTicket(owner.id, { status: "confirmed" });
	});
});
