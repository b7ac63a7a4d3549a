import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addEvent, addExhibitor } from "../../../../tests/harness/content.ts";
import { PDF } from "../../../../tests/harness/cv-files.ts";
import { meeting, standardProfile, type TestPerson } from "../../../../tests/harness/people.ts";
import { account } from "../../account/server/tables.ts";
import { cvShare } from "../../cvs/server/tables.ts";
import { changeStaff } from "../../exhibitors/server/change-staff.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import { eventBan } from "../../matchmaking/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { briefcaseEntry, jobApplication, jobOffer, stand, standMessage, standVisit } from "./tables.ts";

/** The callers: anonymous, unconfirmed, with a ticket of another event only, and holders of each package. */
const CALLERS = ["nobody", "inactive", "stranger", "expo", "basic", "standard"] as const;
type Caller = (typeof CALLERS)[number];
type Call = "list" | "look" | "visit" | "keep" | "write" | "apply" | "withdraw" | "remove";

let site: Awaited<ReturnType<typeof meeting>>;
let people: Record<Caller, TestPerson>;
let staff: TestPerson;
let norvika: number;
let offerId: number;
let other: { id: number; offerId: number };

beforeAll(async () => {
	site = await meeting();
	people = {
		nobody: site.nobody,
		inactive: await site.person("inactive", "standard"),
		stranger: await site.person("stranger", "elsewhere"),
		expo: await site.person("expo", "expo"),
		basic: await site.person("basic", "basic"),
		standard: await site.person("standard", "standard"),
	};
	staff = await site.person("staff", "expo");
	for (const { id, ask } of Object.values(people).slice(1)) {
		const headers = { "content-type": "application/pdf" };
		await ask(`/api/user/${id}/userCV/file`, { method: "POST", payload: PDF, headers });
	}
	other = await opens("Jantarex");
}, 60_000);

beforeEach(async () => {
	const { db } = site.deps;
	for (const table of [briefcaseEntry, jobApplication, standMessage, standVisit, cvShare, eventBan])
		await db.delete(table);
	await db.update(registration).set({ status: "confirmed" });
	await db.update(account).set({ emailVerified: false }).where(eq(account.id, people.inactive.id));
	site.server.clock.set("2025-06-06T10:00:00Z");
	if (norvika) await db.delete(exhibitor).where(eq(exhibitor.id, norvika));
	({ id: norvika, offerId } = await opens("Norvika"));
});

/** Creates an exhibitor's stand with a job and a staff member. */
async function opens(name: string): Promise<{ id: number; offerId: number }> {
	const { id } = await addExhibitor(site.deps, site.event, { name, type: name === "Norvika" ? 0 : 1 });
	const job = { exhibitorId: id, title: "Analityczka", workMode: "remote" as const };
	const [offer] = await site.deps.db.insert(jobOffer).values(job).returning();
	const works = { exhibitorId: id, eventId: site.event.id, accountId: staff.id, isStaff: true, actor: "test" };
	await changeStaff(site.deps, works);
	return { id, offerId: offer!.id };
}

const at = "/api/event/MSTS25";
const ask = (who: TestPerson, call: Call, id = norvika, offer = offerId) => {
	const post = (payload: object) => ({ method: "POST" as const, payload });
	const application = `${at}/stands/${id}/offers/${offer}/application`;
	const requests: Record<Call, [string, object?]> = {
		list: [`${at}/stands`],
		look: [`${at}/stands/${id}`],
		visit: [`${at}/stands/${id}/visit`, post({})],
		keep: [`${at}/briefcase/${id}`, post({ note: "Staż!" })],
		write: [`${at}/stands/${id}/messages`, post({ text: "Czy od sierpnia?", hasProfile: true })],
		apply: [application, post({ version: 1 })],
		withdraw: [application, { method: "DELETE" }],
		remove: [`${at}/briefcase/${id}`, { method: "DELETE" }],
	};
	const [url, how] = requests[call];
	return who.ask(`${url}?lang=pl`, how);
};

