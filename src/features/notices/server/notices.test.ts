import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type HintListener, listenToHints } from "../../../../tests/harness/changes.ts";
import { addCalendar, addCategory, addLecture } from "../../../../tests/harness/content.ts";
import { addParticipant, meets } from "../../../../tests/harness/matchmaking.ts";
import { fair } from "../../../../tests/harness/meetings.ts";
import type { TestPerson } from "../../../../tests/harness/people.ts";
import { doByItself, doDueWork } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { lecture } from "../../agenda/server/tables.ts";
import { ticketPackage, waitingEntry } from "../../packages/server/tables.ts";
import type { Notice } from "../contract.ts";
import { notice } from "./tables.ts";

let site: Awaited<ReturnType<typeof fair>>;
let [anna, hubert, ola]: TestPerson[] = [];
const open: HintListener[] = [];

beforeEach(async () => {
	site = await fair();
	[anna, hubert, ola] = [
		await addParticipant(site, "anna", "standard"),
		await addParticipant(site, "hubert", "standard"),
		await addParticipant(site, "ola", "standard"),
	];
	for (const [who, lastName] of [
		[hubert, "Śliwa"],
		[ola, "Zając"],
	] as const)
		await site.deps.db
			.update(account)
			.set({ firstName: who === ola ? "Ola" : "Hubert", lastName })
			.where(eq(account.id, who!.id));
}, 60_000);
afterEach(async () => {
	for (const { socket } of open.splice(0)) socket.close();
	await site.server.app.close();
});

type List = { notices: Notice[]; next: string | null; unread: number };
const list = async (who: TestPerson, query = ""): Promise<List> =>
	(await who.ask(`/api/user/notices?lang=en${query}`)).json();
const texts = async (who: TestPerson) => (await list(who)).notices.map(({ text, detail }) => [text, detail]);
const kinds = async (who: TestPerson) => (await list(who)).notices.map(({ kind }) => kind);
const post = (who: TestPerson, url: string, payload: object = {}) =>
	who.ask(`${url}?lang=en`, { method: "POST", payload });
const reads = async (who: TestPerson) => (await list(who)).notices.map(({ isRead }) => isRead);
const unread = async (who: TestPerson) => (await who.ask("/api/user/notices/unread")).json().unread;

async function connect(one: TestPerson, other: TestPerson): Promise<void> {
	await meets.invite(one, other);
	const { received } = (await meets.lists(other)).json();
	const invited = received.find((it: { id: string }) => it.id === one.id);
	await meets.answer(other, invited.invitationId, true);
}

async function talk(one: TestPerson, other: TestPerson) {
	await connect(one, other);
	const { conversations } = (await one.ask("/api/chat/conversations?lang=en")).json();
	const id = conversations.find(
		(it: { partner: { person: { id: string } | null } }) => it.partner.person?.id === other.id,
	).objectId as number;
	await site.deps.db.delete(notice);
	const send = (who: TestPerson, text: string) =>
		post(who, `/api/chat/conversations/${id}/messages`, { key: crypto.randomUUID(), text });
	const sees = (who: TestPerson, number: number) => post(who, `/api/chat/conversations/${id}/seen`, { number });
	return { id, send, sees };
}

