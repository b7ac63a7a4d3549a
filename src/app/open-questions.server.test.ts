import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sampleBundle } from "../../tests/harness/bundles.ts";
import { organiserOf } from "../../tests/harness/organiser.ts";
import { loggedIn } from "../../tests/harness/registering.ts";
import { doByItself, freshServer, type TestServer } from "../../tests/harness/server.ts";
import { whileLocked } from "../../tests/harness/while-locked.ts";
import { account } from "../features/account/server/tables.ts";
import { emailNewQuestions } from "../features/open-questions/server/email-questions.ts";
import { questionEmail } from "../features/open-questions/server/tables.ts";
import { openQuestionRefusals as refusals } from "../features/open-questions/texts.ts";
import { additionalInput, ticketPackage } from "../features/packages/server/tables.ts";
import { getPerson, type Person } from "../features/participants/person-contract.ts";
import { answersOf } from "../features/registration/answers.ts";
import { countAnsweredRegistrations } from "../features/ticket-holders/server/count-store.ts";
import { registration } from "../features/ticket-holders/server/tables.ts";
import { auditEntry } from "../kit/audit/tables.ts";
import { emailMessage } from "../kit/mail/tables.ts";
import { emailSettingsOf } from "./boot/email-settings.ts";
import { ROOT } from "./boot/root.ts";
import { unzipped } from "./bundle/archive.ts";
import type { Bundle, Item } from "./bundle/format.ts";
import { importBundle } from "./bundle/import-bundle.ts";
import { renamed } from "./bundle/rules.ts";

const DIET = "Jaka dieta?";
const SIZE = "Jaki rozmiar?";
const FIRST = "Skąd wiesz?";
const both = (pl: string) => ({ pl, en: `${pl} (en)` });
const diet = {
	key: "dieta",
	name: both(DIET),
	type: 3,
	isRequired: true,
	options: ["wege", "mięso"].map((value) => ({ value, valueEn: value })),
};
const size = { key: "rozmiar", name: both(SIZE), type: 0, isRequired: false, options: [] };

/** The sample event without limits and prices, and with a package PRO beside EXPO. `added` are EXPO's new questions. */
function bundleWith(code: string, added: Item[] = [], without: string[] = []): Bundle {
	const bundle = renamed(sampleBundle(), code);
	const [expo] = bundle.lists.packages as [Item & { inputs: Item[]; prices: Item[] }];
	const free = { ...expo, options: [], prices: [1, 2].map((round) => ({ round, netGrosz: 0 })) };
	const inputs = [...expo.inputs, ...added].filter(({ key }) => !without.includes(key as string));
	const packages = [
		{ ...free, inputs },
		{ ...free, code: "PRO", name: "Pro", inputs: [] },
	];
	return { ...bundle, lists: { ...bundle.lists, packages } };
}

let server: TestServer;
let addresses = 0;
const load = (...of: Parameters<typeof bundleWith>) => importBundle(server.deps, bundleWith(...of), new Map(), "test");
const at = (time: string) => server.clock.set(`2025-04-30T${time}:00Z`);
const sendDue = () => doByItself(server, "questions-added");

type Holder = Awaited<ReturnType<typeof holder>>;