const STATES: Record<string, { put: () => Promise<unknown>; says: Record<Call, number[]> }> = {
	open: {
		put: async () => {},
		says: {
			list: [401, 403, 200, 200, 200, 200],
			look: [401, 403, 200, 200, 200, 200],
			visit: [401, 403, 200, 200, 200, 200],
			keep: [401, 403, 200, 200, 200, 200],
			write: [401, 403, 403, 200, 200, 200],
			apply: [401, 403, 403, 200, 200, 200],
			withdraw: [401, 200, 200, 200, 200, 200],
			remove: [401, 200, 200, 200, 200, 200],
		},
	},
	"thirty days after the event": {
		put: async () => site.server.clock.set("2025-07-07T16:00:00Z"),
		says: {
			list: [401, 403, 200, 200, 200, 200],
			look: [401, 403, 200, 200, 200, 200],
			visit: [401, 403, 200, 200, 200, 200],
			keep: [401, 403, 200, 200, 200, 200],
			write: [401, 403, 403, 409, 409, 409],
			apply: [401, 403, 403, 409, 409, 409],
			withdraw: [401, 200, 200, 200, 200, 200],
			remove: [401, 200, 200, 200, 200, 200],
		},
	},
	"not paid yet": {
		put: () => site.deps.db.update(registration).set({ status: "reserved" }),
		says: {
			list: [401, 403, 200, 200, 200, 200],
			look: [401, 403, 200, 200, 200, 200],
			visit: [401, 403, 200, 200, 200, 200],
			keep: [401, 403, 200, 200, 200, 200],
			write: [401, 403, 403, 403, 403, 403],
			apply: [401, 403, 403, 403, 403, 403],
			withdraw: [401, 200, 200, 200, 200, 200],
			remove: [401, 200, 200, 200, 200, 200],
		},
	},
	"kept from the people of the event": {
		put: async () => {
			const banned = Object.values(people).slice(1);
			const since = new Date();
			await site.deps.db
				.insert(eventBan)
				.values(banned.map(({ id }) => ({ accountId: id, eventId: site.event.id, since })));
		},
		says: {
			list: [401, 403, 200, 200, 200, 200],
			look: [401, 403, 200, 200, 200, 200],
			visit: [401, 403, 200, 200, 200, 200],
			keep: [401, 403, 200, 200, 200, 200],
			write: [401, 403, 403, 403, 403, 403],
			apply: [401, 403, 403, 403, 403, 403],
			withdraw: [401, 200, 200, 200, 200, 200],
			remove: [401, 200, 200, 200, 200, 200],
		},
	},
	"not published": {
		put: () => site.deps.db.insert(stand).values({ exhibitorId: norvika, isPublished: false, changedAt: new Date() }),
		says: {
			list: [401, 403, 200, 200, 200, 200],
			look: [401, 403, 404, 404, 404, 404],
			visit: [401, 403, 404, 404, 404, 404],
			keep: [401, 403, 404, 404, 404, 404],
			write: [401, 403, 404, 404, 404, 404],
			apply: [401, 403, 404, 404, 404, 404],
			withdraw: [401, 200, 200, 200, 200, 200],
			remove: [401, 200, 200, 200, 200, 200],
		},
	},
	"erased company": {
		put: () => site.deps.db.delete(exhibitor).where(eq(exhibitor.id, norvika)),
		says: {
			list: [401, 403, 200, 200, 200, 200],
			look: [401, 403, 404, 404, 404, 404],
			visit: [401, 403, 404, 404, 404, 404],
			keep: [401, 403, 404, 404, 404, 404],
			write: [401, 403, 404, 404, 404, 404],
			apply: [401, 403, 404, 404, 404, 404],
			withdraw: [401, 404, 404, 404, 404, 404],
			remove: [401, 200, 200, 200, 200, 200],
		},
	},
};

test.each(Object.keys(STATES))("rights of each package for each call: %s", async (state) => {
	const { put, says } = STATES[state]!;
	await put();
	const got: Record<string, number[]> = {};
	for (const call of Object.keys(says) as Call[]) {
		got[call] = [];
		for (const who of CALLERS) got[call].push((await ask(people[who], call)).statusCode);
	}
	expect(got).toEqual(says);
});

const mayFetch = async (who: TestPerson, exhibitorId: number) =>
	(await staff.ask(`/api/exhibitor/${exhibitorId}/cv/${who.id}/file`, { method: "POST" })).statusCode;

test("an applicant's CV can be downloaded by this company alone, until the last application is withdrawn", async () => {
	const { expo } = people;
	const more = { exhibitorId: other.id, title: "Druga", workMode: "onsite" as const };
	const [second] = await site.deps.db.insert(jobOffer).values(more).returning();
	expect([await mayFetch(expo, norvika), await mayFetch(expo, other.id)]).toEqual([404, 404]);
	for (const offer of [other.offerId, second!.id]) await ask(expo, "apply", other.id, offer);
	expect([await mayFetch(expo, norvika), await mayFetch(expo, other.id)]).toEqual([404, 200]);
	const sharing = (await expo.ask(`/api/user/${expo.id}/userCv/sharing`)).json();
	expect(sharing.companies).toMatchObject([{ exhibitorId: other.id, name: "Jantarex" }]);
	expect((await ask(expo, "withdraw", other.id, other.offerId)).json()).toEqual({ isShared: true });
	expect((await ask(expo, "withdraw", other.id, second!.id)).json()).toEqual({ isShared: false });
	expect(await mayFetch(expo, other.id)).toBe(404);
	await ask(expo, "apply", other.id, other.offerId);
	await expo.ask(`/api/user/userCv/company/${other.id}`, { method: "DELETE" });
	expect(await mayFetch(expo, other.id)).toBe(404);
});