describe("only the people concerned get notices", () => {
	test("invitations and answers", async () => {
		await connect(anna!, hubert!);
		await meets.invite(hubert!, ola!);
		expect(await kinds(anna!)).toEqual(["person-accepted"]);
		expect(await kinds(hubert!)).toEqual(["person-invited"]);
		expect((await list(hubert!)).notices[0]!.isRead).toBe(true); // answered on the screen that showed it
		const [told, ...more] = (await list(ola!)).notices;
		expect(more).toEqual([]);
		expect(told).toMatchObject({
			text: expect.stringMatching(/invites you to talk$/),
			path: "account/people/invitations",
			event: { code: "MSTS25" },
			isRead: false,
		});
		const polish = (await ola!.ask("/api/user/notices?lang=pl")).json().notices[0].text;
		expect(polish).toMatch(/zaprasza Cię do rozmowy$/);
	});

	test("a blocked person's invitation gives no notice", async () => {
		await meets.block(hubert!, anna!);
		expect((await meets.invite(anna!, hubert!)).statusCode).toBe(200);
		expect(await kinds(hubert!)).toEqual([]);
	});

	test("meetings of participants, even with e-mails off", async () => {
		await addCalendar(site.deps, site.event, {
			startsAt: new Date("2025-06-06T07:00:00Z"),
			endsAt: new Date("2025-06-06T16:00:00Z"),
		});
		await connect(anna!, hubert!);
		for (const who of [anna!, hubert!])
			await post(who, "/api/user/email-preferences", { topic: "appointments", isOn: false });
		await site.deps.db.delete(notice);
		const at = "/api/event/MSTS25";
		const times = { startDate: "2025-06-06T10:00:00.000Z", minutes: 20, place: "Stolik 4" };
		const { id } = (await post(anna!, `${at}/people/${hubert!.id}/appointments`, { ...times, note: "" })).json();
		const expected = { state: "proposed", startDate: times.startDate };
		await post(hubert!, `${at}/appointments/${id}/answer`, { isAccepted: true, expected });
		const agreed = { ...expected, state: "agreed" };
		const later = { ...times, startDate: "2025-06-06T12:00:00.000Z", place: null };
		await post(anna!, `${at}/appointments/${id}/move`, { ...later, expected: agreed });
		await post(anna!, `${at}/appointments/${id}/cancel`, { expected: { ...agreed, startDate: later.startDate } });
		expect(await texts(anna!)).toEqual([["Hubert Śliwa accepts the meeting", "6 June, 12:00, Stolik 4"]]);
		expect(await texts(hubert!)).toEqual([
			["Anna Szczepankowska-Wójcik cancels the meeting", "6 June, 12:00, Stolik 4"],
			["Anna Szczepankowska-Wójcik asks to move the meeting", "6 June, 14:00, instead of 6 June, 12:00"],
			["Anna Szczepankowska-Wójcik proposes a meeting", "6 June, 12:00, Stolik 4"],
		]);
		// an answer on any screen marks the notice as read
		expect([await reads(anna!), await reads(hubert!)]).toEqual([[true], [false, false, true]]);
		expect(await kinds(ola!)).toEqual([]);
		const { rows } = await site.deps.db.execute(sql`select kind from email_message where kind like 'appointment-%'`);
		expect(rows).toEqual([]);
	});

	test("an exhibitor's answers to a visitor", async () => {
		await site.work(ola!, site.norvika);
		const [first, second] = [await site.slot(site.norvika, 0, "Stolik 1"), await site.slot(site.norvika, 60)];
		const other = await site.slot(site.lumigrad, 120);
		const { meetingId: id } = (await site.asks(anna!, first, { topicId: site.topic })).json();
		await site.asks(hubert!, other);
		await site.answers(ola!, site.norvika, id, { isAccepted: true });
		await site.answers(ola!, site.norvika, id, { slotId: second });
		await site.answers(ola!, site.norvika, id, { isAccepted: false });
		expect(await texts(anna!)).toEqual([
			["Norvika cancels the meeting", "6 June, 12:00, Stolik 1"],
			["Norvika asks to move the meeting", "6 June, 13:00, instead of 6 June, 12:00"],
			["Norvika accepts your request for a meeting", "6 June, 12:00, Stolik 1"],
		]);
		expect([await kinds(hubert!), await kinds(ola!)]).toEqual([[], []]);
	});

	test("an exhibitor's request to move is marked as read by its answer", async () => {
		await site.work(ola!, site.norvika);
		const [first, second] = [await site.slot(site.norvika, 0), await site.slot(site.norvika, 60)];
		const { meetingId: id } = (await site.asks(anna!, first, { topicId: site.topic })).json();
		const other = await site.slot(site.lumigrad, 120);
		await site.asks(hubert!, other);
		await site.answers(ola!, site.norvika, id, { isAccepted: true });
		await site.answers(ola!, site.norvika, id, { slotId: second });
		expect(await reads(anna!)).toEqual([false, false]);
		await site.replies(anna!, id, { moveTo: second, isAccepted: true });
		expect(await reads(anna!)).toEqual([true, true]);
	});

	test("a moved lecture, for everybody who planned it, at each of two events", async () => {
		const at = async (event: { id: number }, subject: string) =>
			(
				await addLecture(
					site.deps,
					{
						event,
						category: await addCategory(site.deps, event),
						calendar: await addCalendar(site.deps, event),
					},
					{
						subject,
						startsAt: new Date("2025-06-07T08:00:00Z"),
						endsAt: new Date("2025-06-07T09:00:00Z"),
						place: "Sala A",
					},
				)
			).id;
		const [here, there] = [await at(site.event, "Passkeys"), await at(site.other, "Kubernetes")];
		for (const id of [here, there]) await post(anna!, `/api/user/favourites/${id}`, { isFavourite: true });
		await post(hubert!, `/api/user/favourites/${there}`, { isFavourite: true });
		const move = (id: number, place: string) => site.deps.db.update(lecture).set({ place }).where(eq(lecture.id, id));
		await move(here, "Sala B");
		await doByItself(site.server, "plan-changes");
		await move(there, "Sala C");
		await doByItself(site.server, "plan-changes");
		await doByItself(site.server, "plan-changes");
		expect(await texts(anna!)).toEqual([
			["A change in your plan: Kubernetes", expect.stringMatching(/^Now: .*, Sala C\. Before: .*, Sala A\.$/)],
			["A change in your plan: Passkeys", expect.stringMatching(/^Now: .*10:00, Sala B\. Before: .*10:00, Sala A\.$/)],
		]);
		expect((await list(anna!)).notices.map(({ event, path }) => [event.code, path])).toEqual([
			["NYC25", `account/agenda?lecture=${there}`],
			["MSTS25", `account/agenda?lecture=${here}`],
		]);
		expect(await kinds(hubert!)).toEqual(["lecture-moved"]);
		await site.deps.db.delete(lecture).where(eq(lecture.id, there));
		expect([await kinds(anna!), await unread(anna!), await unread(hubert!)]).toEqual([["lecture-moved"], 1, 0]);
	});

	test("an offer from a waiting list, for a confirmed address, with its link while it is valid", async () => {
		const { db, clock } = site.deps;
		const { packageId } = site.tickets.basic;
		await db.update(ticketPackage).set({ capacity: 1 }).where(eq(ticketPackage.id, packageId));
		const line = {
			packageId,
			firstName: "X",
			lang: "en" as const,
			state: "waiting" as const,
			createdAt: clock.now(),
			confirmedAt: clock.now(),
		};
		await db.insert(waitingEntry).values([
			{ ...line, email: hubert!.email, secretHash: "one" },
			{ ...line, email: "stranger@ktos.example", secretHash: "two" },
		]);
		await doByItself(site.server, "waiting-lists");
		const [told, ...more] = (await list(hubert!)).notices;
		expect(more).toEqual([]);
		expect(told).toMatchObject({ kind: "waiting-offered", detail: expect.stringMatching(/^We hold it until /) });
		const secret = /^registration\.html\?package=P-BASIC&offer=(.+)$/.exec(told!.path)?.[1];
		expect((await site.server.app.inject(`/api/waitingList/${secret}`)).json()).toMatchObject({ state: "offered" });
		await db.transaction((tx) =>
			site.deps.waitingCommands.onTaken(tx, { accountId: hubert!.id, offerSecret: secret ?? "" }),
		);
		expect(await reads(hubert!)).toEqual([true]);
		site.server.clock.set(new Date(clock.now().getTime() + 25 * 3600_000).toISOString());
		expect((await list(hubert!)).notices[0]?.path).toBe("registration.html?package=P-BASIC");
		expect(await kinds(anna!)).toEqual([]);
	});
});

