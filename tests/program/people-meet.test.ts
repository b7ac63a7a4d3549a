import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { account } from "../../src/features/account/server/tables.ts";
import { texts as chatTexts } from "../../src/features/chat/web/texts.ts";
import { exhibitorStaff } from "../../src/features/exhibitors/server/tables.ts";
import { invitationTexts } from "../../src/features/matchmaking/web/invitation-texts.ts";
import { peopleTexts } from "../../src/features/matchmaking/web/texts.ts";
import { meetingSlot } from "../../src/features/meetings/server/tables.ts";
import { meetingsTexts } from "../../src/features/meetings/web/texts.ts";
import { packagePrice } from "../../src/features/packages/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { SESSION_HINT } from "../../src/kit/contract/session-hint.ts";
import { type OpenDatabase, openDatabase } from "../../src/kit/db/database.ts";
import { type Balancer, balancer } from "../harness/balancer.ts";
import { startBrowser } from "../harness/browser.ts";
import { addExhibitor, addPackage } from "../harness/content.ts";
import { crowd, type Guest } from "../harness/crowd.ts";
import { startPostgres } from "../harness/postgres.ts";
import { type Program, startProgram } from "../harness/program.ts";
import { addOpenEvent } from "../harness/registering.ts";

const folder = mkdtempSync(join(tmpdir(), "estrada-people-meet-"));
const people: Record<"anna" | "hubert" | "roland", Page> = {} as never;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let opened: OpenDatabase;
let programs: Program[];
let site: Balancer;
let browser: Browser;

