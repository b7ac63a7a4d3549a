import { beforeEach, expect, test } from "vitest";
import { runCommand } from "../../../../tests/harness/commanding.ts";
import { addExhibitor } from "../../../../tests/harness/content.ts";
import { addParticipant, meets, threePeople } from "../../../../tests/harness/matchmaking.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import type { Report } from "../report-contract.ts";

let at: Awaited<ReturnType<typeof threePeople>>;
let moderator: TestPerson;
beforeEach(async () => {
	at = await threePeople();
	moderator = await addParticipant(at.site, "magda", "standard");
	await names(moderator);
}, 60_000);

const names = (who: TestPerson, event = "MSTS25") =>
	runCommand(at.site.server, `rooms moderators add ${event} ${who.email}`);
const reports = (who: TestPerson, event = "MSTS25") => who.ask(`/api/event/${event}/reports?lang=en`);
const list = async (who: TestPerson): Promise<Report[]> => (await reports(who)).json().reports;
const decides = (who: TestPerson, id: number, outcome: string, event = "MSTS25") =>
	who.ask(`/api/event/${event}/reports/${id}?lang=en`, { method: "POST", payload: { outcome } });
const waiting = async (who: TestPerson) => (await meets.standing(who)).json().reports;
async function reported(): Promise<number> {
	await meets.report(at.anna, at.ewa, "Kup moje szkolenie!");
	return (await list(moderator))[0]!.id;
}

test("only moderators of an event read its reports, with names and without addresses", async () => {
	const { site, anna, ewa, basic } = at;
	const elsewhere = await addParticipant(site, "iza", "standard");
	await names(elsewhere, "NYC25");
	const id = await reported();
	expect(await list(moderator)).toMatchObject([
		{ words: "Kup moje szkolenie!", isStand: false, outcome: null, isHidden: false, hideRefusal: null },
	]);
	expect(JSON.stringify(await list(moderator))).not.toContain("@");
	expect(await waiting(moderator)).toBe(1);
	for (const who of [anna, ewa, basic, elsewhere, site.nobody]) {
		const status = who === site.nobody ? 401 : 404;
		expect((await reports(who)).statusCode).toBe(status);
		expect((await decides(who, id, "hidden")).statusCode).toBe(status);
	}
	expect(await waiting(elsewhere)).toBeNull();
	// Another event cannot decide the report.
	expect((await reports(elsewhere, "NYC25")).json().reports).toEqual([]);
	expect((await decides(elsewhere, id, "hidden", "NYC25")).statusCode).toBe(404);
	expect((await meets.person(anna, ewa)).statusCode).toBe(200);
});

test("hiding a person bans them from the event's people; a second moderator cannot decide differently", async () => {
	const { site, anna, ewa } = at;
	const second = await addParticipant(site, "zofia", "standard");
	await names(second);
	const id = await reported();
	expect((await decides(moderator, id, "hidden")).json()).toMatchObject({ outcome: "hidden", isHidden: true });
	expect((await decides(second, id, "hidden")).statusCode).toBe(200);
	const late = await decides(second, id, "dismissed");
	expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining("Somebody else has already")]);
	expect((await meets.person(anna, ewa)).statusCode).toBe(404);
	expect(await waiting(second)).toBe(0);
	expect((await runCommand(site.server, "people reports MSTS25")).data).toMatchObject([
		{ id, outcome: "hidden", isBanned: true },
	]);
	const { text } = await runCommand(site.server, `people unban ${ewa.email} MSTS25`);
	expect(text).toContain("may meet the people of");
	expect(await list(moderator)).toMatchObject([{ outcome: "hidden", isHidden: false }]);
});

test("dismissing a report changes nothing for the person, on the page and by command", async () => {
	const { site, anna, ewa, basic } = at;
	const id = await reported();
	expect((await decides(moderator, id, "dismissed")).json()).toMatchObject({ outcome: "dismissed", isHidden: false });
	await meets.report(anna, basic, "Spam");
	const [next] = await list(moderator);
	const { text } = await runCommand(site.server, `people report dismiss MSTS25 ${next!.id}`);
	expect(text).toMatch(/Report \d+ of .+ at MSTS25 is dismissed\./);
	expect(await waiting(moderator)).toBe(0);
	for (const whom of [ewa, basic]) expect((await meets.person(anna, whom)).statusCode).toBe(200);
});

test("moderators see no report about themselves, and hide no moderator and no stand", async () => {
	const { site, anna } = at;
	const second = await addParticipant(site, "zofia", "standard");
	await names(second);
	await meets.report(anna, second, "Krzyczy");
	const [about] = await list(moderator);
	expect(about?.hideRefusal).toContain("moderates the event as well");
	expect((await decides(moderator, about!.id, "hidden")).statusCode).toBe(409);
	expect(await list(second)).toEqual([]);
	expect((await decides(second, about!.id, "dismissed")).statusCode).toBe(404);
	const stand = await addExhibitor(site.deps, site.event, { name: "Norvika" });
	const payload = { reason: "other", words: "Fałszywa firma." };
	await anna.ask(`/api/event/MSTS25/stands/${stand.id}/report`, { method: "POST", payload });
	const [ofStand] = await list(moderator);
	expect(ofStand).toMatchObject({ reported: "Norvika", isStand: true });
	expect((await decides(moderator, ofStand!.id, "hidden")).json().detail).toContain("organiser decides about stands");
	expect((await decides(moderator, ofStand!.id, "dismissed")).statusCode).toBe(200);
});
