import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { fair } from "../../tests/harness/meetings.ts";
import type { TestPerson } from "../../tests/harness/people.ts";
import { goodPayload } from "../../tests/harness/registering.ts";
import { foundIn } from "../../tests/harness/searching.ts";
import { account } from "../features/account/server/tables.ts";
import { appointment } from "../features/appointments/server/tables.ts";
import { exhibitor, exhibitorStaff } from "../features/exhibitors/server/tables.ts";
import { personBlock } from "../features/matchmaking/server/tables.ts";
import { meetingSlot, userMeeting } from "../features/meetings/server/tables.ts";
import type { Notice } from "../features/notices/contract.ts";
import type { Lang } from "../kit/i18n/lang.ts";

/** Noon in Warsaw, before both events begin. */
const NOON = new Date("2025-06-06T10:00:00Z");
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const NOTE = "Notatka Anny";

let site: Awaited<ReturnType<typeof fair>>;
let [anna, hubert, ola, sonja, piotr]: TestPerson[] = [];
let elsewhere: number;

beforeEach(async () => {
	site = await fair();
	const people = [];
	for (const name of ["anna", "hubert", "ola", "sonja", "piotr"]) people.push(await site.person(name, "standard"));
	[anna, hubert, ola, sonja, piotr] = people;
	const { db } = site.deps;
	const speaks = (who: TestPerson, lang: Lang) => db.update(account).set({ lang }).where(eq(account.id, who.id));
	for (const one of [hubert!, sonja!]) await speaks(one, "pl");
	for (const one of [ola!, piotr!]) await speaks(one, "en");
	await db.update(account).set({ firstName: "Anna", lastName: "Znikająca" }).where(eq(account.id, anna!.id));
	const company = { eventId: site.other.id, name: "Empire", type: 0 as const, logoUrl: "/l.svg", rodoName: "Empire" };
	const [added] = await db.insert(exhibitor).values(company).returning();
	elsewhere = added!.id;
	await db.insert(exhibitorStaff).values([
		{ exhibitorId: site.norvika, accountId: sonja!.id, grantedAt: NOON },
		{ exhibitorId: elsewhere, accountId: piotr!.id, grantedAt: NOON },
	]);
	await db.execute(sql`delete from email_message`);
}, 60_000);

type With = { eventId: number; minutes: number; state: (typeof appointment.$inferInsert)["state"]; place?: string };

async function appoint(proposer: TestPerson, invitee: TestPerson, { minutes, ...of }: With): Promise<void> {
	const people = { proposerId: proposer.id, inviteeId: invitee.id, timeProposerId: proposer.id };
	const times = { startsAt: minutesLater(minutes), endsAt: minutesLater(minutes + 20) };
	const now = site.deps.clock.now();
	const rest = { note: NOTE, room: "pokoj", proposedAt: now, changedAt: now };
	await site.deps.db.insert(appointment).values({ ...of, ...people, ...times, ...rest });
}

async function meet(who: TestPerson, exhibitorId: number, minutes: number, state: "asked" | "agreed"): Promise<void> {
	const times = { startsAt: minutesLater(minutes), endsAt: minutesLater(minutes + 20) };
	const { db, clock } = site.deps;
	const [slot] = await db
		.insert(meetingSlot)
		.values({ exhibitorId, ...times, tableName: "B12" })
		.returning();
	const now = { askedAt: clock.now(), changedAt: clock.now(), staffToldAt: clock.now() };
	const meeting = { slotId: slot!.id, accountId: who.id, exhibitorId, note: NOTE, room: "pokoj", state, ...now };
	await db.insert(userMeeting).values({ ...meeting, by: "person" });
}

async function erase(who: TestPerson): Promise<void> {
	const { statusCode, body } = await who.ask("/api/user/erasure?lang=en", {
		method: "POST",
		payload: { currentPassword: goodPayload.password },
		headers: { origin: "http://estrada.test" },
	});
	expect([statusCode, body]).toEqual([200, JSON.stringify({ isErased: true })]);
}

const notices = async (who: TestPerson, lang: Lang): Promise<[string, string, string | null][]> =>
	(await who.ask(`/api/user/notices?lang=${lang}`))
		.json()
		.notices.map(({ text, detail, event }: Notice) => [event.code, text, detail]);
const unread = async (who: TestPerson) => (await who.ask("/api/user/notices/unread")).json().unread;