beforeAll(async () => {
	postgres = await startPostgres();
	const urls: string[] = [];
	site = await balancer(urls);
	const env = {
		DATABASE_URL: postgres.url,
		DATA_DIR: folder,
		DEMO: "off",
		DRAIN_SECONDS: "0",
		SITE_CLOCK: "2025-04-30T12:00:00+02:00",
		PUBLIC_URL: site.url,
	};
	const migrationsDir = join(import.meta.dirname, "../../migrations");
	opened = await openDatabase({ databaseUrl: postgres.url, dataDir: folder, migrationsDir });
	const guests = await addFair();
	programs = await Promise.all([startProgram(env), startProgram(env)]);
	urls.push(...programs.map(({ url }) => url));
	browser = await startBrowser();
	await Promise.all(Object.entries(guests).map(([name, guest]) => enter(name as keyof typeof people, guest)));
});
afterAll(async () => {
	await browser?.close();
	site?.stop();
	await Promise.all((programs ?? []).map((program) => program.stop("SIGKILL")));
	await opened?.close();
	await postgres?.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** An event with two participants who may search people, and a company with one staff member and a free time. */
async function addFair(): Promise<Record<keyof typeof people, Guest>> {
	const { db } = opened;
	const { event, expo } = await addOpenEvent({ deps: { db } });
	const standard = await addPackage({ db }, event, {
		code: "STANDARD",
		name: "Standard",
		includes: { ...expo.includes, matchmaking: "full" },
	});
	await db.insert(packagePrice).values({ packageId: standard.id, roundId: null, netGrosz: 74_900 });
	const [anna, hubert, roland] = (await crowd(db, 3)) as [Guest, Guest, Guest];
	for (const [{ id }, name] of [
		[anna, "Anna Nowak"] as const,
		[hubert, "Hubert Śliwa"] as const,
		[roland, "Roland Brzeg"] as const,
	]) {
		const [firstName = "", lastName = ""] = name.split(" ");
		await db.update(account).set({ name, firstName, lastName }).where(eq(account.id, id));
	}
	const createdAt = new Date("2025-04-01T10:00:00Z");
	const ticket = { eventId: event.id, packageId: standard.id, status: "confirmed" as const, profile: {}, createdAt };
	await db.insert(registration).values([anna, hubert].map(({ id }) => ({ ...ticket, accountId: id })));
	const norvika = await addExhibitor({ db }, event, { isMeetingEnabled: true });
	await db.insert(exhibitorStaff).values({ exhibitorId: norvika.id, accountId: roland.id, grantedAt: createdAt });
	const startsAt = new Date("2025-06-07T11:40:00Z");
	const endsAt = new Date("2025-06-07T12:00:00Z");
	await db.insert(meetingSlot).values({ exhibitorId: norvika.id, startsAt, endsAt, tableName: "B12" });
	return { anna, hubert, roland };
}

/**
 * Script errors in the pages. They are thrown later, because throwing in the listener would end the connection to the
 * browser.
 */
const pageErrors: string[] = [];

/** Opens a browser of their own for a logged-in person. */
async function enter(name: keyof typeof people, { cookie }: Guest): Promise<void> {
	const context = await browser.newContext({
		viewport: name === "hubert" ? { width: 390, height: 844 } : { width: 1440, height: 900 },
		reducedMotion: "reduce",
		serviceWorkers: "block",
	});
	context.setDefaultTimeout(20_000);
	const [cookieName = "", value = ""] = cookie.split("=");
	const cookies = [
		{ name: cookieName, value },
		{ name: SESSION_HINT, value: "1" },
	];
	await context.addCookies(cookies.map((one) => ({ ...one, url: site.url })));
	const page = await context.newPage();
	page.on("pageerror", ({ stack, message }) => pageErrors.push(stack ?? message));
	people[name] = page;
}

/** Saves a visible profile by calls. */
async function show(page: Page, headline: string): Promise<void> {
	const ask = async (path: string, data?: object) => {
		const response = await (data ? page.request.post(site.url + path, { data }) : page.request.get(site.url + path));
		expect([path, response.status()]).toEqual([path, 200]);
		return response.json();
	};
	const { id } = await ask("/api/account/me");
	const empty = { company: "", about: "", lookingForText: "", offeringText: "", languages: [], links: [] };
	await ask(`/api/User/Profile/${id}`, { ...empty, lookingFor: [], offering: [], headline, topics: ["RAG"] });
	await ask("/api/event/MSTS25/profile", { isVisible: true });
}

const write = async (page: Page, text: string) => {
	await page.getByLabel(chatTexts.write.pl).fill(text);
	await page.getByLabel(chatTexts.write.pl).press("Enter");
};

test("two participants and an exhibitor find each other, talk and meet, although a process is killed", {
	timeout: 60_000,
}, async () => {
	const { anna, hubert, roland } = people;
	await show(anna, "Inżynierka danych");
	await show(hubert, "Architekt");

	await anna.goto(`${site.url}/account/people`);
	await anna.getByLabel(peopleTexts.search.pl).fill("rag");
	const card = anna.getByRole("article").filter({ hasText: "Architekt" });
	await card.getByText("1 wspólny temat: RAG").waitFor();
	await card.getByRole("button", { name: "Zaproś" }).click();
	await anna.keyboard.type("Porozmawiajmy o umowach.");
	await card.getByRole("button", { name: peopleTexts.send.pl }).click();
	await card.getByText(peopleTexts.waits.pl).waitFor();
	await hubert.goto(`${site.url}/account/people/invitations`);
	await hubert.getByRole("button", { name: invitationTexts.accept.pl }).click();
	await hubert.getByText(peopleTexts.connected.pl, { exact: true }).waitFor(); // leaving earlier would not accept

	for (const page of [anna, hubert]) {
		await page.goto(`${site.url}/account/chats`);
		await page.locator(".chat-row").first().click();
		await page.getByLabel(chatTexts.write.pl).waitFor();
	}
	await write(anna, "Cześć!");
	await hubert.getByText("Cześć!").last().waitFor();

	const stand = await anna.context().newPage();
	await stand.goto(`${site.url}/account/stands`);
	await stand.getByRole("link", { name: "Norvika" }).first().click();
	await write(stand, "Ile osób dzieli dyżur?");
	await stand.getByText("Ile osób dzieli dyżur?").last().waitFor();

	await programs[0]!.stop("SIGKILL");
	await write(hubert, "Jestem przy stoisku Norviki.");
	await anna.getByText("Jestem przy stoisku Norviki.").last().waitFor();
	await write(anna, "Idę.");
	await hubert.getByText("Idę.").last().waitFor();

	await roland.goto(`${site.url}/exhibitor/inbox`);
	await roland.locator(".chat-row").click();
	await write(roland, "Osiem.");
	await stand.getByText("Osiem.").last().waitFor();

	await anna.goto(`${site.url}/account/meetings`);
	await anna.getByLabel(meetingsTexts.company.pl).selectOption({ index: 1 });
	await anna.locator(".meet-slot[data-kind=free]").first().click();
	await anna.getByRole("button", { name: /^Poproś o/ }).click();
	await anna.getByText(meetingsTexts.waiting.pl).first().waitFor();
	await roland.goto(`${site.url}/exhibitor/meetings`);
	await roland.getByRole("button", { name: /^Przyjmij: Anna Nowak/ }).click();
	await anna.reload();
	await anna.getByText(meetingsTexts.agreed.pl).first().waitFor();

	const { rows } = await opened.pool.query("select state from user_meeting");
	expect(rows).toEqual([{ state: "agreed" }]);
	const { rows: said } = await opened.pool.query(
		"select number, text from chat_message order by conversation_id, number",
	);
	expect(said.map(({ text }) => text)).toEqual([
		"Cześć!",
		"Jestem przy stoisku Norviki.",
		"Idę.",
		"Ile osób dzieli dyżur?",
		"Osiem.",
	]);
	expect(pageErrors, "errors of the pages' scripts").toEqual([]);
});