async function holder(name: string, eventCode = "PROBA25", more: object = {}) {
	const email = `${name}@firma.example`;
	const cookie = await loggedIn(server, email, { eventCode, ...more });
	const { db } = server.deps;
	const [person] = await db.select().from(account).where(eq(account.email, email));
	const [ticket] = await db.select().from(registration).where(eq(registration.accountId, person!.id));
	const remoteAddress = `198.51.100.${++addresses}`;
	const ask = (method: "GET" | "POST", url: string, payload?: object, headers: object = {}) =>
		server.app.inject({ method, url, remoteAddress, headers: { cookie, ...headers }, ...(payload && { payload }) });
	return {
		id: ticket!.id,
		accountId: person!.id,
		email,
		open: async () =>
			(await ask("GET", "/api/user/open-questions?lang=en")).json().tickets as {
				registrationId: number;
				questions: { objectId: number; name: string; isRequired: boolean }[];
			}[],
		answer: (values: Record<number, string | string[]>, of = ticket!.id, headers: object = {}) =>
			ask(
				"POST",
				`/api/user/open-questions/${of}?lang=en`,
				{ answers: Object.entries(values).map(([id, value]) => ({ objectId: Number(id), value })) },
				headers,
			),
		counts: async () =>
			(await ask("GET", "/api/user/tickets")).json().tickets.map((one: { openQuestions: number }) => one.openQuestions),
		stored: async () => {
			const [row] = await db.select().from(registration).where(eq(registration.id, ticket!.id));
			return answersOf(row!.profile.additionalInputs ?? "")!;
		},
		data: async () => {
			const files = await unzipped((await ask("GET", "/api/user/data")).rawPayload);
			return JSON.parse(Buffer.from(files.get("tickets.json")!).toString());
		},
		emails: async () =>
			(await db.select().from(emailMessage).where(eq(emailMessage.recipient, email))).filter(
				({ kind }) => kind === "questions-added",
			),
	};
}

const namesOf = async (who: Holder) => (await who.open()).flatMap(({ questions }) => questions.map(({ name }) => name));
const idOf = async (name: string, eventCode = "PROBA25") => {
	const rows = await server.deps.db
		.select({ id: additionalInput.id, name: additionalInput.name, code: ticketPackage.code })
		.from(additionalInput)
		.innerJoin(ticketPackage, eq(ticketPackage.id, additionalInput.packageId))
		.where(
			sql`${ticketPackage.eventId} = (select id from event where code = ${eventCode}) and ${additionalInput.name} = ${name}`,
		);
	return rows[0]!.id;
};

let anna: Holder;
let jan: Holder;
let ewa: Holder;
let ola: Holder;

beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T08:00:00Z" });
	await load("PROBA25");
	await load("INNA25");
	at("08:10");
	const knows = { additionalInputs: JSON.stringify([{ objectId: await idOf(FIRST), value: "z gazety" }]) };
	anna = await holder("anna", "PROBA25", knows);
	jan = await holder("jan");
	ewa = await holder("ewa", "INNA25");
	ola = await holder("ola", "PROBA25", { packageCode: "PRO" });
	await server.deps.db.delete(emailMessage);
	at("09:00");
}, 60_000);

describe("the open questions of a person", () => {
	test("are those of their package that came after they registered, at this event", async () => {
		expect([await anna.open(), await jan.open()]).toEqual([[], []]);
		await load("PROBA25", [diet, size]);
		const own = await anna.open();
		expect(own).toMatchObject([
			{
				registrationId: anna.id,
				questions: [
					{ name: DIET, isRequired: true },
					{ name: SIZE, isRequired: false },
				],
			},
		]);
		expect(await namesOf(jan)).toEqual([DIET, SIZE]);
		expect([await ewa.open(), await ola.open()]).toEqual([[], []]);
		expect([await anna.counts(), await jan.counts(), await ewa.counts(), await ola.counts()]).toEqual([
			[2],
			[2],
			[0],
			[0],
		]);
		at("09:05");
		const late = await holder("late", "PROBA25", {
			additionalInputs: JSON.stringify([{ objectId: await idOf(DIET), value: "wege" }]),
		});
		expect(await late.open()).toEqual([]);
		await load("PROBA25", [diet, { ...size, name: both("Jaki rozmiar koszulki?"), isRequired: true }]);
		expect([await late.open(), await namesOf(anna)]).toEqual([[], [DIET, "Jaki rozmiar koszulki?"]]);
	});

	test("are none for a cancelled or unpaid ticket, and after the event", async () => {
		await load("PROBA25", [diet]);
		const { db } = server.deps;
		for (const status of ["cancelled", "reserved"] as const) {
			await db.update(registration).set({ status }).where(eq(registration.id, anna.id));
			expect(await anna.open()).toEqual([]);
		}
		expect(await namesOf(jan)).toEqual([DIET]);
		server.clock.set("2025-06-06T14:59:00Z");
		expect(await namesOf(jan)).toEqual([DIET]);
		server.clock.set("2025-06-06T15:00:00Z");
		expect(await jan.open()).toEqual([]);
	});

	test("need a log-in", async () => {
		const answers = await Promise.all([
			server.app.inject("/api/user/open-questions"),
			server.app.inject({
				method: "POST",
				url: `/api/user/open-questions/${anna.id}`,
				payload: { answers: [{ objectId: 1, value: "" }] },
			}),
		]);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
	});
});