test("beside a CV staff sees jobs and dates of applications, until they or the CV are withdrawn", async () => {
	const { expo } = people;
	const { db } = site.deps;
	const agreed = (isShared: boolean) =>
		expo.ask(`/api/event/MSTS25/userCv/sharing`, {
			method: "POST",
			payload: { isShared, objectId: site.recruitment.id },
		});
	await agreed(true);
	const more = { exhibitorId: norvika, title: "Druga", titleEn: "Second", workMode: "onsite" as const };
	const [second] = await db.insert(jobOffer).values(more).returning();
	const applicationsAt = async (exhibitorId: number, lang = "pl") => {
		const { exhibitors } = (await staff.ask(`/api/user/exhibitorCvs?lang=${lang}`)).json();
		const place = exhibitors.find((one: { exhibitorId: number }) => one.exhibitorId === exhibitorId);
		return place.people.map((one: { applications: object[] }) => one.applications);
	};
	expect(await applicationsAt(norvika)).toEqual([[]]);
	await ask(expo, "apply");
	await ask(expo, "apply", other.id, other.offerId);
	site.server.clock.set("2025-06-07T10:00:00Z");
	await ask(expo, "apply", norvika, second!.id);
	await db.update(jobOffer).set({ isOpen: false }).where(eq(jobOffer.id, second!.id));
	const [first, last] = [
		{ title: "Analityczka", appliedDate: "2025-06-06T10:00:00.000Z" },
		{ title: "Second", appliedDate: "2025-06-07T10:00:00.000Z" },
	];
	expect(await applicationsAt(norvika, "en")).toEqual([[last, first]]);
	expect(await applicationsAt(norvika)).toEqual([[{ ...last, title: "Druga" }, first]]);
	expect(await applicationsAt(other.id)).toEqual([[first]]);
	await ask(expo, "withdraw", norvika, second!.id);
	expect(await applicationsAt(norvika)).toEqual([[first]]);
	// Revoking applies to this company, although the consent to all recruiters stays.
	const isSharedWithAll = async () => (await ask(expo, "look")).json().cv.isSharedWithAll;
	expect([await mayFetch(expo, norvika), await isSharedWithAll()]).toEqual([200, true]);
	await expo.ask(`/api/user/userCv/company/${norvika}`, { method: "DELETE" });
	expect([await applicationsAt(norvika), await mayFetch(expo, norvika), await isSharedWithAll()]).toEqual([
		[],
		404,
		false,
	]);
	const recruiters = async () => (await expo.ask(`/api/user/${expo.id}/userCv/sharing`)).json().events[0].recruiters;
	expect(await recruiters()).toEqual([]);
	// A renewed consent lists the person again, without the consent to this company alone.
	await agreed(false);
	site.server.clock.set("2025-06-07T10:01:00Z");
	await agreed(true);
	expect([await applicationsAt(norvika), await mayFetch(expo, norvika), await isSharedWithAll()]).toEqual([
		[[]],
		200,
		true,
	]);
	expect(await recruiters()).toHaveLength(1);
	await agreed(false);
});

test("applying needs a CV, the current consent text, and the company's own URL", async () => {
	const apply = async (who: TestPerson, version: number, id = norvika) =>
		(await who.ask(`${at}/stands/${id}/offers/${offerId}/application`, { method: "POST", payload: { version } }))
			.statusCode;
	expect([await apply(people.basic, 2), await apply(people.basic, 1, other.id)]).toEqual([409, 404]);
	expect(await apply(staff, 1)).toBe(409);
});

test("three messages may wait; an answer allows another, and the stand shows it", async () => {
	const { basic } = people;
	const codes = async (times: number) => {
		const got: number[] = [];
		for (let n = 0; n < times; n++) got.push((await ask(basic, "write")).statusCode);
		return got;
	};
	expect(await codes(4)).toEqual([200, 200, 200, 409]);
	const answered = { answer: "Tak.", answeredAt: site.deps.clock.now(), answeredBy: staff.id };
	await site.deps.db.update(standMessage).set(answered);
	const { messages } = (await ask(basic, "look")).json();
	expect(messages).toHaveLength(3);
	// without a public profile none is attached
	expect(messages[0]).toMatchObject({ text: "Czy od sierpnia?", answer: "Tak.", hasProfile: false });
	expect(await codes(1)).toEqual([200]);
	expect((await ask(people.standard, "look")).json().messages).toEqual([]);
});

