import { readFileSync } from "node:fs";
import { join } from "node:path";
import { like } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { goodPayload } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { calendar } from "../../features/event/server/tables.ts";
import { exportBundle } from "../bundle/export-bundle.ts";
import { filesOf } from "../bundle/format.ts";
import { newEventBundle } from "../bundle/new-event.ts";
import { noEventPage } from "../http/no-event.ts";
import { buildServer } from "../http/server.ts";
import type { LandingData } from "../site/landing-data.ts";

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
});
const make = (typed: string) => runCommand(server, `event new ${typed}`);
const refused = (typed: string) => refusal(server, `event new ${typed}`);
const get = async (path: string) => (await server.app.inject(path)).json();
const WINTER = "ZIMA26 --name Zimowisko --from 2026-01-30 --city Kraków --place Kino";

test("an empty trial shows the command to type; an empty public site says to come back", async () => {
	const trial = { ...server.deps, config: { ...server.deps.config, publicUrl: "http://localhost:3000" } };
	const page = await noEventPage(trial);
	expect(page.status).toBe(404);
	expect(page.text).toContain("npx estrada event new MSTS25");
	expect((await noEventPage(server.deps)).text).not.toContain("npx");
});

async function landingOf(code: string): Promise<LandingData> {
	const app = await buildServer(server.deps, {
		renderer: {
			render: async ({ data }) => ({ html: `<pre>${JSON.stringify(data)}</pre>`, islands: [] }),
			assets: () => ({ script: "", styles: [], fonts: [] }),
		},
	});
	const { body } = await app.inject(`/e/${code}`);
	return JSON.parse(/<pre>(.*)<\/pre>/s.exec(body)![1]!) as LandingData;
}

test("a new event's page shows time and place, and no empty sections", async () => {
	await make("LATO25 --name Letnisko --from 2025-09-10 --city Kraków --place Hala --price 100.00 --open");
	await make("LATO26 --name Letnisko --from 2026-09-10 --city Kraków --place Hala --price 100.00 --open");
	const { hero, agenda } = await landingOf("LATO25");
	expect(hero.days).toMatchObject([
		{ name: "Dzień 1", note: expect.stringMatching(/^10\swrześnia\s2025, Hala, Kraków$/) },
	]);
	// a day named by its date, as in imported programmes
	await server.deps.db.update(calendar).set({ name: "10 września" }).where(like(calendar.code, "LATO26%"));
	expect((await landingOf("LATO26")).hero.days).toMatchObject([{ name: "10 września", note: "Hala, Kraków" }]);
	expect(hero.countdown).toMatchObject({ label: "Zaczynamy za" });
	expect(hero.lead).not.toContain("Letnisko");
	expect(agenda.intro).toBe("Program ogłosimy wkrótce.");
	// The code's year makes it outdated (spec §4), but it is not over.
	expect((await landingOf("LATO26")).agenda.intro).toBe("To agenda edycji, która odbędzie się w innym roku.");
});

test("a new event has its days and sells its package", async () => {
	const { text } = await make(`${WINTER} --name-en Winter --to 2026-02-01 --capacity 2 --open`);
	expect(text).toContain("ZIMA26 is created: http://estrada.test/e/ZIMA26");
	const days = await get("/api/event/ZIMA26/Calendars");
	expect(days.map((one: { code: string }) => one.code)).toEqual(["ZIMA26-D1", "ZIMA26-D2", "ZIMA26-D3"]);
	const { packages } = await get("/api/event/ZIMA26/packages");
	expect(packages).toMatchObject([{ code: "STANDARD", netGrosz: 0, isOnsite: true, isOnline: false }]);
	const [consent] = await get("/api/event/ZIMA26/gdpr?lang=en");
	expect(consent).toMatchObject({ name: "Regulamin i dane osobowe" });
	const register = (email: string) =>
		server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=en",
			payload: { ...goodPayload, email, eventCode: "ZIMA26", packageCode: "STANDARD" },
		});
	const answers = [
		await register("a@firma.example"),
		await register("b@firma.example"),
		await register("c@firma.example"),
	];
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
	expect(await refused(WINTER)).toBe("The event ZIMA26 already exists. Nothing was changed.");
	expect((await noEventPage(server.deps)).text).toContain('href="/e/ZIMA26"');
});

test("an exported event imports without a difference", async () => {
	await make("WIOSNA26 --name Wiosna --from 2026-04-01 --city Łódź --place Sala --online --onsite --price 749.00");
	const event = await existingEvent(server.deps.db, "WIOSNA26");
	const before = await exportBundle(server.deps, event.id);
	expect(JSON.parse(new TextDecoder().decode(before.get("packages.json")))[0]).toMatchObject({
		isOnline: true,
		isOnsite: true,
		prices: [{ netGrosz: 74_900 }],
	});
	expect((await get("/api/event/WIOSNA26/settings")).allowRegistration).toBe(false);
});

describe("a wrong flag is refused with a sentence", () => {
	test.each([
		["", "Give one event CODE."],
		["a/b", '"a/b" is not an event code: use letters, digits and dashes, such as MSTS26.'],
		["X26 --name X", "Give --from, --city and --place. See npx estrada event new --help."],
		[WINTER.replace("2026-01-30", "2026-02-30"), '--from is "2026-02-30", but must be a day, 2025-05-01, or a moment'],
		[`${WINTER} --to 2026-01-01`, "--to is before --from."],
		[`${WINTER} --to 2027-01-01`, "An event has at most 31 days."],
		[`${WINTER} --zone Mars/Base`, '--zone is "Mars/Base", but must be a time zone such as Europe/Warsaw.'],
		[`${WINTER} --price free`, '--price is "free", but must be an amount such as 749.00.'],
	])("%s", async (typed, sentence) => expect(await refused(typed)).toContain(sentence));
});

test("docs/bundle.md shows the bundle that event new makes", () => {
	const manual = readFileSync(join(import.meta.dirname, "../../../docs/bundle.md"), "utf8");
	const manualFiles = new Map(
		[...manual.matchAll(/^`([a-z]+\.json)`\n\n```json\n([\s\S]*?\n)```$/gm)].map(([, name, text]) => [
			name!,
			JSON.parse(text!),
		]),
	);
	const files = filesOf(
		newEventBundle({
			code: "ZIMA26",
			name: "Zimowisko 2026",
			nameEn: "Winter Camp 2026",
			from: "2026-01-30",
			to: "2026-01-31",
			city: "Kraków",
			place: "Kino Kijów",
			timeZone: "Europe/Warsaw",
			isOnline: false,
			isOnsite: true,
			netGrosz: 74_900,
			capacity: 300,
			isOpen: true,
		}),
	);
	const whole = [...files].map(([name, bytes]) => [name, JSON.parse(new TextDecoder().decode(bytes))] as const);
	const filled = whole.filter(([, value]) => JSON.stringify(value) !== "[]");
	expect(Object.fromEntries(manualFiles)).toEqual(Object.fromEntries(filled));
	for (const [name] of whole) expect(manual).toContain(`\`${name}\``);
});
