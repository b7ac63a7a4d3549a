import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { statisticsTexts as statistics } from "../../src/app/exhibitor/screens/statistics-texts.ts";
import { exhibitorTexts } from "../../src/app/exhibitor/texts.ts";
import { texts as chatTexts } from "../../src/features/chat/web/texts.ts";
import { invitationTexts } from "../../src/features/invitations/texts.ts";
import { leadsTexts as texts } from "../../src/features/leads/web/texts.ts";
import { dutyTexts } from "../../src/features/stand-editor/duty-texts.ts";
import { editorRefusals, editorTexts as stand } from "../../src/features/stand-editor/texts.ts";
import type { Text } from "../../src/kit/i18n/lang.ts";
import { commanded } from "../harness/commanding.ts";
import { PDF } from "../harness/cv-files.ts";
import { activeAccount, emailPath } from "../harness/filling-in.ts";
import { hold } from "../harness/held.ts";
import { DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const site = inject("siteUrl");
const NOW = Date.now();
const participant = `gosc.${NOW}@firma.example`;
const staff = `stoisko.${NOW}@norvika.example`;

type Ticket = { number: string; qr: { size: number; path: string } };

/** Reads a participant's ticket: QR code and number. */
async function ticketOf(page: Page): Promise<Ticket> {
	await activeAccount(page, site, participant);
	const answer = await page.request.get(`${site}/api/user/tickets`);
	return ((await answer.json()) as { tickets: [Ticket] }).tickets[0];
}

/** Runs in the browser: the camera sees a tilted ticket, and the browser itself reads no codes. */
function registerAtStand({ size, path }: Ticket["qr"]): void {
	Reflect.deleteProperty(globalThis, "BarcodeDetector");
	const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
	const drawn = canvas.getContext("2d")!;
	const fill = (colour: string, ...rest: [number, number, number, number]) => {
		drawn.fillStyle = colour;
		drawn.fillRect(...rest);
	};
	// a camera keeps producing frames, but a still picture is sent once and perhaps too early
	setInterval(() => {
		drawn.resetTransform();
		fill("#788", 0, 0, 640, 480);
		drawn.translate(200, 60);
		drawn.rotate(0.12);
		drawn.scale(300 / size, 300 / size);
		fill("#fff", -4, -4, size + 8, size + 8);
		drawn.fillStyle = "#000";
		drawn.fill(new Path2D(path));
	}, 50);
	navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
}

/** Scans a ticket by camera, as far as the consent. */
async function scansTicket(page: Page, { qr }: Ticket): Promise<void> {
	await page.evaluate(registerAtStand, qr);
	await page.getByRole("button", { name: texts.camera.pl }).press("Enter");
	await page.getByRole("heading", { name: texts.askTitle.pl.replace("#initials", "A. S.") }).waitFor();
	await page.getByRole("button", { name: texts.next.pl }).press("Enter");
}

/** Opens the invitation's link and creates an account. */
async function joins(page: Page): Promise<void> {
	await commanded(`exhibitors invite MSTS25 Norvika ${staff} --lang pl`);
	await page.goto(site + (await emailPath(page, site, { email: staff, subject: /Norvika/, link: /invitation/ })));
	await page.getByLabel(invitationTexts.firstName.pl).fill("Sonja");
	await page.getByLabel(invitationTexts.lastName.pl).fill("Lindqvall");
	await expectAccessible(page, "an invitation");
	await page.getByLabel(invitationTexts.password.pl, { exact: true }).fill("siedem-zielonych-lamp");
	await page.getByRole("button", { name: invitationTexts.make.pl }).click();
	await page.getByRole("heading", { level: 1, name: exhibitorTexts.hello.pl }).waitFor();
}

/** Opens a screen by the phone's menu. */
async function toScreen(page: Page, name: Text): Promise<void> {
	await page.getByRole("button", { name: exhibitorTexts.openMenu.pl }).click();
	await page.getByRole("dialog").getByRole("link", { name: name.pl }).click();
}

/** Adds a contact with a note by a ticket's number, using the keyboard. */
async function takesContact(page: Page, ticket: Ticket): Promise<void> {
	await page.getByRole("link", { name: exhibitorTexts.scan.pl }).first().click();
	await scansTicket(page, ticket);
	await page.getByLabel(texts.code.pl).fill(ticket.number.toLowerCase());
	await page.keyboard.press("Enter");
	const words = page.locator("blockquote");
	await words.waitFor();
	expect(await page.getByText(participant).count()).toBe(0);
	await page.getByRole("button", { name: "English" }).press("Enter");
	await expect.poll(() => words.textContent()).toMatch(/^I\sagree\sthat\sNorvika/);
	await page.getByRole("button", { name: texts.take.pl }).press("Enter");
	await page.getByText(texts.agreedMissing.pl).waitFor();
	await expectAccessible(page, "asking for consent");
	await expectNoSidewaysScroll(page, "asking for consent");
	await page.getByRole("checkbox").press("Space");
	await page.getByRole("button", { name: texts.take.pl }).press("Enter");
	await page.getByRole("link", { name: participant }).waitFor();
	await page.getByRole("button", { name: texts.stars3.pl }).press("Enter");
	await page.getByRole("textbox", { name: /^Notatka/ }).fill("chce rozmowy");
	await page.keyboard.press("Tab");
	await page.getByText(texts.saved.pl, { exact: true }).waitFor();
}

/** Writes the stand in two languages and adds a job, on a phone. The preview shows both. */
async function writesStand(page: Page): Promise<void> {
	await page.getByRole("button", { name: exhibitorTexts.openMenu.pl }).click();
	await page.getByRole("dialog").getByRole("link", { name: exhibitorTexts.stand.pl, exact: true }).click();
	const field = (label: Text, words: Text = stand.inPolish) => page.getByLabel(words.pl.replace("#label", label.pl));
	await field(stand.sentence).fill("Budujemy systemy, które trzymają prąd.");
	await field(stand.sentence, stand.inEnglish).fill("");
	await page.getByText(stand.missing.pl).first().waitFor();
	await field(stand.sentence, stand.inEnglish).fill("We keep the power on.");
	await page.getByRole("button", { name: stand.save.pl, exact: true }).press("Enter");
	await page.getByText(stand.saved.pl, { exact: true }).waitFor();
	await page.getByRole("button", { name: stand.addJob.pl }).press("Enter");
	await field(stand.jobTitle).fill(`SRE ${NOW}`);
	await page.getByLabel(stand.salaryFrom.pl).fill("dużo");
	const save = page.getByRole("button", { name: stand.save.pl, exact: true }).last();
	await save.press("Enter");
	await page.getByText(editorRefusals.sum.pl).waitFor();
	await expectAccessible(page, "the stand's editor");
	await expectNoSidewaysScroll(page, "the stand's editor");
	await page.getByLabel(stand.salaryFrom.pl).fill("18 000");
	await save.press("Enter");
	await page.getByRole("button", { name: stand.changeOf.pl.replace("#title", `SRE ${NOW}`) }).waitFor();
	const preview = page.getByRole("region", { name: stand.preview.pl });
	await preview.getByRole("button", { name: "English" }).press("Enter");
	await page.getByRole("button", { name: stand.moveUp.pl.replace("#title", `SRE ${NOW}`) }).press("Enter");
	await page.getByText(stand.movedTo.pl.split("#place")[0]!.replace("#title", `SRE ${NOW}`)).waitFor();
	expect(await preview.textContent()).toMatch(new RegExp(`We\\skeep\\sthe\\spower[\\s\\S]+SRE ${NOW}[\\s\\S]*hybrid`));
}

/** Saving over a colleague's change is refused and loses neither. Saving again keeps both. */
async function savesAfterColleague(page: Page): Promise<void> {
	const sentence = (of: Page, words: Text) => of.getByLabel(words.pl.replace("#label", stand.sentence.pl));
	// the added job's form below contains the same text
	const form = (of: Page) => of.locator("form", { has: sentence(of, stand.inPolish) });
	const button = (of: Page) => form(of).getByRole("button", { name: stand.save.pl, exact: true });
	const save = (of: Page) => button(of).press("Enter");
	const saved = (of: Page) => form(of).getByText(stand.saved.pl, { exact: true }).waitFor();
	const polish = sentence(page, stand.inPolish);
	await polish.fill("Budujemy sieci.");
	const colleague = await page.context().newPage();
	await colleague.goto(page.url());
	await sentence(colleague, stand.inEnglish).fill("We keep every light on.");
	const answer = await hold(colleague, "POST", "**/api/exhibitor/*/stand?*");
	await save(colleague);
	// text typed during a save stays and is not marked as saved
	const place = colleague.getByLabel(stand.place.pl, { exact: true });
	await place.fill("obok sceny");
	await answer();
	await button(colleague).waitFor();
	expect(await place.inputValue()).toBe("obok sceny");
	expect(await form(colleague).getByText(stand.saved.pl, { exact: true }).count()).toBe(0);
	await save(colleague);
	await saved(colleague);
	await colleague.close();
	await save(page);
	const alert = page.getByRole("alert").filter({ hasText: editorRefusals.savedMeanwhile.pl });
	await alert.getByText("We keep every light on.").waitFor();
	await expectAccessible(page, "a stand that somebody else saved");
	await save(page);
	await saved(page);
	await page.reload();
	expect(await polish.inputValue()).toBe("Budujemy sieci.");
	expect(await sentence(page, stand.inEnglish).inputValue()).toBe("We keep every light on.");
}

/** Uploads a PDF, downloads it as a visitor, and starts a duty for all opening hours. */
async function givesFileAndIsOnDuty(page: Page): Promise<void> {
	await page.getByRole("button", { name: stand.addFile.pl }).press("Enter");
	await page.getByRole("button", { name: stand.sendFile.pl }).press("Enter");
	await page.getByText(editorRefusals.fileMissing.pl).waitFor();
	const file = { name: "Jak dyżurujemy.pdf", mimeType: "application/pdf", buffer: PDF };
	await page.getByLabel(stand.file.pl, { exact: true }).setInputFiles(file);
	await page.getByRole("button", { name: stand.sendFile.pl }).press("Enter");
	const [given] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("listitem").filter({ hasText: "Jak dyżurujemy" }).getByRole("link").click(),
	]);
	expect(await text(await given.createReadStream())).toBe(PDF.toString());

	await page.getByRole("button", { name: dutyTexts.add.pl }).press("Enter");
	await page.getByLabel(dutyTexts.day.pl).selectOption("");
	await page.getByLabel(stand.inPolish.pl.replace("#label", dutyTexts.role.pl)).fill("liderka dyżurów");
	await page.getByRole("button", { name: stand.save.pl, exact: true }).last().press("Enter");
	await page.getByText(`${dutyTexts.always.pl} · liderka dyżurów`).waitFor();
}

