import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCode } from "../../src/features/codes/server/store.ts";
import { openDatabase } from "../../src/kit/db/database.ts";
import { fillIn } from "../harness/filling-in.ts";
import { startProgram } from "../harness/program.ts";
import { addOpenEvent, addRounds } from "../harness/registering.ts";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const folder = mkdtempSync(join(tmpdir(), "estrada-rounds-"));

beforeAll(async () => {
	const migrationsDir = join(import.meta.dirname, "../../migrations");
	const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: folder, migrationsDir });
	const { event } = await addOpenEvent({ deps: { db } });
	await addRounds({ deps: { db } }, event);
	const createdAt = new Date("2025-04-01T00:00:00Z");
	const code = {
		eventId: event.id,
		code: "FINALCALL",
		kind: "discount",
		percent: 20,
		packageIds: [],
		createdAt,
	} as const;
	await db.transaction((tx) => addCode(tx, code));
	await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
	{ round: "first, on its last day", clock: "2025-04-28T23:50:00+02:00", lang: "pl", gross: "638,62 zł" },
	{ round: "second", clock: "2025-04-29T00:10:00+02:00", lang: "en", gross: "PLN 737.02" },
	{ round: "third", clock: "2025-05-05T00:10:00+02:00", lang: "pl", gross: "864,94 zł" },
] as const)(
	"with FINALCALL in the $round round, what is shown is what is paid",
	async ({ clock, lang, gross }) => {
		const site = await startProgram({ DATA_DIR: folder, DEMO: "off", SITE_CLOCK: clock });
		try {
			const page = await visit("/healthz", lang === "en" ? PHONE : undefined);
			const prefix = lang === "pl" ? "" : "/en";
			await page.goto(`${site.url}${prefix}/registration.html?package=STANDARD&code=finalcall`);
			await page.locator('[data-island="registration"][data-awake]').waitFor();
			const press = (name: RegExp) => page.getByRole("button", { name }).last().click();
			await press(/^(Dalej|Next)/);
			await page.locator("input[type=tel]").waitFor();
			await fillIn(page, lang, `runda.${Date.parse(clock)}@firma.example`);
			await press(/^(Dalej|Next)/);
			await page.locator(".reg-side .ticket-total", { hasText: gross }).waitFor({ state: "attached" });
			await press(/^(Zamawiam|Order)/);
			await press(/^(Płatność udana|Payment succeeds)/);
			await page.getByRole("heading", { level: 1, name: /^(Zapłacone|Paid)/ }).waitFor();
			expect(await page.locator("main", { hasText: gross }).count()).toBe(1);
		} finally {
			await site.stop();
		}
	},
	60_000,
); // a program of its own starts first