describe("answers", () => {
	test("follow the rules of registration, and are stored beside the first answers", async () => {
		await load("PROBA25", [diet, size]);
		const [dietId, sizeId] = [await idOf(DIET), await idOf(SIZE)];
		const refused = await anna.answer({ [dietId]: "ryba", [sizeId]: "M" });
		expect([refused.statusCode, refused.json().modelState]).toEqual([
			400,
			{ [`answers.${dietId}`]: ["Choose one of the options given."] },
		]);
		expect((await anna.answer({ [dietId]: " ", [sizeId]: "" })).json().modelState).toEqual({
			[`answers.${dietId}`]: ["this field is required"],
		});
		expect(await anna.stored()).toEqual([{ objectId: await idOf(FIRST), value: "z gazety" }]);
		const saved = await anna.answer({ [dietId]: "wege", [sizeId]: "" });
		expect([saved.statusCode, saved.json()]).toEqual([200, { tickets: [] }]);
		expect(await anna.stored()).toEqual([
			{ objectId: await idOf(FIRST), value: "z gazety" },
			{ objectId: dietId, value: "wege" },
			{ objectId: sizeId, value: "" },
		]);
		expect([await namesOf(jan), await jan.stored()]).toEqual([[DIET, SIZE], []]);
		const entries = await server.deps.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.action, "registration.answered"));
		expect(entries).toMatchObject([
			{ actor: anna.accountId, subject: `registration:${anna.id}`, detail: { count: 2 } },
		]);
	});

	test("to some questions leave the others open", async () => {
		await load("PROBA25", [diet, size]);
		const answer = await anna.answer({ [await idOf(SIZE)]: "M" });
		expect(answer.json().tickets[0].questions.map(({ name }: { name: string }) => name)).toEqual([DIET]);
	});

	test("are refused for another person's ticket, another package's question and an invalid ticket", async () => {
		await load("PROBA25", [diet]);
		await load("INNA25", [diet]);
		const [here, there] = [await idOf(DIET), await idOf(DIET, "INNA25")];
		expect((await jan.answer({ [here]: "wege" }, anna.id)).statusCode).toBe(404);
		const other = await anna.answer({ [there]: "wege" });
		expect([other.statusCode, other.json().message]).toEqual([409, refusals.changed.en]);
		const first = await jan.answer({ [await idOf(FIRST)]: "z radia" });
		expect(first.statusCode).toBe(409);
		await server.deps.db.update(registration).set({ status: "cancelled" }).where(eq(registration.id, anna.id));
		const ended = await anna.answer({ [here]: "wege" });
		expect([ended.statusCode, ended.json().message]).toEqual([409, refusals.notPossible.en]);
		server.clock.set("2025-06-06T15:00:00Z");
		expect((await jan.answer({ [here]: "wege" })).statusCode).toBe(409);
		expect([await jan.stored(), await ewa.stored()]).toEqual([[], []]);
	});

	test("are refused with a sentence after the question was removed", async () => {
		await load("PROBA25", [diet, size]);
		const [dietId, sizeId] = [await idOf(DIET), await idOf(SIZE)];
		await server.deps.db.update(registration).set({ profile: {} }).where(eq(registration.id, anna.id));
		await load("PROBA25", [size]);
		const late = await jan.answer({ [dietId]: "wege", [sizeId]: "M" });
		expect([late.statusCode, late.json().type, late.json().message]).toEqual([
			409,
			"open-questions/changed",
			refusals.changed.en,
		]);
		expect(await jan.stored()).toEqual([]);
	});

	test("of two browsers at once: one is stored, the other one is refused", async () => {
		await load("PROBA25", [diet]);
		const dietId = await idOf(DIET);
		const answers = await whileLocked(server, anna.id, () =>
			["wege", "mięso"].map((value) => anna.answer({ [dietId]: value })),
		);
		expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
		const refusal = answers.find(({ statusCode }) => statusCode === 409)!.json();
		expect([refusal.type, refusal.message]).toEqual(["open-questions/answered", refusals.answered.en]);
		const first = answers.findIndex(({ statusCode }) => statusCode === 200);
		expect((await anna.stored()).at(-1)).toEqual({ objectId: dietId, value: ["wege", "mięso"][first] });
		expect(await anna.stored()).toHaveLength(2);
	});

	test("sent again after a lost response give the first response", async () => {
		await load("PROBA25", [diet]);
		const values = { [await idOf(DIET)]: "wege" };
		const key = { "idempotency-key": "klucz-0001" };
		const answers = [await anna.answer(values, anna.id, key), await anna.answer(values, anna.id, key)];
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
	});

	test("wait for a removal that has begun, and are refused", async () => {
		await load("PROBA25", [diet]);
		const dietId = await idOf(DIET);
		let late: ReturnType<Holder["answer"]> | undefined;
		await server.deps.db.transaction(async (tx) => {
			await countAnsweredRegistrations(tx, []);
			late = jan.answer({ [dietId]: "wege" });
			await setTimeout(500);
			await tx.delete(additionalInput).where(eq(additionalInput.id, dietId));
		});
		expect([(await late)!.statusCode, await jan.stored()]).toEqual([409, []]);
	});

	test("and a removal at the same moment never leave an answer without its question", async () => {
		await load("PROBA25", [diet]);
		const dietId = await idOf(DIET);
		await server.deps.db.update(registration).set({ profile: {} });
		const [answer, removal] = await Promise.all([
			jan.answer({ [dietId]: "wege" }),
			load("PROBA25").then(
				() => "removed",
				() => "refused",
			),
		]);
		expect([
			[200, "refused"],
			[409, "removed"],
		]).toContainEqual([answer.statusCode, removal]);
		expect((await jan.stored()).length).toBe(answer.statusCode === 200 ? 1 : 0);
	});
});

