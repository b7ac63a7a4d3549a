import { beforeAll, expect, inject, test } from "vitest";
import { texts } from "../../src/features/chat/web/texts.ts";
import { commanded } from "../harness/commanding.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { asked, participant } from "../harness/participant.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

beforeAll(async () => {
	await commanded("codes create --event MSTS25 --kind invitation --code SLOWA --package STANDARD --uses 9");
});

const person = async (look: typeof DESKTOP, firstName: string) =>
	participant(await visit("/healthz", look), { firstName, code: "SLOWA" });

test("a word without diacritics finds a message, also one two pages back", async () => {
	const [anna, hubert] = [await person(DESKTOP, "Anna"), await person(PHONE, "Hubert")];
	await asked(anna.page, `/api/event/MSTS25/people/${hubert.id}/invite`, { sentence: "Porozmawiajmy" });
	type InvitationList = { received: { invitationId: number }[] };
	const { received } = await asked<InvitationList>(hubert.page, "/api/event/MSTS25/invitations");
	await asked(hubert.page, `/api/event/MSTS25/invitations/${received[0]!.invitationId}/answer`, { accepts: true });
	type Talks = { conversations: { objectId: number }[] };
	const { conversations } = await asked<Talks>(anna.page, "/api/chat/conversations");
	const write = (page: typeof anna.page, text: string) =>
		asked(page, `/api/chat/conversations/${conversations[0]!.objectId}/messages`, { key: crypto.randomUUID(), text });
	await write(anna.page, "Spotkajmy się przy Gołębniku, tam gdzie kawa.");
	// two writers, because each may send sixty a minute
	for (let n = 0; n < 110; n++) await write(n % 2 ? anna.page : hubert.page, `Wiadomość ${n}`);

	const { page } = hubert;
	await page.goto(`${site}/account/chats`);
	await page.getByLabel(texts.findWords.pl).fill("nietakiego");
	await page.getByText(texts.noneFound.pl).waitFor();
	await page.getByLabel(texts.findWords.pl).fill("kaw golebnik");
	const row = page.locator(".found-row");
	await expect.poll(() => row.locator("mark").allTextContents()).toEqual(["Gołębniku", "kawa"]);
	await expectGoodInBothLooks(page, "messages that are found");
	await row.click();
	const message = page.locator(".chat-message", { hasText: "Gołębniku" });
	await expect.poll(() => message.evaluate((one) => one === document.activeElement)).toBe(true);
	await expect
		.poll(() =>
			message.evaluate((one) => {
				const { top, bottom } = one.getBoundingClientRect();
				return top >= 0 && bottom <= innerHeight;
			}),
		)
		.toBe(true);
	await expectGoodInBothLooks(page, "a message that was found");
}, 90_000);
