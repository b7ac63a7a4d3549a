import { expect, test } from "vitest";
import { addCode } from "../../src/features/codes/server/store.ts";
import { fillIn } from "../harness/filling-in.ts";
import { filledSite } from "../harness/own-site.ts";
import { addOpenEvent, addRounds } from "../harness/registering.ts";
import type { TestServer } from "../harness/server.ts";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();

/** An event with three price rounds and a code for all packages. */
async function addEventWithRounds(server: TestServer): Promise<void> {
	const { event } = await addOpenEvent(server);
	await addRounds(server, event);
	const code = { eventId: event.id, code: "FINALCALL", kind: "discount", percent: 20, packageIds: [] } as const;
	await server.deps.db.transaction((tx) => addCode(tx, { ...code, createdAt: new Date("2025-04-01T00:00:00Z") }));
}

const ROUNDS = [
	{ round: "the first, on its last day", clock: "2025-04-28T23:50:00+02:00", lang: "pl", gross: "638,62 zł" },
	{ round: "the second", clock: "2025-04-29T00:10:00+02:00", lang: "en", gross: "PLN 737.02" },
	{ round: "the third", clock: "2025-05-05T00:10:00+02:00", lang: "pl", gross: "864,94 zł" },
] as const;

test("with FINALCALL the shown price is the paid price, in each round", { timeout: 60_000 }, async () => {
	const { server, site } = await filledSite(ROUNDS[0].clock, "MSTS25", addEventWithRounds);
	for (const { round, clock, lang, gross } of ROUNDS) {
		server.clock.set(clock);
		const page = await visit("/healthz", lang === "en" ? PHONE : undefined);
		const prefix = lang === "pl" ? "" : "/en";
		await page.goto(`${site}${prefix}/registration.html?package=STANDARD&code=finalcall`);
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
		expect(await page.locator("main", { hasText: gross }).count(), round).toBe(1);
	}
});
