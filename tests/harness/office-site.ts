import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { emailSettingsOf } from "../../src/app/boot/email-settings.ts";
import { officeTexts } from "../../src/app/office/texts.ts";
import { confirmAddress } from "../../src/features/account/server/confirm-address.ts";
import { accountByEmail } from "../../src/features/account/server/store.ts";
import { proofForm } from "../../src/features/account-settings/proof-form.ts";
import { orderBySecret } from "../../src/features/orders/server/store.ts";
import type { Role } from "../../src/features/organisers/rights.ts";
import { receivePayment } from "../../src/features/payments/server/receive-payment.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { GROSS } from "./buying.ts";
import { organiserOf, type TestOrganiser } from "./organiser.ts";
import { filledSite } from "./own-site.ts";
import { addOpenEvent, addRounds, company, goodPayload } from "./registering.ts";
import type { TestServer } from "./server.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./visitor.ts";

/** The second price round, a month before the event. */
const NOW = "2025-04-30T12:05:00+02:00";

export type OfficeSite = Awaited<ReturnType<typeof officeSite>>;

/** An office of MSTS25 outside the demonstration, so that money needs a proof. Its tickets cost 299 zł net. */
export async function officeSite() {
	const fillEvent = async (server: TestServer) => {
		const { event } = await addOpenEvent(server);
		await addRounds(server, event);
		return event;
	};
	const filled = await filledSite(NOW, "MSTS25", fillEvent, { DEMO: "off" });
	const { server, site, filled: event } = filled;
	const { db } = server.deps;
	const people = { ...server.deps, ...emailSettingsOf(server.deps.config) };
	let buyers = 0;
	/** Registers or buys, each time from another network. Returns the order of a purchase. */
	const register = async (payload: object) => {
		const answer = await server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=pl",
			remoteAddress: `198.18.0.${++buyers}`,
			payload: { ...goodPayload, ...payload },
		});
		expect(answer.json(), answer.body).toMatchObject({ isRegistered: true });
		const secret: string | undefined = answer.json().order?.secret;
		return secret === undefined ? undefined : orderBySecret(db, hashOf(secret));
	};
	const buy = async (payload: object) =>
		(await register({ packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: GROSS, ...payload }))!;
	return {
		server,
		site,
		event,
		register,
		buy,
		/** A team's order, paid by card. */
		async paidTeam(email: string, payerName: string, quantity: number) {
			const tickets = [{ packageCode: "BASIC-ONLINE", quantity }];
			const expectedGrossGrosz = GROSS * quantity;
			const team = { packageCode: undefined, tickets, expectedGrossGrosz, ...company, payerName };
			const order = await buy({ email, ...team });
			const message = { provider: "test" as const, reference: order.number, outcome: "paid" as const };
			await receivePayment(people, { ...message, orderId: order.id, amountGrosz: expectedGrossGrosz });
			return order;
		},
		confirm: (email: string) =>
			db.transaction(async (tx) => confirmAddress(tx, people, (await accountByEmail(tx, email))!.id)),
		/** Opens an address of the site as an organiser with a role at the event, or at all events (`eventCode` null). */
		async enter(page: Page, role: Role, path: string, eventCode: "MSTS25" | null = "MSTS25"): Promise<TestOrganiser> {
			const organiser = await organiserOf(server, { role, eventCode, isProved: false });
			const cookies = organiser.cookie.split("; ").map((one) => {
				const at = one.indexOf("=");
				return { name: one.slice(0, at), value: encodeURIComponent(one.slice(at + 1)), url: site };
			});
			await page.context().addCookies(cookies);
			await page.goto(site + path);
			return organiser;
		},
	};
}

/** Saves a picture of the page in the folder of OFFICE_PICTURES, if it is set. */
export async function pictured(page: Page, name: string): Promise<void> {
	const folder = process.env["OFFICE_PICTURES"];
	if (!folder) return;
	mkdirSync(folder, { recursive: true });
	await page.screenshot({ path: join(folder, `${name}.png`) });
}

const SIZES = [
	{ width: 1024, height: 800 },
	{ width: 768, height: 1024 },
	{ width: 390, height: 844 },
] as const;

/**
 * Expects no violation of WCAG 2.2 AA at 1440 px, and dark at 390 px; no sideways overflow there, at 1024 and at 768 px.
 * Saves pictures of each, and in forced colours.
 */
export async function expectGoodOffice(page: Page, name: string): Promise<void> {
	const before = page.viewportSize()!;
	await expectAccessible(page, name);
	await expectNoSidewaysScroll(page, name);
	await pictured(page, name);
	await page.emulateMedia({ forcedColors: "active" });
	await pictured(page, `${name}-forced`);
	await page.emulateMedia({ forcedColors: null, colorScheme: "dark" });
	for (const size of SIZES) {
		await page.setViewportSize(size);
		await expectNoSidewaysScroll(page, `${name} at ${size.width} px`);
		await pictured(page, `${name}-${size.width}`);
	}
	await expectAccessible(page, `${name}, narrow and dark`);
	await page.emulateMedia({ colorScheme: null });
	await page.setViewportSize(before);
}

/** Answers the question for the password before money, roles and exports. */
export async function proveByPassword(page: Page, lang: Lang): Promise<void> {
	const dialog = page.getByRole("dialog", { name: officeTexts.proof[lang] });
	await dialog.getByLabel(proofForm.labels.currentPassword![lang], { exact: true }).fill(goodPayload.password);
	await dialog.getByRole("button", { name: officeTexts.prove[lang], exact: true }).first().press("Enter");
	await dialog.waitFor({ state: "detached" });
}

/** Makes the page's data old and returns to it, so that the page reads all again. */
export async function refocus(page: Page): Promise<void> {
	await page.evaluate(() => {
		const now = Date.now.bind(Date);
		Date.now = () => now() + 60_000;
		dispatchEvent(new Event("visibilitychange"));
	});
}

/** The element with the focus, as its name and text. "body" means that a command has lost it. */
export async function focused(page: Page): Promise<string> {
	const read = () => `${document.activeElement?.localName} ${document.activeElement?.textContent}`;
	return (await page.evaluate(read)).replace(/\s+/g, " ").trim();
}