describe("the e-mail about new questions", () => {
	test("goes once to each person, for all questions that came together", async () => {
		await load("PROBA25", [diet]);
		at("09:06");
		await load("PROBA25", [diet, size]);
		at("09:15");
		await sendDue();
		expect(await anna.emails()).toEqual([]);
		at("09:16");
		const people = { ...server.deps, ...emailSettingsOf(server.deps.config) };
		const counts = await Promise.all([1, 2, 3].map(() => emailNewQuestions(people)));
		expect(counts.reduce((sum, one) => sum + one)).toBe(2);
		await sendDue();
		const [email, ...more] = await anna.emails();
		expect(more).toEqual([]);
		expect(email!.text).toContain(DIET);
		expect(email!.text).toContain(SIZE);
		expect(email!.text).toContain(`account/ticket/questions?ticket=${anna.id}`);
		expect([(await jan.emails()).length, await ewa.emails(), await ola.emails()]).toEqual([1, [], []]);
		at("10:00");
		await load("PROBA25", [diet, size, { ...size, key: "nowe", name: both("Coś jeszcze?") }]);
		at("10:30");
		await sendDue();
		const second = (await anna.emails())[1]!.text;
		expect(second).toContain("Coś jeszcze?");
		expect(second).not.toContain(DIET);
	});

	test("is left out for questions that are answered already, and for people who cannot answer", async () => {
		await load("PROBA25", [diet]);
		await anna.answer({ [await idOf(DIET)]: "wege" });
		const { db } = server.deps;
		await db.update(account).set({ emailVerified: false }).where(eq(account.id, jan.accountId));
		at("09:30");
		await sendDue();
		expect([await anna.emails(), await jan.emails()]).toEqual([[], []]);
		await db.update(account).set({ emailVerified: true }).where(eq(account.id, jan.accountId));
		await db.update(registration).set({ status: "cancelled" }).where(eq(registration.id, jan.id));
		await sendDue();
		expect(await jan.emails()).toEqual([]);
		await db.update(registration).set({ status: "confirmed" }).where(eq(registration.id, jan.id));
		server.clock.set("2025-06-06T15:00:00Z");
		await sendDue();
		expect(await jan.emails()).toEqual([]);
		at("09:30");
		await sendDue();
		expect(await jan.emails()).toHaveLength(1);
	});

	test("commits with its mark: a failure loses none and doubles none", async () => {
		await load("PROBA25", [diet]);
		at("09:30");
		const { db } = server.deps;
		await db.execute(sql`create function refuse_emails() returns trigger language plpgsql as
			$$ begin raise exception 'killed'; end $$`);
		await db.execute(sql`create trigger refuse_emails before insert on email_message
			for each row when (new.recipient = 'jan@firma.example') execute function refuse_emails()`);
		await sendDue().catch(() => {});
		const marks = await db.select({ id: questionEmail.registrationId }).from(questionEmail);
		expect(marks).toEqual([{ id: anna.id }]);
		await db.execute(sql`drop function refuse_emails cascade`);
		at("10:30");
		await sendDue();
		expect([(await anna.emails()).length, (await jan.emails()).length]).toEqual([1, 1]);
	});
});