test("a visit is anonymous and counts once a day; the staff's own do not", async () => {
	const visit = async (who: TestPerson) => (await ask(who, "visit")).json().isCounted;
	const { expo, basic } = people;
	expect([await visit(expo), await visit(expo), await visit(basic), await visit(staff)]).toEqual([
		true,
		false,
		true,
		false,
	]);
	site.server.clock.set("2025-06-07T10:00:00Z");
	expect(await visit(expo)).toBe(true);
	const storedJson = JSON.stringify(await site.deps.db.select().from(standVisit));
	expect([storedJson.includes(expo.id), storedJson.match(/visitorHash/g)]).toEqual([
		false,
		Array(3).fill("visitorHash"),
	]);
});

test("bookmark notes are private, also as a table", async () => {
	const { expo, basic } = people;
	await ask(expo, "keep");
	await expo.ask(`${at}/briefcase/${other.id}`, { method: "POST", payload: {} });
	await expo.ask(`${at}/briefcase/${norvika}`, { method: "POST", payload: {} });
	const entries = async (who: TestPerson) => (await who.ask(`${at}/briefcase`)).json().entries;
	expect(await entries(expo)).toMatchObject([
		{ name: "Norvika", note: "Staż!", offers: 1, isShown: true },
		{ name: "Jantarex", note: "" },
	]);
	expect(await entries(basic)).toEqual([]);
	const table = await expo.ask(`${at}/briefcase.csv?lang=pl`);
	expect(table.headers["content-type"]).toContain("text/csv");
	expect(table.body).toContain('"Norvika";"";"1";"Staż!";"2025-06-06"');
	await ask(expo, "remove");
	expect(await entries(expo)).toMatchObject([{ name: "Jantarex" }]);
});

test("a company is bookmarked at its own event, and hidden stands reveal nothing", async () => {
	const { nobody, inactive, stranger, expo } = people;
	await addEvent(site.deps, { code: "NEXT26", landingExhibitorsEventCode: "MSTS25" });
	const bookmarkState = async (who: TestPerson, eventCode = "NEXT26") => {
		const answer = await who.ask(`/api/event/${eventCode}/briefcase/${norvika}`);
		return answer.statusCode === 200 ? answer.json() : answer.statusCode;
	};
	expect([await bookmarkState(nobody), await bookmarkState(inactive), await bookmarkState(expo, "NYC25")]).toEqual([
		401, 403, 404,
	]);
	expect(await bookmarkState(expo)).toEqual({ eventCode: "MSTS25", isKept: false });
	await ask(expo, "keep");
	expect(await bookmarkState(expo)).toEqual({ eventCode: "MSTS25", isKept: true });
	expect([await bookmarkState(expo, "MSTS25"), await bookmarkState(stranger)]).toMatchObject([
		{ isKept: true },
		{ isKept: false },
	]);
	await STATES["not published"]!.put();
	expect(await bookmarkState(expo)).toBe(404);
});

test("matching jobs come first, only from visible stands and open jobs of the event", async () => {
	const { db } = site.deps;
	await db.delete(jobOffer).where(eq(jobOffer.title, "Druga"));
	const seeker = await site.person("seeker", "standard");
	await standardProfile(seeker);
	const titles = async (who: TestPerson, code = "MSTS25") => {
		const { isFit, count, stands } = (await who.ask(`/api/event/${code}/stands-for-me?lang=pl`)).json();
		return [isFit, count, stands.map((one: { name: string; jobTitles: string[] }) => [one.name, ...one.jobTitles])];
	};
	const any = [
		false,
		2,
		[
			["Norvika", "Analityczka"],
			["Jantarex", "Analityczka"],
		],
	];
	expect([await titles(seeker), await titles(people.expo)]).toEqual([any, any]);
	const job = (exhibitorId: number, title: string, more: object = {}) => ({
		exhibitorId,
		title,
		workMode: "remote" as const,
		position: 5,
		...more,
	});
	const elsewhere = await addEvent(site.deps, { code: "ELSE25" });
	const stranger = await addExhibitor(site.deps, elsewhere, { name: "Obca" });
	await db
		.insert(jobOffer)
		.values([
			job(other.id, "Architektka Azure"),
			job(other.id, "Azure, dawniej", { isOpen: false }),
			job(norvika, "Kierowca"),
			job(stranger.id, "Azure u obcych"),
		]);
	expect(await titles(seeker)).toEqual([true, 1, [["Jantarex", "Architektka Azure"]]]);
	expect((await titles(people.expo))[0]).toBe(false);
	await db.insert(stand).values({ exhibitorId: other.id, isPublished: false, changedAt: site.deps.clock.now() });
	expect(await titles(seeker)).toEqual([false, 1, [["Norvika", "Analityczka", "Kierowca"]]]);
	await db.delete(stand).where(eq(stand.exhibitorId, other.id));
	await db.delete(jobOffer).where(eq(jobOffer.title, "Architektka Azure"));
});
