import { beforeAll, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { addExhibitor } from "../../../tests/harness/content.ts";
import { addParticipant, meets } from "../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../tests/harness/people.ts";
import { exhibitor } from "../../features/exhibitors/server/tables.ts";
import { emailMessage } from "../../kit/mail/tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let ewa: TestPerson;
beforeAll(async () => {
	site = await meeting();
	anna = await addParticipant(site, "anna", "standard");
	ewa = await addParticipant(site, "ewa", "standard");
}, 60_000);

const people = (typed: string) => runCommand(site.server, `people ${typed}`);

test("lists reports with the reporter and the reported person", async () => {
	expect((await people("reports")).text).toBe("There are no reports.");
	await meets.report(anna, ewa, "Kup teraz\nmoje szkolenie!");
	const { text, data } = await people("reports msts25");
	expect(text).toContain("Kup teraz moje szkolenie!");
	expect(data).toMatchObject([
		{ reportedEmail: ewa.email, reporterEmail: anna.email, reason: "spam", isBanned: false },
	]);
	expect((await people("reports NYC25")).data).toEqual([]);
	expect(await refusal(site.server, "people reports MSTS25 more")).toBe("Give one EVENT or none.");
});

test("people with access to a stand can report it", async () => {
	const { id } = await addExhibitor(site.deps, site.event, { name: "Norvika" });
	const report = (who: TestPerson, words: string, stand = id) =>
		who.ask(`/api/event/MSTS25/stands/${stand}/report?lang=en`, {
			method: "POST",
			payload: { reason: "other", words },
		});
	expect((await report(site.nobody, "x")).statusCode).toBe(401);
	expect((await report(anna, "x", 9999)).statusCode).toBe(404);
	expect((await report(anna, " ")).json().modelState).toEqual({ words: ["Say what happened."] });
	expect((await report(anna, "x".repeat(1001))).statusCode).toBe(400);
	expect((await report(anna, "Fałszywa firma.")).json()).toEqual({ isReported: true });
	const { text, data } = await people("reports MSTS25");
	expect(text).toMatch(/stand of Norvika +Something else +Fałszywa firma/);
	expect((data as object[])[0]).toMatchObject({ reported: "Norvika", reportedEmail: null, reporterEmail: anna.email });
	await site.deps.db.delete(exhibitor);
	expect(await people("reports MSTS25")).toMatchObject({ data: [{ reportedEmail: ewa.email }] });
});

test("a banned person is hidden and disconnected until the ban ends, without an e-mail", async () => {
	const { invitationId } = (await meets.invite(anna, ewa)).json();
	await meets.answer(ewa, invitationId, true);
	await site.deps.db.delete(emailMessage);
	expect((await people(`ban ${ewa.email} MSTS25`)).text).toBe(`${ewa.email} is banned from the people of MSTS25.`);
	expect((await people(`ban ${ewa.email} MSTS25`)).text).toContain("(was already banned)");
	expect((await people("reports MSTS25")).data).toMatchObject([{ isBanned: true }]);
	expect((await meets.person(anna, ewa)).statusCode).toBe(404);
	expect((await meets.search(anna)).json().people).toEqual([]);
	expect((await meets.lists(anna)).json().connected).toEqual([]);
	for (const answer of [await meets.search(ewa), await meets.invite(ewa, anna), await meets.lists(ewa)])
		expect([answer.statusCode, answer.json().message]).toEqual([
			403,
			expect.stringContaining("The organiser has switched off"),
		]);
	expect((await people(`unban ${ewa.email} MSTS25`)).text).toBe(`${ewa.email} may meet the people of MSTS25.`);
	expect((await meets.person(anna, ewa)).json().person.tie).toBe("none");
	expect(await site.deps.db.select().from(emailMessage).orderBy(emailMessage.id)).toEqual([]);
	const log = await site.deps.db.execute(
		"select action, actor from audit_entry where action like 'person.%' order by id",
	);
	expect(log.rows).toEqual([
		{ action: "person.reported", actor: anna.id },
		{ action: "person.banned", actor: "command:people" },
		{ action: "person.unbanned", actor: "command:people" },
	]);
});

test("refuses unknown people", async () => {
	expect(await refusal(site.server, "people ban nobody@ktos.example MSTS25")).toContain("No account has this address");
	expect(await refusal(site.server, `people ban ${ewa.email}`)).toContain("then an EVENT");
});
