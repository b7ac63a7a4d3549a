import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cinema, type Viewer } from "../../../../tests/harness/recordings.ts";
import { logIn } from "../../../../tests/harness/registering.ts";
import type { TestServer } from "../../../../tests/harness/server.ts";
import { accountByEmail } from "../../account/server/store.ts";
import { lectureLink } from "../../agenda/server/tables.ts";
import { watchedBy } from "./store.ts";
import { recording, watchProgress } from "./tables.ts";

let server: TestServer;
let ids: Awaited<ReturnType<typeof cinema>>["ids"];
let ask: Awaited<ReturnType<typeof cinema>>["ask"];
beforeAll(async () => {
	({ server, ids, ask } = await cinema());
});

beforeEach(async () => {
	server.clock.set("2025-06-20T10:00:00Z");
	await server.deps.db.delete(watchProgress);
});

const place = (who: Viewer | undefined, id: number) =>
	ask(who, `/api/recording/${id}/place?lang=en`, { method: "POST", payload: { seconds: 12 } });

describe("access by package, day and time", () => {
	const cases: [Viewer | undefined, online: string | undefined, onsite: string | undefined][] = [
		[undefined, undefined, undefined],
		["expo", "locked", "locked"],
		["online", "open", "locked"],
		["onsite", "locked", "locked"],
		["standard", "open", "open"],
		["exec", "open", "open"],
		["stranger", "locked", "locked"],
		["reserved", "unpaid", "unpaid"],
		["cancelled", "locked", "locked"],
	];
	const moments = ["2025-06-18T10:00:00.000Z", "2025-09-18T09:59:59.999Z", "2025-09-18T10:00:00.000Z"];
	test.each(cases.flatMap((one) => moments.map((moment) => [...one, moment] as const)))(
		"%s: %s, %s at %s",
		async (who, online, onsite, moment) => {
			server.clock.set(moment);
			const listed = await ask(who, "/api/event/msts25/recordings");
			if (!who) {
				const calls = [listed, await ask(who, `/api/recording/${ids.online}`), await place(who, ids.online)];
				const captions = await ask(who, `/api/recording/${ids.online}/captions/pl`);
				expect([...calls, captions].map((one) => one.statusCode)).toEqual([401, 401, 401, 401]);
				return;
			}
			for (const [id, state] of [
				[ids.online, moment === moments[2] ? "over" : online],
				[ids.onsite, moment === moments[2] ? "over" : onsite],
			] as const) {
				const inList = listed.json().recordings.find((one: { objectId: number }) => one.objectId === id);
				const one = (await ask(who, `/api/recording/${id}`)).json();
				expect([inList.state, one.state, one.filmUrl !== null, one.chapters.length]).toEqual([
					state,
					state,
					state === "open",
					state === "open" ? 1 : 0,
				]);
				expect(one.watchUntil).toBe("2025-09-18T10:00:00.000Z");
				const answers = [await ask(who, one.filmUrl ?? `/api/recording/${id}/film/1.none`), await place(who, id)];
				answers.push(await ask(who, `/api/recording/${id}/captions/pl`));
				expect(answers.map((answer) => answer.statusCode)).toEqual(
					state === "open" ? [200, 200, 200] : [404, 403, 403],
				);
			}
		},
	);

	test("access ends in the event's zone", async () => {
		const state = async (moment: string) => {
			server.clock.set(moment);
			return (await ask("stranger", `/api/recording/${ids.newYork}`)).json().state;
		};
		expect(await state("2026-02-28T23:29:59.999Z")).toBe("open");
		expect(await state("2026-02-28T23:30:00.000Z")).toBe("over");
	});

	test("unpublished recordings are hidden", async () => {
		const listed = async () => (await ask("exec", "/api/event/MSTS25/recordings")).json().recordings.length;
		server.clock.set("2025-07-01T09:59:59.999Z");
		expect([await listed(), (await ask("exec", `/api/recording/${ids.later}`)).statusCode]).toEqual([2, 404]);
		server.clock.set("2025-07-01T10:00:00.000Z");
		expect([await listed(), (await ask("exec", `/api/recording/${ids.later}`)).statusCode]).toEqual([3, 200]);
	});
});