/** E-mails about meetings by recipient, each with its subject and text. */
async function written(): Promise<Map<string, string[]>> {
	const { rows } = await site.deps.db.execute<{ recipient: string; subject: string; text: string }>(
		sql`select recipient, subject, text from email_message where kind <> 'account-erased' order by id`,
	);
	const byName = Map.groupBy(rows, ({ recipient }) => recipient.split("@")[0]!);
	return new Map([...byName].map(([name, all]) => [name, all.map(({ subject, text }) => `${subject}\n${text}`)]));
}

test("everybody who has arranged something with a deleted account gets an e-mail, at every event, in their language", async () => {
	const [here, there] = [site.event.id, site.other.id];
	await appoint(anna!, hubert!, { eventId: here, minutes: 0, state: "agreed", place: "Strefa rozmów" });
	await appoint(ola!, anna!, { eventId: there, minutes: 60, state: "proposed" });
	// unaffected: other people's meetings, cancelled and past ones
	await appoint(hubert!, ola!, { eventId: here, minutes: 120, state: "agreed" });
	await appoint(anna!, ola!, { eventId: here, minutes: 180, state: "cancelled" });
	await appoint(anna!, sonja!, { eventId: here, minutes: -90 * 24 * 60, state: "agreed" });
	await meet(anna!, site.norvika, 240, "agreed");
	await meet(anna!, elsewhere, 300, "asked");
	await meet(hubert!, site.lumigrad, 240, "agreed");
	await meet(hubert!, site.norvika, 360, "agreed");
	await erase(anna!);

	expect(await notices(hubert!, "pl")).toEqual([
		["MSTS25", "Spotkanie się nie odbędzie: ta osoba usunęła konto", "6 czerwca, 12:00, Strefa rozmów"],
	]);
	expect(await notices(ola!, "en")).toEqual([
		["NYC25", "A meeting will not take place: the other person deleted their account", "6 June, 13:00, online"],
	]);
	expect([await unread(hubert!), await unread(ola!)]).toEqual([1, 1]);
	const emails = await written();
	expect([...emails].map(([name, all]) => [name, all.length])).toEqual([
		["hubert", 1],
		["ola", 1],
		["sonja", 1],
		["piotr", 1],
	]);
	const textTo = (who: string) => emails.get(who)!.join().replaceAll("\u00a0", " ");
	expect(textTo("hubert")).toMatch(/^Spotkanie odwołane: Anna Znikająca\n[\s\S]*6 czerwca, 12:00[\s\S]*Strefa rozmów/);
	expect(textTo("ola")).toMatch(/^Anna Znikająca cannot meet you\n[\s\S]*6 June, 13:00/);
	expect(textTo("sonja")).toMatch(/Norvika[\s\S]*6 czerwca, 16:00[\s\S]*Anna Znikająca: odwołuje spotkanie/);
	expect(textTo("piotr")).toMatch(/Empire[\s\S]*6 June, 17:00[\s\S]*Anna Znikająca: withdraws the request/);

	const { db } = site.deps;
	const left = await foundIn(db, { account: anna!.id, note: NOTE, name: "Znikająca", "e-mail": anna!.email });
	// the e-mails name them, other people's notes stay, and the last e-mail goes to their address
	for (const place of [
		"email_message.subject",
		"email_message.html",
		"email_message.text",
		"email_message.recipient",
		"appointment.note",
		"user_meeting.note",
	])
		left.delete(place);
	expect(left).toEqual(new Map());
	for (const texts of emails.values()) expect(texts.join()).not.toMatch(new RegExp(`${NOTE}|${anna!.email}`));
	expect((await db.select().from(appointment)).map(({ proposerId }) => proposerId)).toEqual([hubert!.id]);
	expect((await db.select().from(userMeeting)).map(({ accountId }) => accountId)).toEqual([hubert!.id, hubert!.id]);
});

test("somebody who blocked the deleted person gets no e-mail", async () => {
	await appoint(anna!, hubert!, { eventId: site.event.id, minutes: 0, state: "agreed" });
	await site.deps.db.insert(personBlock).values({ accountId: hubert!.id, blockedId: anna!.id, since: NOON });
	await erase(anna!);
	expect([await notices(hubert!, "pl"), await written()]).toEqual([[], new Map()]);
});