describe("messages", () => {
	test("are one notice per conversation, whose count restarts after reading", async () => {
		const { id, send, sees } = await talk(anna!, hubert!);
		const second = await talk(ola!, hubert!);
		for (const text of ["1", "2", "3"]) await send(anna!, text);
		await second.send(ola!, "Cześć");
		expect(await texts(hubert!)).toEqual([
			["A new message: Ola Zając", null],
			["3 new messages: Anna Szczepankowska-Wójcik", null],
		]);
		expect((await list(hubert!)).notices.map(({ path }) => path)).toEqual([
			`account/chats/${second.id}`,
			`account/chats/${id}`,
		]);
		expect(await kinds(anna!)).toEqual([]);
		await sees(hubert!, 2); // the third arrived during the request
		expect(await unread(hubert!)).toBe(2);
		await sees(hubert!, 3);
		expect(await unread(hubert!)).toBe(1);
		await send(anna!, "4");
		const [newest] = (await list(hubert!)).notices;
		expect(newest).toMatchObject({ text: expect.stringMatching(/^A new message: /), isRead: false });
	});

	test("sent at once are all counted, and a resent one is not", async () => {
		const { id, send } = await talk(anna!, hubert!);
		await Promise.all(Array.from({ length: 12 }, (_, n) => send(anna!, String(n))));
		const again = () =>
			post(anna!, `/api/chat/conversations/${id}/messages`, { key: "00000000-0000-4000-8000-00000000abcd", text: "x" });
		await again();
		expect((await again()).statusCode).toBe(200);
		expect((await list(hubert!)).notices[0]?.text).toMatch(/^13 new messages/);
	});

	test("that a closed conversation hides give no notice", async () => {
		const { send } = await talk(anna!, hubert!);
		await meets.block(hubert!, anna!);
		await send(anna!, "Halo?");
		expect(await kinds(hubert!)).toEqual([]);
	});
});

