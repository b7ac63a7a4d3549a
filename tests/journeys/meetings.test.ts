import { beforeAll, expect, inject, test } from "vitest";
import { meetingsTexts as texts } from "../../src/features/meetings/web/texts.ts";
import { activeAccount } from "../harness/filling-in.ts";
import { withoutStaff } from "../harness/staff.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
/** No other journey books its times. */
const COMPANY = "Tatryx";

beforeAll(() => withoutStaff(COMPANY));

test("a participant books a time with a company, finds it in their day, and cancels it", async () => {
	const page = await visit("/healthz", DESKTOP);
	await activeAccount(page, site, `spotkanie.${Date.now()}@firma.example`);
	await page.goto(`${site}/account/meetings`);
	const company = page.getByLabel(texts.company.pl);
	const option = company.locator("option", { hasText: COMPANY });
	await company.selectOption((await option.getAttribute("value")) ?? "");
	await page.getByRole("group", { name: texts.times.pl }).waitFor();
	const topic = page.getByLabel(texts.topicLabel.pl);
	if (await topic.count()) await topic.selectOption({ index: 1 });
	await page.locator(".meet-slot[data-kind=free]").first().press("Enter");
	await expectAccessible(page, "arranging a meeting");
	await page.getByRole("button", { name: /^Poproś o/ }).press("Enter");
	await page.getByText(texts.asked.pl).waitFor();
	await page.getByText(texts.waiting.pl).first().waitFor();

	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`${site}/en/account/meetings`);
	await page.getByText(texts.waiting.en).first().waitFor();
	await expectAccessible(page, "meetings on a phone");
	await expectNoSidewaysScroll(page, "meetings on a phone");
	await page.getByRole("button", { name: texts.withdraw.en }).first().click();
	await expect.poll(() => page.getByText(texts.waiting.en).count()).toBe(0);
}, 60_000);
