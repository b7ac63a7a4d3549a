import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addEvent } from "../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { addOpenEvent } from "../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../tests/harness/server.ts";
import { account } from "../features/account/server/tables.ts";
import { event as eventTable } from "../features/event/server/tables.ts";
import { organiserRole } from "../features/organisers/server/tables.ts";
import { getWeeklyFigures, setWeeklyFigures } from "../features/weekly-figures/contract.ts";
import { sendWeeklyFigures } from "../features/weekly-figures/server/send-weekly.ts";
import { weeklyFigures } from "../features/weekly-figures/server/tables.ts";
import { emailMessage } from "../kit/mail/tables.ts";
import { emailSettingsOf } from "./boot/email-settings.ts";
import { figuresReads } from "./figures-reads.ts";

let server: TestServer;
let anna: TestOrganiser;
let other: TestOrganiser;

beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	await addOpenEvent(server);
	await addEvent(server.deps, { code: "DSS25" });
	anna = await organiserOf(server, { role: "viewer", eventCode: "MSTS25" });
	other = await organiserOf(server, { role: "owner", eventCode: "DSS25" });
	await server.deps.db
		.update(eventTable)
		.set({ startsAt: new Date("2025-06-06T07:00:00Z"), endsAt: new Date("2025-06-07T16:00:00Z") });
});

const wish = (who: TestOrganiser, isWanted: boolean) => who.ask(setWeeklyFigures, { body: { isWanted } });
const run = () =>
	sendWeeklyFigures({ ...server.deps, ...emailSettingsOf(server.deps.config), figuresReads } as Parameters<
		typeof sendWeeklyFigures
	>[0]);
const mails = () =>
	server.deps.db
		.select({ to: emailMessage.recipient, subject: emailMessage.subject, html: emailMessage.html })
		.from(emailMessage)
		.where(eq(emailMessage.kind, "weekly-figures"));
const MONDAY = "2025-05-05T06:00:00Z";

test("the figures come once each Monday, to organisers who asked, and to nobody else", async () => {
	await wish(anna, true);
	await wish(other, true);
	await wish(other, false);
	expect((await anna.ask(getWeeklyFigures)).json()).toEqual({ isWanted: true });
	expect((await other.ask(getWeeklyFigures)).json()).toEqual({ isWanted: false });
	expect(await run()).toBe(0);
	server.clock.set(MONDAY);
	expect(await run()).toBe(1);
	expect(await run()).toBe(0);
	const [mail, ...more] = await mails();
	expect(more).toEqual([]);
	expect(mail).toMatchObject({ to: anna.email });
	expect(mail?.html).toContain("Basic Online");
	expect(mail?.html).toContain("/office/today");
	server.clock.set("2025-05-12T06:05:00Z");
	expect(await run()).toBe(1);
});

test("asking twice changes nothing, and two processes send one e-mail", async () => {
	await wish(anna, true);
	server.clock.set("2025-05-02T10:00:00Z");
	await wish(anna, true);
	server.clock.set(MONDAY);
	const counts = await Promise.all([run(), run(), run()]);
	expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
	expect(await mails()).toHaveLength(1);
});

test("a wish ends with the role and with the event", async () => {
	await wish(anna, true);
	await wish(other, true);
	await server.deps.db.delete(organiserRole).where(eq(organiserRole.accountId, anna.accountId));
	await server.deps.db
		.update(eventTable)
		.set({ startsAt: new Date("2025-05-01T07:00:00Z"), endsAt: new Date("2025-05-02T16:00:00Z") })
		.where(eq(eventTable.code, "DSS25"));
	server.clock.set(MONDAY);
	expect(await run()).toBe(0);
	expect(await server.deps.db.select().from(weeklyFigures)).toEqual([]);
});

test("the e-mail is in the reader's language", async () => {
	await wish(anna, true);
	await server.deps.db.update(account).set({ lang: "en" }).where(eq(account.id, anna.accountId));
	server.clock.set(MONDAY);
	await run();
	expect((await mails())[0]?.subject).toContain("The week in figures");
});
