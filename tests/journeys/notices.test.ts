import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { noticesTexts as texts } from "../../src/features/notices/texts.ts";
import { commanded } from "../harness/commanding.ts";
import { asked, participant } from "../harness/participant.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

beforeAll(async () => {
	await commanded("codes create --event MSTS25 --kind invitation --code DZWONEK --package STANDARD --uses 9");
});

const person = async (look: typeof DESKTOP, firstName: string) =>
	participant(await visit("/healthz", look), { firstName, code: "DZWONEK" });

/** Opens another browser for the same person. */
async function elsewhere(page: Page, look: typeof DESKTOP): Promise<Page> {
	const other = await visit("/healthz", look);
	await other.context().addCookies(await page.context().cookies());
	return other;
}

const bell = (page: Page) => page.locator(".acc-bell:visible");
const badge = (page: Page) => bell(page).locator(".acc-badge");

test("the bell shows new notices, and reading them in one browser marks them in the other", async () => {
	const [anna, hubert] = [await person(DESKTOP, "Anna"), await person(DESKTOP, "Hubert")];
	const phone = await elsewhere(hubert.page, PHONE);
	await hubert.page.goto(`${site}/account/notices`);
	await hubert.page.getByText(texts.none.pl).waitFor();
	await expectAccessible(hubert.page, "no notices");
	await phone.goto(`${site}/account`);
	await bell(phone).waitFor();
	// a page gets hints from its first key press on
	for (const page of [phone, hubert.page]) await page.keyboard.press("Shift");

	await asked(anna.page, `/api/event/MSTS25/people/${hubert.id}/invite`, { sentence: "Porozmawiajmy" });
	for (const page of [phone, hubert.page]) await expect.poll(() => badge(page).textContent()).toContain("1");
	expect(await bell(phone).textContent()).toContain("Powiadomienia 1 nieprzeczytane");
	const row = (page: Page, words: string) => page.locator(".bell-row", { hasText: words });
	await row(hubert.page, "Anna").waitFor();
	await expectAccessible(hubert.page, "a notice");
	await row(hubert.page, "zaprasza Cię do rozmowy").click();
	await hubert.page.waitForURL(`${site}/account/people/invitations`);
	for (const page of [phone, hubert.page]) await expect.poll(() => badge(page).count()).toBe(0);

	type InvitationList = { received: { invitationId: number }[] };
	const { received } = await asked<InvitationList>(hubert.page, "/api/event/MSTS25/invitations");
	await asked(hubert.page, `/api/event/MSTS25/invitations/${received[0]!.invitationId}/answer`, { accepts: true });
	type Talks = { conversations: { objectId: number }[] };
	const { conversations } = await asked<Talks>(anna.page, "/api/chat/conversations");
	const write = (text: string) =>
		asked(anna.page, `/api/chat/conversations/${conversations[0]!.objectId}/messages`, {
			key: crypto.randomUUID(),
			text,
		});
	await write("Cześć!");
	await write("O której?");
	for (const page of [phone, hubert.page]) await expect.poll(() => badge(page).textContent()).toContain("1");
	await bell(phone).click();
	await row(phone, "2 nowe wiadomości: Anna").waitFor();
	await expectAccessible(phone, "notices on a phone");
	await expectNoSidewaysScroll(phone, "notices on a phone");
	await row(phone, "2 nowe wiadomości: Anna").click();
	await phone.locator(".chat-bubble", { hasText: "O której?" }).waitFor();
	await expect.poll(() => badge(hubert.page).count()).toBe(0);

	await anna.page.goto(`${site}/en/account/notices`);
	await row(anna.page, "accepts your invitation").waitFor();
	const all = anna.page.getByRole("button", { name: texts.readAll.en });
	await all.click();
	await expect.poll(() => all.count()).toBe(0);
	await expect.poll(() => anna.page.locator(".bell-dot").count()).toBe(0);
}, 90_000);
