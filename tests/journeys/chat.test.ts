import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { texts } from "../../src/features/chat/web/texts.ts";
import { safetyTexts } from "../../src/features/matchmaking/web/safety-texts.ts";
import type { Slot } from "../../src/features/meetings/contract.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { timeText } from "../../src/kit/time/zone.ts";
import { commanded } from "../harness/commanding.ts";
import { asked, participant } from "../harness/participant.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");

beforeAll(async () => {
	await commanded("codes create --event MSTS25 --kind invitation --code ROZMOWY --package STANDARD --uses 9");
});

const person = async (look: typeof DESKTOP, firstName: string) =>
	participant(await visit("/healthz", look), { firstName, code: "ROZMOWY" });

/** Makes an account staff of a company of the event. */
async function stand(staff: string, email: string) {
	await commanded(`exhibitors staff-add ${email} --event MSTS25 --exhibitor Norvika`);
	const response = await fetch(`${site}/api/event/MSTS25/Exhibitors/List/all`);
	const companies: { objectId: number; name: string }[] = await response.json();
	const { objectId: exhibitorId } = invariant(
		companies.find(({ name }) => name === "Norvika"),
		"the company",
	);
	return { exhibitorId, staff };
}

/** Books a company's first free time with its staff. Returns its start. */
async function agreed({ page, id }: { page: Page; id: string }, staff: Page, exhibitorId: number): Promise<string> {
	type Offers = { exhibitors: { objectId: number; topics: { objectId: number }[] }[] };
	const { exhibitors } = await asked<Offers>(page, "/api/event/MSTS25/meeting/exhibitors");
	const topicId = exhibitors.find((one) => one.objectId === exhibitorId)?.topics[0]?.objectId ?? null;
	const { slots } = await asked<{ slots: Slot[] }>(page, `/api/MeetingSlot/Exhibitor/${exhibitorId}`);
	const free = invariant(
		slots.find((one) => !one.isTaken),
		"a free time",
	);
	const wanted = { slotId: free.slotId, topicId, note: "" };
	const { meetingId } = await asked<{ meetingId: number }>(page, `/api/UserMeeting/user/${id}`, wanted);
	const expected = { state: "asked", slotId: free.slotId };
	await asked(staff, `/api/UserMeeting/${meetingId}/Exhibitor/${exhibitorId}`, { isAccepted: true, expected });
	return timeText("pl", new Date(free.startDate), "Europe/Warsaw");
}