describe("the list", () => {
	const at = (minute: number) => new Date(Date.parse("2025-05-01T10:00:00Z") + minute * 60_000);
	const invited = (who: TestPerson, minutes: number[]) =>
		site.deps.db.insert(notice).values(
			minutes.map((minute) => ({
				accountId: who.id,
				eventId: site.event.id,
				personId: ola!.id,
				kind: "person-invited" as const,
				createdAt: at(minute),
			})),
		);

	test("has pages, newest first, with each notice once", async () => {
		await invited(
			anna!,
			Array.from({ length: 65 }, (_, n) => Math.floor(n / 2)),
		);
		await invited(hubert!, [1, 2]);
		const found: Notice[] = [];
		for (let next: string | null = ""; next !== null; ) {
			const page: List = await list(anna!, next && `&before=${next}`);
			found.push(...page.notices);
			({ next } = page);
		}
		expect(new Set(found.map(({ id }) => id)).size).toBe(65);
		expect(found.map(({ date }) => date)).toEqual(
			found
				.map(({ date }) => date)
				.toSorted()
				.toReversed(),
		);
		expect((await list(anna!)).unread).toBe(65);
		expect((await anna!.ask("/api/user/notices?before=nonsense")).statusCode).toBe(400);
		expect((await site.nobody.ask("/api/user/notices")).statusCode).toBe(401);
	});

	test("is read only by its person, up to the seen notice", async () => {
		await invited(anna!, [1, 2, 3]);
		await invited(hubert!, [1, 2]);
		const [newest, older] = (await list(anna!)).notices;
		expect((await post(hubert!, `/api/user/notices/${newest!.id}/read`)).statusCode).toBe(404);
		expect((await post(anna!, `/api/user/notices/${newest!.id}/read`)).json()).toEqual({ unread: 2 });
		const readAll = () => post(anna!, "/api/user/notices/read-all", { until: older!.date });
		await invited(anna!, [4]);
		await Promise.all([readAll(), readAll()]);
		expect([await unread(anna!), await unread(hubert!)]).toEqual([1, 2]);
	});

	test("only the person's open pages learn of new and read notices, on every device", async () => {
		const [first, second, others] = [
			await listenToHints(site.server.app, hubert!),
			await listenToHints(site.server.app, hubert!),
			await listenToHints(site.server.app, ola!),
		];
		open.push(first, second, others);
		const count = ({ topics }: HintListener) => topics.filter((one) => one === "notices").length;
		await meets.invite(anna!, hubert!);
		await doDueWork(site.server);
		for (const page of [first, second]) await expect.poll(() => count(page)).toBe(1);
		const [told] = (await list(hubert!)).notices;
		await post(hubert!, `/api/user/notices/${told!.id}/read`);
		for (const page of [first, second]) await expect.poll(() => count(page)).toBe(2);
		await meets.invite(anna!, ola!);
		await doDueWork(site.server);
		await expect.poll(() => count(others)).toBe(1);
		const { received } = (await meets.lists(ola!)).json();
		await meets.answer(ola!, received[0].invitationId, false);
		await doDueWork(site.server);
		await expect.poll(() => count(others)).toBe(2);
		for (const page of [first, second]) expect(count(page)).toBe(2);
	});

	test("deletes old notices, surplus notices, and the notices of deleted accounts", async () => {
		await invited(
			anna!,
			Array.from({ length: 305 }, (_, n) => n),
		);
		await invited(hubert!, [0, 1]);
		await invited({ ...hubert!, id: "gone" }, [1]);
		await doByItself(site.server, "forget-notices");
		const noticeCounts = async () => {
			const { rows } = await site.deps.db.execute<{ account_id: string; count: string; first: Date }>(
				sql`select account_id, count(*), min(created_at) as first from notice group by 1`,
			);
			return new Map(rows.map((row) => [row.account_id, Number(row.count)]));
		};
		expect(await noticeCounts()).toEqual(
			new Map([
				[anna!.id, 300],
				[hubert!.id, 2],
			]),
		);
		site.server.clock.set(new Date(at(0).getTime() + 180 * 86_400_000 + 30_000).toISOString());
		await doByItself(site.server, "forget-notices");
		expect(await noticeCounts()).toEqual(
			new Map([
				[anna!.id, 300],
				[hubert!.id, 1],
			]),
		);
	});
});