test("a recording lists its lecture's slides and materials in order", async () => {
	const { db } = server.deps;
	const lectureOf = async (id: number) => (await db.select().from(recording).where(eq(recording.id, id)))[0]!.lectureId;
	const [online, onsite] = [await lectureOf(ids.online), await lectureOf(ids.onsite)];
	await db.insert(lectureLink).values([
		{ lectureId: online, position: 1, title: "Kod", url: "https://kod.example/repo" },
		{ lectureId: online, position: 0, title: "Slajdy", url: "https://slajdy.example/1.pdf" },
		{ lectureId: onsite, position: 0, title: "Inne", url: "https://slajdy.example/2.pdf" },
	]);
	const materials = async (id: number) => (await ask("standard", `/api/recording/${id}`)).json().materials;
	expect(await materials(ids.online)).toEqual([
		{ title: "Slajdy", url: "https://slajdy.example/1.pdf" },
		{ title: "Kod", url: "https://kod.example/repo" },
	]);
	expect(await materials(ids.onsite)).toEqual([{ title: "Inne", url: "https://slajdy.example/2.pdf" }]);
	await db.delete(lectureLink);
});

test("the packages that open recordings, with the price of the change", async () => {
	server.clock.set("2025-06-05T10:00:00Z");
	const publish = (at: string) =>
		server.deps.db
			.update(recording)
			.set({ publishedAt: new Date(at) })
			.where(eq(recording.id, ids.later));
	await publish("2025-06-01T10:00:00Z");
	const offers = async (who: Viewer) => {
		const { packageName, offers: all } = (await ask(who, "/api/event/MSTS25/recordings")).json();
		return [packageName, all.map((one: object) => Object.values(one).slice(1))];
	};
	const whole = [
		["P-ONLINE", "online", 36_777],
		["P-STANDARD", "all", 92_127],
		["P-EXEC", "all", 184_377],
	];
	expect(await offers("expo")).toEqual(["Expo", whole]);
	expect(await offers("stranger")).toEqual([null, whole]);
	const without = whole.map(([name, opens]) => [name, opens, null]);
	expect(await offers("reserved")).toEqual(["P-STANDARD", without]);
	// after the event a better package is offered only if it opens more recordings
	server.clock.set("2025-06-20T10:00:00Z");
	expect(await offers("expo")).toEqual(["Expo", whole]);
	expect(await offers("online")).toEqual(["P-ONLINE", [without[0], ...whole.slice(1)]]);
	expect(await offers("stranger")).toEqual([null, without]);
	server.clock.set("2025-09-18T10:00:00Z");
	expect(await offers("expo")).toEqual(["Expo", without]);
	await publish("2025-07-01T10:00:00Z");
});

test("the position is private, stays within the film, and is on every device", async () => {
	const save = async (seconds: unknown) =>
		ask("standard", `/api/recording/${ids.online}/place`, { method: "POST", payload: { seconds } });
	expect((await save(12)).json()).toEqual({ seconds: 12 });
	expect((await save(900)).json()).toEqual({ seconds: 30 });
	for (const wrong of [-1, 1.5, "5", null]) expect((await save(wrong)).statusCode).toBe(400);
	await save(17);
	const cookie = await logIn(server, "standard@ktos.example");
	const elsewhere = await server.app.inject({ url: `/api/recording/${ids.online}`, headers: { cookie } });
	expect(elsewhere.json().placeSeconds).toBe(17);
	expect((await ask("exec", `/api/recording/${ids.online}`)).json().placeSeconds).toBe(0);
	const of = async (who: string) =>
		watchedBy(server.deps.db, (await accountByEmail(server.deps.db, `${who}@ktos.example`))!.id);
	expect(await of("standard")).toMatchObject([{ eventCode: "MSTS25", seconds: 17 }]);
	expect(await of("exec")).toEqual([]);
	const listed = (await ask("standard", "/api/event/MSTS25/recordings")).json().recordings;
	expect(listed.map((one: { placeSeconds: number }) => one.placeSeconds)).toEqual([17, 0]);
});

test("unknown recordings are a 404", async () => {
	for (const url of [
		"/api/event/NONE/recordings",
		"/api/recording/999",
		"/api/recording/999/captions/pl",
		`/api/recording/${ids.online}/captions/de`,
	])
		expect((await ask("standard", url)).statusCode).toBe(404);
	for (const url of ["/api/recording/0", "/api/recording/x"]) expect((await ask("standard", url)).statusCode).toBe(400);
});
