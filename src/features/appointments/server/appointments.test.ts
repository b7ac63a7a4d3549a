import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { addParticipant, meets } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { event } from "../../event/server/tables.ts";
import type { Appointment } from "../contract.ts";
import { forgetAppointments, tendAppointments } from "./forget.ts";
import { appointment } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let [anna, hubert, ola]: TestPerson[] = [];
beforeEach(async () => {
	site = await meeting();
	await addCalendar(site.deps, site.event, {
		startsAt: new Date("2025-06-06T07:00:00Z"),
		endsAt: new Date("2025-06-06T16:00:00Z"),
	});
	[anna, hubert, ola] = [
		await addParticipant(site, "anna", "standard"),
		await addParticipant(site, "hubert", "basic"),
		await addParticipant(site, "ola", "standard"),
	];
	await connect(anna, hubert);
	await site.deps.db.execute(sql`delete from email_message`);
}, 60_000);

async function connect(one: TestPerson, other: TestPerson): Promise<void> {
	await meets.invite(one, other);
	const { received } = (await meets.lists(other)).json();
	const invited = received.find((it: { id: string }) => it.id === one.id);
	expect((await meets.answer(other, invited.invitationId, true)).statusCode).toBe(200);
}

const at = "/api/event/MSTS25";
const post = (who: TestPerson, path: string, payload: object) =>
	who.ask(`${at}/${path}?lang=en`, { method: "POST", payload });
const sending = { sender: "e@x.example", organiserLang: "pl" as const, pageAddress: () => "https://x.example/" };
const tend = () => tendAppointments({ ...site.deps, ...sending, live: { publish: () => {} } });
const NOON = "2025-06-06T10:00:00.000Z";
const LATER = "2025-06-06T12:00:00.000Z";
const proposal = { startDate: NOON, minutes: 20, place: "Strefa rozmów, stolik 4", note: "RAG na umowach" };
const proposes = (who: TestPerson, whom: TestPerson, more: object = {}) =>
	post(who, `people/${whom.id}/appointments`, { ...proposal, ...more });
const answers = (who: TestPerson, id: number, isAccepted: boolean, expected: object) =>
	post(who, `appointments/${id}/answer`, { isAccepted, expected });
const moves = (who: TestPerson, id: number, startDate: string, expected: object) =>
	post(who, `appointments/${id}/move`, { startDate, minutes: 20, place: null, expected });
const cancels = (who: TestPerson, id: number, expected: object) => post(who, `appointments/${id}/cancel`, { expected });
const all = async (who: TestPerson): Promise<Appointment[]> =>
	(await who.ask(`${at}/appointments?lang=en`)).json().appointments;
const letters = async () => {
	const { rows } = await site.deps.db.execute<{ recipient: string; kind: string }>(
		sql`select recipient, kind from email_message where kind like 'appointment-%' order by id`,
	);
	return rows.map(({ recipient, kind }) => `${recipient.split("@")[0]}: ${kind.replace("appointment-", "")}`);
};
const expectedProposal = { state: "proposed", startDate: NOON };
const stands = { state: "agreed", startDate: NOON };
async function agreed(): Promise<number> {
	const { id } = (await proposes(anna!, hubert!)).json();
	expect((await answers(hubert!, id, true, expectedProposal)).statusCode).toBe(200);
	return id;
}

describe("the event's meeting points", () => {
	const POINTS = [
		{ pl: "Ławka przy wejściu B", en: "Bench by entrance B" },
		{ pl: "Strefa rozmów", en: "Talk zone" },
	];
	beforeEach(() => site.deps.db.update(event).set({ meetingPoints: POINTS }));

	test("are offered and accepted in both languages; each person reads them in their own", async () => {
		const times = (lang: string) => anna!.ask(`${at}/people/${hubert!.id}/meeting-times?lang=${lang}`);
		expect((await times("pl")).json().points).toEqual(["Ławka przy wejściu B", "Strefa rozmów"]);
		expect((await times("en")).json().points).toEqual(["Bench by entrance B", "Talk zone"]);
		const { id, place } = (await proposes(anna!, hubert!, { place: "Talk zone" })).json();
		expect(place).toBe("Talk zone");
		const [polish] = (await hubert!.ask(`${at}/appointments?lang=pl`)).json().appointments;
		expect(polish.place).toBe("Strefa rozmów");
		await answers(hubert!, id, true, expectedProposal);
		const file = async (lang: string) => (await anna!.ask(`${at}/appointments/${id}/calendar.ics?lang=${lang}`)).body;
		expect(await file("pl")).toMatch(/LOCATION:Strefa rozmów/);
		expect(await file("en")).toMatch(/LOCATION:Talk zone/);
		const { rows } = await site.deps.db.execute<{ lang: string; text: string }>(
			sql`select text from email_message where kind = 'appointment-proposed'`,
		);
		expect(rows.map(({ text }) => text).join()).toContain("Strefa rozmów");
		const moved = { startDate: LATER, minutes: 20, place: "Ławka przy wejściu B", expected: stands };
		const move = (await post(anna!, `appointments/${id}/move`, moved)).json().move;
		expect(move).toMatchObject({ place: "Bench by entrance B" });
	});

	test("are the only possible places; a removed one stays in agreed appointments", async () => {
		const typed = await proposes(anna!, hubert!, { place: "pod zegarem" });
		expect([typed.statusCode, Object.keys(typed.json().modelState)]).toEqual([400, ["place"]]);
		expect(typed.json().message).toMatch(/Choose one from the list/);
		const { id } = (await proposes(anna!, hubert!, { place: "Talk zone" })).json();
		await site.deps.db.update(event).set({ meetingPoints: [POINTS[0]!] });
		const later = { startDate: LATER, minutes: 20, expected: expectedProposal };
		expect((await post(anna!, `appointments/${id}/move`, { ...later, place: "Talk zone" })).statusCode).toBe(400);
		const moveResponse = await post(anna!, `appointments/${id}/move`, { ...later, place: "Strefa rozmów" });
		expect([moveResponse.statusCode, moveResponse.json().place]).toEqual([200, "Strefa rozmów"]);
	});
});

