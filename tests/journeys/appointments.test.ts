import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { appointmentTexts as texts } from "../../src/app/account/screens/appointments/texts.ts";
import { texts as chatTexts } from "../../src/features/chat/web/texts.ts";
import { meetingsTexts } from "../../src/features/meetings/web/texts.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { commanded } from "../harness/commanding.ts";
import { asked, participant } from "../harness/participant.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

beforeAll(async () => {
	await commanded("codes create --event MSTS25 --kind invitation --code SPOTKANIA --package STANDARD --uses 9");
});

const person = async (look: typeof DESKTOP, firstName: string) =>
	participant(await visit("/healthz", look), { firstName, code: "SPOTKANIA" });

/** Chooses the n-th offered time and sends the form. Returns the time's text. */
async function choosesTime(page: Page, index: number): Promise<string> {
	const time = page.getByLabel(texts.time.pl, { exact: true });
	await expect.poll(() => time.locator("option").count()).toBeGreaterThan(index);
	const option = time.locator("option").nth(index);
	const words = invariant(await option.textContent(), "an offered time");
	await time.selectOption({ index });
	await page.getByRole("button", { name: new RegExp(`^Zaproponuj: .*${words}$`) }).click();
	return words;
}

test("two contacts arrange a meeting: one proposes, the other accepts in the chat on a phone; they move and cancel it", async () => {
	const [anna, hubert] = [await person(DESKTOP, "Anna"), await person(PHONE, "Hubert")];
	await asked(anna.page, `/api/event/MSTS25/people/${hubert.id}/invite`, { sentence: "Porozmawiajmy" });
	type InvitationList = { received: { invitationId: number }[] };
	const { received } = await asked<InvitationList>(hubert.page, "/api/event/MSTS25/invitations");
	await asked(hubert.page, `/api/event/MSTS25/invitations/${received[0]!.invitationId}/answer`, { accepts: true });

	await anna.page.goto(`${site}/account/people/${hubert.id}#meet`);
	await anna.page.getByLabel(texts.place.pl).selectOption("Ławka przy wejściu B");
	const first = await choosesTime(anna.page, 1);
	await anna.page.getByText(texts.proposed.pl).waitFor();
	await expectAccessible(anna.page, "a person to meet");

	await hubert.page.goto(`${site}/account/chats`);
	await hubert.page.locator(".chat-row").first().click();
	const card = hubert.page.locator(".chat-card");
	await card.getByText(`${first}, Ławka przy wejściu B`).waitFor();
	await expectAccessible(hubert.page, "a proposed meeting in a conversation");
	await expectNoSidewaysScroll(hubert.page, "a proposed meeting in a conversation");
	await card.getByRole("button", { name: /^Przyjmij: Anna/ }).click();
	await card.getByText(texts.agreed.pl, { exact: true }).waitFor();

	const calendar = invariant(
		await card.getByRole("link", { name: meetingsTexts.toCalendar.pl }).getAttribute("href"),
		"the calendar file",
	);
	const file = await (await hubert.page.request.get(site + calendar)).text();
	expect(file).toMatch(/BEGIN:VEVENT[\s\S]*Ławka przy wejściu B/);

	await anna.page.goto(`${site}/account/meetings`);
	await anna.page.getByRole("button", { name: /^Inny termin: Hubert/ }).click();
	const second = await choosesTime(anna.page, 4);
	await card.getByText(new RegExp(`^Nowy termin: .*${second}`)).waitFor();
	await card.getByRole("button", { name: /^Przyjmij: Anna/ }).click();
	await card.getByText(`${second}, Ławka przy wejściu B`).waitFor();
	await anna.page.goto(`${site}/en/account/meetings`);
	await anna.page
		.getByText(/Bench by entrance B/)
		.first()
		.waitFor();

	await anna.page.goto(`${site}/account/chats?with=${hubert.id}`);
	await anna.page.getByLabel(chatTexts.write.pl).waitFor();
	await anna.page.getByRole("button", { name: /^Odwołaj: Hubert/ }).click();
	await anna.page.getByRole("button", { name: /^Na pewno odwołaj: Hubert/ }).click();
	await expect.poll(() => card.getByText(second).count()).toBe(0);
}, 90_000);
