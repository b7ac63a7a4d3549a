import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addExhibitor } from "../../../../tests/harness/content.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { account } from "../../account/server/tables.ts";
import { demonstrationMark } from "../../demonstration/replies.ts";
import { formAnsweringWorker } from "../../demonstration/server/answer-forms.ts";
import { changeStaff } from "../../exhibitors/server/change-staff.ts";
import { exhibitorStaff } from "../../exhibitors/server/tables.ts";
import { tellStands } from "./inbox.ts";
import { jobApplication, jobOffer, standMessage, standVisit } from "./tables.ts";
import { tellApplications } from "./tell-applications.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let staff: TestPerson;
let colleague: TestPerson;
let norvika: number;
beforeAll(async () => {
	site = await meeting();
	norvika = (await addExhibitor(site.deps, site.event, { name: "Norvika" })).id;
	[anna, staff, colleague] = [
		await site.person("anna", "expo"),
		await site.person("staff", "expo"),
		await site.person("colleague", "expo"),
	];
	for (const { id: accountId } of [staff, colleague]) {
		const member = { exhibitorId: norvika, eventId: site.event.id, accountId };
		await changeStaff(site.deps, { ...member, isStaff: true, actor: "test" });
	}
});
beforeEach(async () => {
	site.server.clock.set("2025-06-06T10:00:00Z");
	await site.deps.db.delete(standMessage);
});

const at = (path: string) => `/api/exhibitor/${norvika}/stand/${path}?lang=en`;
const write = async (text: string): Promise<number> => {
	const url = `/api/event/MSTS25/stands/${norvika}/messages`;
	return (await anna.ask(url, { method: "POST", payload: { text, hasProfile: false } })).json().objectId;
};
const answer = (who: TestPerson, id: number, text: string) =>
	who.ask(at(`messages/${id}/answer`), { method: "POST", payload: { text } });
const emails = async (kind: string) => {
	const { rows } = await site.deps.db.execute<{ recipient: string; subject: string; text: string }>(
		sql`select recipient, subject, text from email_message where kind = ${kind} order by recipient`,
	);
	await site.deps.db.execute(sql`delete from email_message where kind = ${kind}`);
	return rows;
};

test("the first staff member to answer sends one e-mail", async () => {
	const id = await write("Czy SRE może pracować zdalnie?");
	const { messages } = (await staff.ask(at("messages"))).json();
	expect(messages).toMatchObject([{ objectId: id, firstName: "Anna", profile: null, answer: null }]);
	expect(JSON.stringify(messages)).not.toContain(anna.email);
	expect((await answer(staff, id, "  ")).statusCode).toBe(400);
	const both = await Promise.all([answer(staff, id, "Tak, w całej Polsce."), answer(colleague, id, "Tak.")]);
	expect(both.map((one) => one.statusCode).toSorted()).toEqual([200, 409]);
	const sentAnswer = both.find((one) => one.statusCode === 200)!.json();
	const again = await Promise.all([answer(staff, id, sentAnswer.answer), answer(staff, id, `${sentAnswer.answer}\n`)]);
	expect(again.map((one) => one.json())).toEqual([sentAnswer, sentAnswer]);
	const [email, ...more] = await emails("stand-answer");
	expect([email!.recipient, more]).toEqual([anna.email, []]);
	expect(email!.text).toMatch(/Tak[\s\S]+Czy SRE/);
	expect(email!.text).not.toMatch(/staff@|colleague@/);
	expect((await anna.ask(`/api/event/MSTS25/stands/${norvika}`)).json().messages[0].answer).toMatch(/^Tak/);
});

test("staff gets one e-mail about new messages, except answered ones", async () => {
	const pageAddress = (_lang: string, _event: unknown, path: string) => `https://x.example/${path}`;
	const deps = { ...site.deps, sender: "e@x.example", organiserLang: "pl" as const, pageAddress };
	await write("Pierwsza");
	await write("Druga");
	await tellStands(deps);
	await tellStands(deps);
	const staffEmails = await emails("stand-messages");
	expect(staffEmails.map((one) => one.recipient)).toEqual([colleague.email, staff.email]);
	expect(staffEmails[0]!.subject).toContain("(2)");
	await answer(staff, await write("Trzecia"), "Już.");
	await tellStands(deps);
	expect(await emails("stand-messages")).toEqual([]);
});