/** A guest sees file and duty at the stand and writes. The company closes the conversation and counts the visit. */
async function closesConversation(page: Page, guest: Page): Promise<void> {
	await guest.goto(`${site}/account/stands`);
	await guest.getByRole("link", { name: "Norvika" }).click();
	await guest.getByText("liderka dyżurów").waitFor();
	await guest.getByRole("link", { name: /^Jak dyżurujemy \(PDF/ }).waitFor();
	const chat = guest.getByRole("region", { name: chatTexts.standTitle.pl });
	await chat.getByRole("textbox").fill(`Ile trwa dyżur? ${NOW}`);
	await guest.keyboard.press("Enter");
	await toScreen(page, exhibitorTexts.inbox);
	await page.getByRole("link", { name: new RegExp(String(NOW)) }).click();
	await page.getByRole("textbox").waitFor();
	await page.getByRole("button", { name: chatTexts.close.pl }).press("Enter");
	await page.getByText(chatTexts.closed.pl).waitFor();
	expect(await page.getByRole("textbox").count()).toBe(0);

	await toScreen(page, exhibitorTexts.statistics);
	await page.getByRole("heading", { level: 1, name: statistics.title.pl }).waitFor();
	// the first screen's visits stay fresh for a while
	await page.reload();
	const way = page.getByRole("table", { name: statistics.way.pl });
	await way.getByRole("row", { name: new RegExp(`^${statistics.visits.pl} [1-9]`) }).waitFor();
	await expectAccessible(page, "statistics");
	await expectNoSidewaysScroll(page, "statistics");
}

/** Leaving with unsaved text asks for confirmation, and then it is saved. */
async function isAsked(page: Page): Promise<void> {
	await page.getByLabel(stand.inPolish.pl.replace("#label", stand.sentence.pl)).fill("Bez zapisu.");
	page.once("dialog", (dialog) => void dialog.dismiss());
	const leaveDialog = page.waitForEvent("dialog");
	await toScreen(page, exhibitorTexts.scan);
	expect((await leaveDialog).message()).toBe(stand.leave.pl);
	expect(page.url()).toContain("/exhibitor/stand");
	page.once("dialog", (dialog) => void dialog.accept());
}

test("invited staff adds a contact with consent, until the person withdraws it", async () => {
	const guest = await visit("/healthz", DESKTOP);
	const ticket = await ticketOf(guest);
	const page = await visit("/healthz", PHONE);
	await joins(page);
	await expectAccessible(page, "the exhibitor's area");
	await expectNoSidewaysScroll(page, "the exhibitor's area");
	const toPage = page.getByRole("link", { name: exhibitorTexts.onSite.pl }).locator("span");
	expect((await toPage.boundingBox())!.width).toBeGreaterThan(50);
	await writesStand(page);
	await savesAfterColleague(page);
	await givesFileAndIsOnDuty(page);
	await isAsked(page);
	await closesConversation(page, guest);
	await page.getByRole("button", { name: exhibitorTexts.openMenu.pl }).click();
	await takesContact(page, ticket);

	await toScreen(page, exhibitorTexts.leads);
	await page.getByRole("heading", { level: 1, name: texts.title.pl }).waitFor();
	await expectAccessible(page, "contacts");
	await expectNoSidewaysScroll(page, "contacts");
	const saved = page.waitForEvent("download");
	await page.getByRole("link", { name: texts.csvLabel.pl }).click();
	expect(await text(await (await saved).createReadStream())).toMatch(
		new RegExp(`"${participant}".*"3";"chce rozmowy"`),
	);

	await guest.goto(`${site}/account/data`);
	await guest.getByRole("button", { name: texts.withdrawOf.pl.replace("#name", "Norvika") }).click();
	await guest.getByText(texts.withdrawn.pl.replace("#name", "Norvika")).waitFor();
	await page.reload();
	await page.getByRole("heading", { name: texts.none.pl }).waitFor();
}, 120_000); // the longest flow: 50 seconds on a busy machine