test("an answer is seen in the office and in the person's data", async () => {
	await load("PROBA25", [diet, size]);
	const sales = await organiserOf(server, { role: "sales", eventCode: "PROBA25" });
	const look = async (): Promise<Person> =>
		(await sales.ask(getPerson, { params: { personId: anna.accountId } })).json();
	expect((await look()).details).toMatchObject({
		answers: [{ answer: "z gazety" }],
		openQuestions: [
			{ question: `${DIET} (en)`, isRequired: true },
			{ question: `${SIZE} (en)`, isRequired: false },
		],
	});
	await anna.answer({ [await idOf(DIET)]: "wege" });
	const { details } = await look();
	expect(details!.answers.map(({ answer }) => answer)).toEqual(["z gazety", "wege"]);
	expect(details!.openQuestions).toEqual([{ question: `${SIZE} (en)`, isRequired: false }]);
	const [ticket] = await anna.data();
	expect(ticket.answers).toEqual([
		{ question: FIRST, answer: "z gazety" },
		{ question: DIET, answer: "wege" },
	]);
});

test("the migration makes old questions older than every registration", async () => {
	const { db } = server.deps;
	const migration = readFileSync(join(ROOT, "migrations/0068_open-questions.sql"), "utf8");
	const ages = async (without: boolean) => {
		let found: unknown;
		await db
			.transaction(async (tx) => {
				await tx.execute(sql`drop table question_email`);
				await tx.execute(sql`alter table additional_input drop column added_at`);
				if (without) await tx.execute(sql`delete from registration`);
				for (const statement of migration.split("--> statement-breakpoint")) await tx.execute(sql.raw(statement));
				found = (
					await tx.execute(sql`select count(*)::int as questions,
						count(*) filter (where added_at < coalesce((select min(created_at) from registration), now()))::int as old
						from additional_input`)
				).rows[0];
				throw new Error("undone");
			})
			.catch((error: Error) => expect(error.message).toBe("undone"));
		return found;
	};
	await load("PROBA25", [diet]);
	expect(await ages(false)).toEqual({ questions: 3, old: 3 });
	expect(await ages(true)).toEqual({ questions: 3, old: 3 });
});
