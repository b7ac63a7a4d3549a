import type { Page } from "playwright-core";
import { inject } from "vitest";
import { officeTexts } from "../../src/app/office/texts.ts";
import { invitationTexts } from "../../src/features/invitations/texts.ts";
import type { Role } from "../../src/features/organisers/rights.ts";
import { commanded } from "./commanding.ts";
import { emailPath } from "./filling-in.ts";

const site = inject("siteUrl");

/** Invites an organiser of MSTS25 by command, and joins by the e-mail's link with a new account. The office is open. */
export async function joinOffice(page: Page, email: string, role: Role): Promise<void> {
	await commanded(`office invite ${email} --event MSTS25 --role ${role} --lang pl`);
	await page.goto(site + (await emailPath(page, site, { email, subject: /./, link: /office\/invitation/ })));
	await page.getByLabel(invitationTexts.firstName.pl).fill("Marta");
	await page.getByLabel(invitationTexts.lastName.pl).fill("Zawilec");
	await page.getByLabel(invitationTexts.password.pl, { exact: true }).fill("siedem-zielonych-lamp");
	await page.getByRole("button", { name: invitationTexts.make.pl }).click();
	await page.getByRole("navigation", { name: officeTexts.menu.pl }).waitFor();
	// a key pressed before would be lost, because the first screen takes the focus
	await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
}
