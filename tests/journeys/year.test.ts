import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ROOT } from "../../src/app/boot/root.ts";
import { accountTexts, refusals } from "../../src/features/account/texts.ts";
import { ownTexts as certificateTexts } from "../../src/features/certificates/texts.ts";
import { studioTexts } from "../../src/features/live/web/studio-texts.ts";
import { erasureTexts } from "../../src/features/privacy/erasure-texts.ts";
import { privacyTexts } from "../../src/features/privacy/texts.ts";
import { recordingTexts } from "../../src/features/recordings/web/texts.ts";
import { seatTexts } from "../../src/features/seats/texts.ts";
import { texts as ticketTexts } from "../../src/features/tickets/texts.ts";
import { runCommand } from "../harness/commanding.ts";
import { activationPath, activeAccount, PERSON, WORDS } from "../harness/filling-in.ts";
import { ownSite } from "../harness/own-site.ts";
import { PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const EMAIL = "rok@firma.example";
/** It is live on the online day, and recorded afterwards. */
const LECTURE = "Poczekalnia, która nie obraża: projekt kolejki do sprzedaży";
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const plays = (page: Page) => page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 1);

test("a participant's year: registered, planned, admitted, watched live and later, certified, exported, deleted", async () => {
	const { server, site, eventCode } = await ownSite("2025-04-30T10:00:00Z");
	const page = await visit("/healthz", { ...PHONE, serviceWorkers: "allow" });
	const open = (path: string) => page.goto(`${site}/e/${eventCode}/account${path}`);

	// a month before: registered and activated
	await activeAccount(page, site, EMAIL, { eventCode, packageCode: "STANDARD", code: "ZAPROSZENIE" });
	await page.goto(site + (await activationPath(page, site, EMAIL)));
	await page.getByText(refusals.linkUsed.pl).waitFor();

	// planned: a star and a seat
	await open("/agenda");
	await page.getByRole("tab", { name: "Online na żywo" }).click();
	const row = page.getByRole("tabpanel").locator(".pl-row", { hasText: LECTURE });
	await row.locator(".pl-star").click();
	await expect.poll(() => row.locator(".pl-star").getAttribute("aria-pressed")).toBe("true");
	await row.getByRole("button", { name: `${seatTexts.reserve.pl}: ${LECTURE}` }).click();
	await row.getByRole("button", { name: `${seatTexts.release.pl}: ${LECTURE}` }).waitFor();

	// at the door, offline
	await open("/ticket");
	const code = page.getByRole("img", { name: ticketTexts.qr.pl.replace(" #", "") });
	await code.waitFor();
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload(); // reloads through the service worker's cache
	await code.waitFor();
	await page.context().setOffline(true);
	await page.reload();
	await code.waitFor();
	const ticket = await page
		.locator(".ticket")
		.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
		.first()
		.textContent();
	await page.context().setOffline(false);

	// the day online: live
	server.clock.set("2025-05-23T07:10:00Z");
	await open("/live");
	await page.getByRole("link", { name: LECTURE }).first().click();
	await press(page, studioTexts.watch.pl);
	await plays(page);

	// the day on site: checked in
	server.clock.set("2025-05-24T08:00:00Z");
	await runCommand(server, `check-in tickets ${ticket} --event ${eventCode} --day LIVE-ONSITE`);

	// afterwards: the recording
	server.clock.set("2025-06-10T10:00:00Z");
	const { data: lectures } = await runCommand(server, `recordings list --event ${eventCode}`);
	const { lectureId } = (lectures as { lectureId: number; subject: string }[]).find((one) => one.subject === LECTURE)!;
	const film = join(ROOT, "demo/films/azure-policy-as-a-brake-not-a-wall.webm");
	await runCommand(server, `recordings publish --event ${eventCode} --lecture ${lectureId} ${film}`);
	await open("/recordings");
	await page.getByRole("link", { name: LECTURE }).first().click();
	await press(page, recordingTexts.play.pl);
	await plays(page);

	await open("/certificate");
	await press(page, certificateTexts.issue.pl);
	await page.getByRole("link", { name: certificateTexts.download.pl }).waitFor();

	// exported, and deleted
	await open("/data");
	const begun = page.waitForEvent("download");
	await press(page, privacyTexts.download.pl);
	const file = await begun;
	expect([file.suggestedFilename(), await file.failure()]).toEqual([expect.stringMatching(/^estrada-.*\.zip$/), null]);
	await page.getByText(privacyTexts.ready.pl).waitFor();
	await press(page, erasureTexts.open.pl);
	await press(page, erasureTexts.goOn.pl);
	await page.getByLabel(erasureTexts.password.pl, { exact: true }).fill(PERSON.password);
	await press(page, erasureTexts.erase.pl);
	await page.getByText(accountTexts.erased.pl).waitFor();
	await page.getByLabel(WORDS.pl.email, { exact: false }).first().fill(EMAIL);
	await page.getByLabel(WORDS.pl.password, { exact: true }).fill(PERSON.password);
	await page.keyboard.press("Enter");
	await page.getByText(refusals.wrongPassword.pl).waitFor();
}, 120_000); // half a minute on a quiet machine