describe("two connected people", () => {
	test("propose and accept; both have it in plan, calendar and feed, and get an e-mail", async () => {
		const proposed = (await proposes(anna!, hubert!)).json();
		expect(proposed).toMatchObject({ state: "proposed", isMine: true, place: proposal.place, clashes: [], move: null });
		expect((await proposes(anna!, hubert!)).json().id).toBe(proposed.id);
		const [received] = await all(hubert!);
		expect(received).toMatchObject({ id: proposed.id, isMine: false, note: proposal.note, person: { id: anna!.id } });
		const file = () => anna!.ask(`${at}/appointments/${proposed.id}/calendar.ics`);
		expect((await file()).statusCode).toBe(409);
		expect((await answers(hubert!, proposed.id, true, expectedProposal)).json().state).toBe("agreed");
		expect((await answers(hubert!, proposed.id, true, expectedProposal)).statusCode).toBe(409);
		expect((await file()).body.replace(/\r\n /g, "")).toMatch(/SUMMARY:.*[\s\S]*LOCATION:Strefa rozmów/);
		expect((await ola!.ask(`${at}/appointments/${proposed.id}/calendar.ics`)).statusCode).toBe(404);
		expect(await letters()).toEqual(["hubert: proposed", "anna: agreed"]);
	});

	test("decline, withdraw and cancel, and can propose again afterwards", async () => {
		for (const [end, state] of [
			[(id: number) => answers(hubert!, id, false, expectedProposal), "declined"],
			[(id: number) => cancels(anna!, id, expectedProposal), "withdrawn"],
		] as const) {
			const { id } = (await proposes(anna!, hubert!)).json();
			expect((await end(id)).json().state).toBe(state);
		}
		const id = await agreed();
		expect((await cancels(hubert!, id, stands)).json().state).toBe("cancelled");
		expect((await cancels(hubert!, id, stands)).statusCode).toBe(200);
		expect((await letters()).slice(-2)).toEqual(["anna: agreed", "anna: cancelled"]);
		expect((await proposes(hubert!, anna!)).statusCode).toBe(200);
	});

	test("move an agreed time only by consent; a proposed time is replaced", async () => {
		const id = await agreed();
		expect((await moves(anna!, id, LATER, stands)).json()).toMatchObject({ startDate: NOON, move: { isMine: true } });
		const [seen] = await all(hubert!);
		expect(seen).toMatchObject({ startDate: NOON, state: "agreed", move: { startDate: LATER, place: null } });
		const expected = { state: "agreed", startDate: LATER };
		expect((await answers(anna!, id, true, expected)).statusCode).toBe(409);
		expect((await answers(hubert!, id, false, expected)).json()).toMatchObject({ startDate: NOON, move: null });
		await moves(anna!, id, LATER, stands);
		expect((await answers(hubert!, id, true, expected)).json()).toMatchObject({ startDate: LATER, place: null });
		await cancels(anna!, id, { state: "agreed", startDate: LATER });
		const { id: next } = (await proposes(anna!, hubert!)).json();
		expect((await moves(hubert!, next, LATER, expectedProposal)).json()).toMatchObject({
			state: "proposed",
			isMine: true,
		});
		expect((await answers(anna!, next, true, expectedProposal)).statusCode).toBe(409);
		expect((await answers(anna!, next, true, { state: "proposed", startDate: LATER })).json().state).toBe("agreed");
	});

	test("see their own conflicts, and only whether the other is free", async () => {
		await agreed();
		await connect(ola!, hubert!);
		const times = (await ola!.ask(`${at}/people/${hubert!.id}/meeting-times?lang=en`)).json().times;
		const of = (start: string) => times.find((one: { startDate: string }) => one.startDate === start);
		expect(of(NOON)).toEqual({
			startDate: NOON,
			endDate: "2025-06-06T10:20:00.000Z",
			isOnsite: true,
			clashes: [],
			isOtherFree: false,
		});
		expect(of(LATER).isOtherFree).toBe(true);
		const own = (await hubert!.ask(`${at}/people/${ola!.id}/meeting-times?lang=en`)).json().times;
		const mine = own.find((one: { startDate: string }) => one.startDate === NOON);
		expect(mine).toMatchObject({ clashes: ["Anna Szczepankowska-Wójcik"], isOtherFree: true });
		// A conflict is only a warning.
		expect((await proposes(ola!, hubert!)).statusCode).toBe(200);
	});

	test("propose to each other at once: one proposal stays, the other is refused", async () => {
		const both = await Promise.all([proposes(anna!, hubert!), proposes(hubert!, anna!)]);
		expect(both.map((one) => one.statusCode).toSorted()).toEqual([200, 409]);
		expect(await site.deps.db.$count(appointment)).toBe(1);
	});

	test("accept and withdraw at once: one wins, the other is refused", async () => {
		const { id } = (await proposes(anna!, hubert!)).json();
		const [accepted, withdrawn] = await Promise.all([
			answers(hubert!, id, true, expectedProposal),
			cancels(anna!, id, expectedProposal),
		]);
		const [{ state }] = (await all(anna!)) as [Appointment];
		expect([
			[200, 409, "agreed"],
			[409, 200, "withdrawn"],
		]).toContainEqual([accepted.statusCode, withdrawn.statusCode, state]);
	});
});

