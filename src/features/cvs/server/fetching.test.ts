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
	test("fetch file and form, and the owner sees the exhibitor, the part and the time of each fetch", async () => {
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
		["after the consent is withdrawn", () => share(false), () => share(true)],
		[
			"after they left the company",
			() => works(staff, ids.norvika, site.event.id, false),
			() => works(staff, ids.norvika, site.event.id),
		],
		[
			"after the person's ticket was refunded",
			() => site.setTicket(owner.id, { status: "cancelled" }),
			() => site.setTicket(owner.id, { status: "confirmed" }),
		],
		[
			"if the person has not paid",
			() => site.setTicket(owner.id, { status: "reserved" }),
			() => site.setTicket(owner.id, { status: "confirmed" }),
		],
		["thirty days after the event", async () => site.server.clock.set("2025-07-07T16:00:00Z"), async () => {}],
	])("get 404 at once %s, and nothing is recorded", async (_, ends, begins) => {
		expect(await statuses(staff)).toEqual([200, 200]);
		await site.deps.db.delete(cvFetch);
		await ends();
		expect(await statuses(staff)).toEqual([404, 404]);
		expect(await fetches()).toEqual([]);
		await begins();
	});

	test("get the same 404 for a person without a CV and for an unknown one", async () => {
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

test("nobody else can fetch a CV", async () => {
	expect(await statuses(site.nobody)).toEqual([401, 401]);
	expect(await statuses(owner)).toEqual([404, 404]);
	expect(await statuses(other)).toEqual([404, 404]);
	// These exhibitors may not fetch: one does not recruit, one is at another event, one is unknown.
	expect(await statuses(staff, ids.marketing)).toEqual([404, 404]);
	expect(await statuses(other, ids.elsewhere)).toEqual([404, 404]);
	expect(await statuses(staff, 999_999)).toEqual([404, 404]);
	expect(await fetches()).toEqual([]);
});

describe("the list of accessible CVs", () => {
	const listed = async (who: TestPerson) => (await who.ask("/api/user/exhibitorCvs?lang=en")).json().exhibitors;
	const namesAt = async (name: string) =>
		(await listed(staff))
			.find((one: { exhibitorName: string }) => one.exhibitorName === name)
			.people.map((one: { personId: string }) => one.personId);

	test("shows staff the parts and last fetches of CVs, but no content", async () => {
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

	test("answers 401 without a log-in, and is empty for people without a company there", async () => {
		expect((await site.nobody.ask("/api/user/exhibitorCvs")).statusCode).toBe(401);
		expect(await listed(owner)).toEqual([]);
		expect(await listed(other)).toMatchObject([{ exhibitorName: "Polarum", people: [] }]);
		const isStaff = async (who: TestPerson) => (await who.ask("/api/account/me")).json().isExhibitorStaff;
		expect([await isStaff(staff), await isStaff(owner)]).toEqual([true, false]);
	});

	test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
		["withdrew the consent", () => share(false), () => share(true)],
		[
			"has a refunded ticket",
			() => site.setTicket(owner.id, { status: "cancelled" }),
			() => site.setTicket(owner.id, { status: "confirmed" }),
		],
		[
			"has an empty CV",
			async () => {
				await owner.ask(`/api/user/${owner.id}/userCV/file`, { method: "DELETE" });
				await owner.ask(`/api/user/${owner.id}/userCv/form`, { method: "POST", payload: {} });
			},
			() => saveCv(),
		],
		["attended an event thirty days ago", async () => site.server.clock.set("2025-07-07T16:00:00Z"), async () => {}],
	])("omits a person who %s", async (_, ends, begins) => {
		expect(await namesAt("Norvika")).toEqual([owner.id]);
		await ends();
		expect(await namesAt("Norvika")).toEqual([]);
		await begins();
	});
});

test("a CV is fetched only by POST from the site's own page", async () => {
	const path = `/api/exhibitor/${ids.norvika}/cv/${owner.id}/file`;
	expect((await staff.ask(path)).statusCode).toBe(404);
	const foreign = await staff.ask(path, { method: "POST", headers: { origin: "https://zlo.example" } });
	expect(foreign.statusCode).toBe(403);
	expect(await fetches()).toEqual([]);
});

test("an account may fetch 300 files and forms an hour; after that it gets 429", async () => {
	site.server.clock.set("2025-06-06T13:00:00Z");
	const requests = Array.from({ length: 298 }, (_, n) => fetchCv(staff, n % 2 ? "file" : "form", ids.norvika, "none"));
	expect(new Set((await Promise.all(requests)).map((one) => one.statusCode))).toEqual(new Set([404]));
	expect(await statuses(staff)).toEqual([200, 200]);
	const refused = await fetchCv(staff);
	expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
	expect(refused.json().detail).toMatch(/^Zbyt wiele prób\./);
	expect(await statuses(staff)).toEqual([429, 429]);
	expect(await fetches()).toHaveLength(2);
	// Another account has its own limit.
	expect(await statuses(other)).toEqual([404, 404]);
	site.server.clock.set("2025-06-06T14:00:00Z");
	expect(await statuses(staff)).toEqual([200, 200]);
});

describe("access to a CV", () => {
	test("is listed per event with a ticket, with the names of the companies", async () => {
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

	test("is given once, with version and source, and is one of the person's consents", async () => {
		await share(true);
		const rows = await site.deps.db.select().from(consentGiven).orderBy(consentGiven.id);
		expect(rows).toMatchObject([{ kind: "recruitment", source: "account", version: 1, lang: "pl", isGiven: true }]);
		const { consents } = (await owner.ask("/api/user/consents")).json();
		expect(consents).toMatchObject([{ kind: "recruitment", source: "account", canWithdraw: true }]);
		await owner.ask(`/api/user/consents/${consents[0].objectId}/withdraw`, { method: "POST" });
		expect(await sharing()).toMatchObject([{ isShared: false }]);
		expect(await statuses(staff)).toEqual([404, 404]);
	});

	test("is refused for an old text and for another text", async () => {
		await share(false);
		const refused = await share(true, "MSTS25", site.marketing.id);
		expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining("Odśwież stronę")]);
		const newer = await addConsentText(site.deps, site.event, { kind: "recruitment", position: 2, version: 2 });
		expect((await share(true)).statusCode).toBe(409);
		expect((await share(true, "MSTS25", newer.id)).statusCode).toBe(200);
		await site.deps.db.delete(consentGiven);
		await site.deps.db.execute(`delete from consent_text where id = ${newer.id}`);
	});

	test("needs a ticket; withdrawing is always possible", async () => {
		expect((await share(true, "NYC25")).statusCode).toBe(404);
		expect((await share(false, "NYC25")).statusCode).toBe(200);
		await site.setTicket(owner.id, { status: "cancelled" });
		expect((await share(true)).statusCode).toBe(404);
		expect((await share(false)).statusCode).toBe(200);
		await site.setTicket(owner.id, { status: "confirmed" });
	});
});
