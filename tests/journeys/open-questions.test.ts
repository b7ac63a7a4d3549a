import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { exportBundle } from "../../src/app/bundle/export-bundle.ts";
import { type Bundle, bundleOf, type Item } from "../../src/app/bundle/format.ts";
import { importBundle } from "../../src/app/bundle/import-bundle.ts";
import { personTexts } from "../../src/app/office/screens/participants/participant-texts.ts";
import { accountByEmail } from "../../src/features/account/server/store.ts";
import { questionCardTexts, questionsLeft } from "../../src/features/open-questions/card-texts.ts";
import { openQuestionRefusals, openQuestionTexts as texts } from "../../src/features/open-questions/texts.ts";
import { messages } from "../../src/features/registration/messages.ts";
import { emails } from "../../src/kit/mail/store.ts";
import { expectGoodInBothLooks } from "../harness/looks.ts";
import { expectGoodOffice, focused, type OfficeSite, officeSite, pictured } from "../harness/office-site.ts";
import { logIn } from "../harness/registering.ts";
import { doByItself } from "../harness/server.ts";
import { DESKTOP, PHONE, useBrowser } from "../harness/visitor.ts";

const { visit } = useBrowser();
const EMAIL = "anna@firma.example";
const DIET = { pl: "Jaka jest Twoja dieta?", en: "What is your diet?" };
const SIZE = { pl: "Rozmiar koszulki", en: "T-shirt size" };
const DINNER = { pl: "Przyjdziesz na kolację?", en: "Will you come to the dinner?" };
const question = (key: string, name: typeof DIET, more: object): Item => ({ key, name, isRequired: false, ...more });
const added = [
	question("dieta", DIET, {
		type: 3,
		isRequired: true,
		options: [
			{ value: "wegetariańska", valueEn: "vegetarian" },
			{ value: "zwykła", valueEn: "any" },
		],
	}),
	question("rozmiar", SIZE, { type: 0, options: [] }),
	question("kolacja", DINNER, { type: 2, options: [] }),
];

/** The organiser imports the event's bundle with further questions of the free package. */
async function addQuestions({ server, event }: OfficeSite): Promise<void> {
	const bundle = bundleOf(await exportBundle(server.deps, event.id));
	const packages = bundle.lists.packages.map((one) => (one["code"] === "EXPO" ? { ...one, inputs: added } : one));
	const withQuestions: Bundle = { ...bundle, lists: { ...bundle.lists, packages } };
	await importBundle(server.deps, withQuestions, new Map(), "test");
}

async function enterAccount(page: Page, { server, site }: OfficeSite): Promise<void> {
	const cookies = (await logIn(server, EMAIL)).split("; ").map((one) => {
		const at = one.indexOf("=");
		return { name: one.slice(0, at), value: encodeURIComponent(one.slice(at + 1)), url: site };
	});
	await page.context().addCookies(cookies);
}

/** The link of the e-mail, which comes ten minutes after the questions. */
async function emailLink({ server }: OfficeSite): Promise<string> {
	server.clock.set("2025-04-30T12:30:00+02:00");
	await doByItself(server, "questions-added");
	const { rows } = await emails(server.deps.db, 1, 50);
	const [email, ...more] = rows.filter(({ kind }) => kind === "questions-added");
	expect(more).toEqual([]);
	for (const { pl } of [DIET, SIZE, DINNER]) expect(email!.text).toContain(pl);
	return /https?:\S+ticket\/questions\S*/.exec(email!.text)![0];
}

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

test("questions that came later are answered in the account, once", { timeout: 180_000 }, async () => {
	const office = await officeSite();
	const { site, server } = office;
	await office.register({ email: EMAIL });
	await office.confirm(EMAIL);
	server.clock.set("2025-04-30T12:10:00+02:00");
	await addQuestions(office);

	const page = await visit("/healthz", DESKTOP);
	await enterAccount(page, office);
	await page.goto(`${site}/en/account`);
	await page.getByRole("heading", { name: questionsLeft("en", 3) }).waitFor();
	await expectGoodInBothLooks(page, "today with open questions");
	await pictured(page, "questions-today");
	await page.goto(`${site}/en/account/ticket`);
	await page.getByRole("heading", { name: questionsLeft("en", 3) }).waitFor();
	await expectGoodInBothLooks(page, "tickets with open questions");
	await page.getByRole("link", { name: new RegExp(`^${questionCardTexts.answer.en}`) }).press("Enter");
	await page.getByRole("heading", { level: 1, name: texts.title.en }).waitFor();

	// a required question without an answer gets the focus by the summary's link; typed answers survive a reload
	await page.getByLabel(SIZE.en).fill("M");
	await page.getByLabel(SIZE.en).press("Enter");
	const summary = page.locator(".error-summary:focus", { hasText: `${DIET.en}: ${messages.required.en}` });
	await summary.waitFor();
	await expectGoodInBothLooks(page, "the form with an error");
	await pictured(page, "questions-error");
	await summary.getByRole("link").press("Enter");
	expect(await page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("wegetariańska");
	await page.reload();
	await page.getByRole("heading", { level: 1, name: texts.title.en }).waitFor();
	expect(await page.getByLabel(SIZE.en).inputValue()).toBe("M");

	// the same form on the phone, by the e-mail's link
	const phone = await visit("/healthz", PHONE);
	await enterAccount(phone, office);
	await phone.goto(await emailLink(office));
	await phone.getByRole("heading", { level: 1, name: texts.title.pl }).waitFor();
	await expectGoodInBothLooks(phone, "the form on a phone");
	await pictured(phone, "questions-phone");
	await radio(phone, "zwykła").check();

	const organiser = await visit("/healthz", { ...DESKTOP, colorScheme: "light" });
	const personId = (await accountByEmail(server.deps.db, EMAIL))!.id;
	await office.enter(organiser, "sales", `/office/participants/${personId}`);
	await organiser.getByText(personTexts.unansweredRequired.pl).waitFor();
	await expectGoodOffice(organiser, "person-open-questions");

	await radio(page, "vegetarian").press("Space");
	await page.getByRole("button", { name: texts.send.en }).press("Enter");
	await page.getByRole("heading", { name: texts.noneTitle.en }).waitFor();
	await expect.poll(() => focused(page)).toBe(`p ${texts.saved.en}`);
	await expectGoodInBothLooks(page, "answered questions");

	await phone.getByRole("button", { name: texts.send.pl }).press("Enter");
	await phone.getByRole("heading", { name: texts.noneTitle.pl }).waitFor();
	await expect.poll(() => focused(phone)).toBe(`p ${openQuestionRefusals.answered.pl}`);
	await expectGoodInBothLooks(phone, "questions answered elsewhere");
	await pictured(phone, "questions-answered");
	await phone.goto(`${site}/account`);
	await phone.getByRole("heading", { level: 1 }).waitFor();
	expect(await phone.getByText(questionsLeft("pl", 3)).count()).toBe(0);

	await organiser.reload();
	await organiser.getByText("wegetariańska").waitFor();
	expect(await organiser.getByText(personTexts.unansweredRequired.pl).count()).toBe(0);
});