describe("other people", () => {
	test("cannot propose, see or answer; nobody can after the event", async () => {
		const { id } = (await proposes(anna!, hubert!)).json();
		expect((await proposes(ola!, hubert!)).statusCode).toBe(404);
		expect((await ola!.ask(`${at}/people/${hubert!.id}/meeting-times`)).statusCode).toBe(404);
		expect([await all(ola!), (await answers(ola!, id, true, expectedProposal)).statusCode]).toEqual([[], 404]);
		expect((await answers(anna!, id, true, expectedProposal)).statusCode).toBe(409);
		const wrong = [
			{ startDate: "2025-06-09T10:00:00Z" },
			{ minutes: 25 },
			{ startDate: "2025-04-01T10:00:00Z" },
			{ place: "x".repeat(61) },
		];
		await cancels(anna!, id, expectedProposal);
		for (const more of wrong) expect((await proposes(anna!, hubert!, more)).statusCode).not.toBe(200);
		site.server.clock.set("2025-06-08T10:00:00Z");
		expect((await proposes(anna!, hubert!)).statusCode).toBe(409);
	});

	test("a blocked person keeps the appointment and learns nothing; the blocker does not see it", async () => {
		await meets.block(hubert!, anna!);
		expect((await proposes(anna!, hubert!)).statusCode).toBe(200);
		expect([await all(hubert!), await letters()]).toEqual([[], []]);
	});

	test("a refunded ticket ends future appointments for both; the other gets one e-mail", async () => {
		await agreed();
		await connect(anna!, ola!);
		await proposes(anna!, ola!, { startDate: LATER });
		await connect(ola!, hubert!);
		await proposes(ola!, hubert!, { startDate: LATER });
		await site.deps.db.execute(sql`delete from email_message`);
		await site.setTicket(hubert!.id, { status: "cancelled" });
		expect((await proposes(hubert!, anna!)).statusCode).toBe(403);
		for (let n = 0; n < 2; n++) await tend();
		const states = async (who: TestPerson) => (await all(who)).map((one) => one.state);
		expect([await states(anna!), await states(ola!)]).toEqual([
			["cancelled", "proposed"],
			["proposed", "declined"],
		]);
		expect((await letters()).toSorted()).toEqual(["anna: cancelled", "ola: declined"]);
		const [told] = (await anna!.ask("/api/user/notices?lang=en")).json().notices;
		expect(told).toMatchObject({ kind: "appointment-cancelled", isRead: false, path: "account/meetings" });
	});

	test("both get one reminder, an hour before an agreed time that did not change in that hour", async () => {
		const reminders = async () => (await letters()).filter((one) => one.endsWith("reminder"));
		const remindAt = async (moment: string) => {
			site.server.clock.set(moment);
			await tend();
			return reminders();
		};
		const id = await agreed();
		await connect(ola!, hubert!);
		await proposes(ola!, hubert!);
		expect(await remindAt("2025-06-06T08:59:00Z")).toEqual([]);
		const both = ["hubert: reminder", "anna: reminder"];
		expect(await remindAt("2025-06-06T09:00:00Z")).toEqual(both);
		expect(await remindAt("2025-06-06T09:01:00Z")).toEqual(both);
		await moves(anna!, id, LATER, stands);
		await answers(hubert!, id, true, { state: "agreed", startDate: LATER });
		expect(await remindAt("2025-06-06T11:30:00Z")).toEqual([...both, ...both]);
		const late = "2025-06-06T12:20:00.000Z";
		await moves(anna!, id, late, { state: "agreed", startDate: LATER });
		await answers(hubert!, id, true, { state: "agreed", startDate: late });
		expect(await remindAt("2025-06-06T11:40:00Z")).toEqual([...both, ...both]);
	});

	test("appointments are deleted twelve months after the event", async () => {
		await agreed();
		site.server.clock.set("2026-06-09T10:00:00Z");
		await forgetAppointments(site.deps);
		expect(await site.deps.db.$count(appointment)).toBe(0);
	});
});