test("two contacts talk; a message written offline arrives later, once and in order", async () => {
	const [anna, hubert] = [await person(DESKTOP, "Anna"), await person(PHONE, "Hubert")];
	await anna.page.goto(`${site}/account/chats`);
	await anna.page.getByRole("heading", { name: texts.none.pl }).waitFor();
	await asked(anna.page, `/api/event/MSTS25/people/${hubert.id}/invite`, { sentence: "Porozmawiajmy" });
	const { received } = await asked<{ received: { invitationId: number }[] }>(
		hubert.page,
		"/api/event/MSTS25/invitations",
	);
	await asked(hubert.page, `/api/event/MSTS25/invitations/${received[0]!.invitationId}/answer`, { accepts: true });

	const wrong: string[] = [];
	for (const { page } of [hubert, anna]) {
		page.on("console", (message) => message.text().includes("Content Security Policy") && wrong.push(message.text()));
		await page.goto(`${site}/account/chats`);
		await page.locator(".chat-row").first().click();
		await page.getByLabel(texts.write.pl).waitFor();
	}
	// the second to arrive sees the other online, in the list and beside the conversation
	await anna.page.locator(".chat-row .chat-online").waitFor();
	await anna.page.locator(".chat-online-now").waitFor();
	const field = (page: Page) => page.getByLabel(texts.write.pl);
	const bubbles = (page: Page) =>
		page.locator(".chat-bubble").evaluateAll((all) => all.map((one) => one.lastChild?.textContent));

	// typing before the connection is not sent, so she types until he sees it
	const typing = hubert.page.getByText(texts.typing.pl.replace("#", "Anna"));
	const typed = () => field(anna.page).pressSequentially("Cześć, ");
	await expect.poll(() => typed().then(() => typing.isVisible())).toBe(true);
	await field(anna.page).fill("Cześć, zobacz https://rag.example/umowy.");
	await field(anna.page).press("Enter");
	await hubert.page.getByRole("link", { name: "https://rag.example/umowy" }).waitFor();
	await anna.page.getByText(/^Przeczytane \d/).waitFor();
	// an unsent draft stays on the device
	await field(anna.page).fill("Niedokoń");
	await anna.page.reload();
	await expect.poll(() => field(anna.page).inputValue()).toBe("Niedokoń");

	await hubert.page.context().setOffline(true);
	for (const text of ["Raz", "Dwa"]) {
		await field(hubert.page).fill(text);
		await hubert.page.getByRole("button", { name: texts.send.pl }).click();
	}
	await expect.poll(() => hubert.page.getByText(texts.waits.pl).count()).toBe(2);
	const stored = anna.page.waitForResponse(
		(one) => one.request().method() === "POST" && /\/messages\b/.test(one.url()),
	);
	await field(anna.page).fill("Jesteś?");
	await field(anna.page).press("Enter");
	await stored; // before his can be sent
	await expectAccessible(hubert.page, "a conversation that waits for the network");
	await hubert.page.context().setOffline(false);
	await expect.poll(() => hubert.page.getByText(texts.waits.pl).count()).toBe(0);
	const expectedMessages = ["Jesteś?", "Raz", "Dwa"];
	for (const { page } of [anna, hubert])
		await expect.poll(async () => (await bubbles(page)).slice(1)).toEqual(expectedMessages);

	await expectNoSidewaysScroll(hubert.page, "a conversation on a phone");
	// messages fill a phone's screen
	const { width, height } = invariant(hubert.page.viewportSize(), "the size of a phone");
	const words = invariant(await hubert.page.locator(".chat-scroll").boundingBox(), "the messages");
	expect(words.width).toBe(width);
	expect(words.height / height).toBeGreaterThan(0.75);
	// on a tablet the head is one line of buttons beside the menu
	await anna.page.setViewportSize({ width: 820, height: 1100 });
	const head = invariant(await anna.page.locator(".chat-head").boundingBox(), "the head of a conversation");
	expect(head.height).toBeLessThan(90);
	await anna.page.setViewportSize({ width: 1440, height: 900 });
	const hidden = (thread: Element) => thread.scrollWidth - thread.clientWidth;
	expect(await hubert.page.locator(".chat-thread").evaluate(hidden)).toBe(0);
	await expectAccessible(anna.page, "a conversation");
	// an unread message would be counted with the next one
	type List = { conversations: { unread: number }[] };
	const unread = async () => (await asked<List>(hubert.page, "/api/chat/conversations")).conversations[0]?.unread;
	await expect.poll(unread, { interval: 500 }).toBe(0);
	await hubert.page.goto(`${site}/account`);
	await field(anna.page).fill("Do jutra");
	await field(anna.page).press("Enter");
	await hubert.page.getByRole("link", { name: `Rozmowy ${texts.unread.pl.replace("#", "1")}` }).waitFor();

	// without a socket the page polls
	let closed = 0;
	await hubert.page.routeWebSocket(/\/live\//, (socket) => {
		closed++;
		void socket.close();
	});
	await hubert.page.goto(`${site}/account/chats`);
	await hubert.page.locator(".chat-row").first().click();
	await hubert.page.locator(".chat-bubble", { hasText: "Do jutra" }).waitFor();
	await expect.poll(() => closed).toBeGreaterThan(0);
	await field(anna.page).fill("Bez gniazda");
	await field(anna.page).press("Enter");
	await hubert.page.locator(".chat-bubble", { hasText: "Bez gniazda" }).waitFor();

	const { exhibitorId, staff } = await stand("Hubert", hubert.email);
	const asking = await asked<{ objectId: number }>(anna.page, `/api/chat/exhibitors/${exhibitorId}`, {});
	const messages = `/api/chat/conversations/${asking.objectId}/messages`;
	await asked(hubert.page, messages, { key: "stand", text: "Osiem osób." });
	const hour = await agreed(anna, hubert.page, exhibitorId);
	await anna.page.locator(".chat-row", { hasText: `${staff}: Osiem osób.` }).click();
	await anna.page.getByRole("heading", { name: "Norvika" }).first().waitFor();
	await anna.page.locator(".meet-next", { hasText: hour }).getByText("Norvika").waitFor();
	await expectAccessible(anna.page, "a conversation with a stand");
	await anna.page.locator(".chat-row", { hasText: "Hubert" }).last().click();
	await anna.page.getByRole("button", { name: safetyTexts.block.pl, exact: true }).click();
	await anna.page.getByText(/^Zablokować tę osobę/).waitFor();
	await anna.page.getByRole("button", { name: safetyTexts.block.pl, exact: true }).click();
	await anna.page.getByText(texts.closed.pl).waitFor();
	await anna.page.getByRole("button", { name: /^Odblokuj/ }).click();
	await anna.page.getByLabel(texts.write.pl).waitFor();
	expect(wrong).toEqual([]);
}, 120_000); // took 45 seconds on a busy machine