test("staff gets counts of applications at most once a day, and can switch this off", async () => {
	const { db } = site.deps;
	const job = { exhibitorId: norvika, title: "Inżynierka SRE", workMode: "remote" as const };
	const [offer] = await db.insert(jobOffer).values(job).returning();
	const clara = await site.person("clara", "expo");
	const apply = (accountId: string, appliedAt: string) =>
		db.insert(jobApplication).values({ offerId: offer!.id, accountId, appliedAt: new Date(appliedAt) });
	const applicationEmailsAt = async (now: string) => {
		site.server.clock.set(now);
		const pageAddress = (_lang: string, _event: unknown, path: string) => `https://x.example/${path}`;
		const deps = { ...site.deps, sender: "e@x.example", organiserLang: "pl" as const, pageAddress };
		await Promise.all([tellApplications(deps), tellApplications(deps)]);
		return emails("stand-applications");
	};
	await db.update(exhibitorStaff).set({ grantedAt: new Date("2025-06-01T00:00:00Z") });
	await apply(anna.id, "2025-06-06T08:00:00Z");
	const first = await applicationEmailsAt("2025-06-06T10:00:00Z");
	expect(first.map((one) => one.recipient)).toEqual([colleague.email, staff.email]);
	expect(first[0]).toMatchObject({ subject: expect.stringContaining("(1)"), text: expect.stringContaining("SRE") });
	expect(first[0]!.text).not.toMatch(/Anna|anna@/);
	await apply(clara.id, "2025-06-06T11:00:00Z");
	expect(await applicationEmailsAt("2025-06-07T09:59:00Z")).toEqual([]);
	const own = (payload: object) =>
		staff.ask(`/api/exhibitor/${norvika}/application-emails`, { method: "POST", payload });
	expect((await own({ wantsEmails: false })).json()).toEqual({ wantsEmails: false });
	expect((await applicationEmailsAt("2025-06-07T10:00:00Z")).map((one) => one.recipient)).toEqual([colleague.email]);
	await own({ wantsEmails: true });
	await db.update(jobApplication).set({ withdrawnAt: new Date("2025-06-07T10:30:00Z") });
	expect(await applicationEmailsAt("2025-06-08T12:00:00Z")).toEqual([]);
});

test("visits are counted by day, and only staff sees them", async () => {
	await site.deps.db.delete(standVisit);
	const visit = `/api/event/MSTS25/stands/${norvika}/visit`;
	await anna.ask(visit, { method: "POST" });
	await anna.ask(visit, { method: "POST" });
	const before = { exhibitorId: norvika, visitorHash: "x", day: "2025-06-01", at: new Date("2025-06-01T10:00:00Z") };
	await site.deps.db.insert(standVisit).values(before);
	const id = await write("Czy ktoś to czyta?");
	await write("A drugi raz?");
	await anna.ask(`/api/event/MSTS25/briefcase/${norvika}`, { method: "POST", payload: {} });
	expect((await staff.ask(at("visits"))).json()).toEqual({
		days: [
			{ day: "2025-06-01", visits: 1 },
			{ day: "2025-06-06", visits: 1 },
		],
		hours: [{ day: "2025-06-06", hour: 12, visits: 1 }],
		kept: 1,
		wrote: 1,
		applied: 0,
	});
	const statusCodes = async (who: TestPerson) => [
		(await who.ask(at("messages"))).statusCode,
		(await who.ask(at("visits"))).statusCode,
		(await answer(who, id, "Ja")).statusCode,
	];
	expect([await statusCodes(anna), await statusCodes(site.nobody)]).toEqual([
		[404, 404, 404],
		[401, 401, 401],
	]);
});

test("a demonstration stand answers once by itself if an invented person works there", async () => {
	const { db } = site.deps;
	await emails("stand-answer");
	const madeUp = "00000000-0000-4000-9000-000000002900";
	const jobs = async () => (await db.execute(sql`select payload from job where name = 'made-up-form-answered'`)).rows;
	await write("Czy szukacie testerów?");
	expect(await jobs()).toEqual([]);
	const now = new Date();
	const names = { name: "Ada Baran", firstName: "Ada", lastName: "Baran", createdAt: now, updatedAt: now };
	await db.insert(account).values({ id: madeUp, email: "2900@demo.example", emailVerified: true, ...names });
	await db.insert(exhibitorStaff).values({ exhibitorId: norvika, accountId: madeUp, grantedAt: now });
	const messageId = await write("A praktykantów?");
	const payload = { messageId, exhibitorId: norvika, staffId: madeUp };
	expect(await jobs()).toMatchObject([{ payload: payload }]);
	const pageAddress = (_lang: string, _event: unknown, path: string) => `https://x.example/${path}`;
	const { run } = formAnsweringWorker({ ...site.deps, sender: "e@x.example", organiserLang: "pl", pageAddress });
	await Promise.all([run(payload), run(payload)]);
	const [email, ...more] = await emails("stand-answer");
	expect([email!.recipient, more]).toEqual([anna.email, []]);
	expect(email!.text).toContain(demonstrationMark.pl);
	await db.delete(exhibitorStaff).where(eq(exhibitorStaff.accountId, madeUp));
});
