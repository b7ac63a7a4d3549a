import { expect, inject, onTestFinished, test } from "vitest";
import { fromAnyAddress } from "../harness/addresses.ts";
import { activationPath } from "../harness/filling-in.ts";
import {
	awakeAgenda,
	DESKTOP,
	expectAccessible,
	expectNoSidewaysScroll,
	PHONE,
	useBrowser,
} from "../harness/visitor.ts";

const { visit } = useBrowser();
const password = "sekretne-haslo";
let count = 0;

type Status = { lectureId: number; status: number; statusVip: number };
const statuses = async () =>
	(await (await fetch(`${inject("siteUrl")}/api/event/MSTS25/agenda/AgendaEventLecturesStatuses`)).json())
		.statuses as Status[];

async function post(path: string, body: object, cookie = ""): Promise<Response> {
	const site = inject("siteUrl");
	const headers = { "content-type": "application/json", origin: site, cookie, ...fromAnyAddress() };
	const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
	if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
	return answer;
}

/** Somebody with a Standard package: the address, and the session. */
async function guest() {
	const email = `sala.${++count}.${Date.now()}@firma.example`;
	await post("/api/account/registerUser?lang=pl", {
		...{ eventCode: "MSTS25", packageCode: "STANDARD", code: "ZAPROSZENIE" },
		...{ email, password, confirmPassword: password, firstName: "Anna", lastName: "Szczepankowska-Wójcik" },
		...{ phoneNo: "+48601234567", processAgreement: true },
	});
	const outbox = await visit("/outbox");
	const path = await activationPath(outbox, inject("siteUrl"), email);
	await post(`/api/account/confirmEmail?${new URL(path, "http://x").searchParams}`, { password });
	const answer = await post("/api/auth/sign-in/email", { email, password });
	const cookie = answer.headers
		.getSetCookie()
		.map((one) => one.split(";")[0])
		.join("; ");
	const me = await (await fetch(`${inject("siteUrl")}/api/account/me`, { headers: { cookie } })).json();
	return { email, cookie, registrationId: me.registrations[0].objectId as number };
}

test("the last seats go: reserved in the account, seen on the open agenda ten seconds later", async () => {
	const people = [await guest(), await guest(), await guest()];
	const seatsOf = ({ cookie, registrationId }: (typeof people)[number], lectureIds: number[]) =>
		post(`/api/user/saveUserReservations/${registrationId}`, lectureIds, cookie);
	// who tests after this finds the seats that this found
	onTestFinished(async () => void (await Promise.all(people.map((one) => seatsOf(one, [])))));
	const wanted = (await statuses()).find((one) => one.status === 2 && one.statusVip === 1)!.lectureId;
	for (const one of people.slice(1)) await seatsOf(one, [wanted]);
	const agenda = await visit("/healthz", DESKTOP);
	await agenda.clock.install();
	let requested = 0;
	agenda.on("request", (request) => {
		if (request.url().endsWith("/AgendaEventLecturesStatuses")) requested++;
	});
	await agenda.goto(`${inject("siteUrl")}/`);
	await awakeAgenda(agenda);
	const link = agenda.locator(`a[href$="/lectures/${wanted}"]`);
	// the first such lecture is a workshop
	await agenda.getByRole("tab", { name: /Warsztaty/ }).click();
	const card = agenda.locator("article", { has: link }).first();
	await card.getByText("Ostatnie miejsca w pakiecie rozszerzonym").waitFor();

	const account = await visit(`/user.html?lecture=${wanted}`, PHONE);
	await account.getByLabel("Adres e-mail").first().fill(people[0]!.email);
	await account.getByLabel("Hasło", { exact: true }).fill(password);
	await account.getByRole("button", { name: /^Zaloguj się$/ }).click();
	const seats = account.getByRole("tabpanel");
	const button = account.locator(`#seat-${wanted}`);
	await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
	await expect.poll(() => button.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
	await expectAccessible(account, "seats in the agenda");
	await expectNoSidewaysScroll(account, "seats in the agenda");
	await button.click();
	await seats.locator(`.seat-line:has(#seat-${wanted}) .seat-mark`, { hasText: /^Miejsce z\spuli/ }).waitFor();
	const before = requested;
	await agenda.clock.fastForward(11_000); // every ten seconds, a tenth more or less
	await card.getByText("Brak miejsc", { exact: true }).waitFor();
	expect(requested).toBe(before + 1);

	// a swap gives it back, a release leaves nothing
	await seats
		.getByRole("button", { name: /^Zamień/ })
		.first()
		.click();
	const isFreeAgain = async () => {
		await agenda.clock.fastForward(11_000);
		return card.getByText("Ostatnie miejsca w pakiecie rozszerzonym").isVisible();
	};
	await expect.poll(isFreeAgain).toBe(true);
	// what was the button to release is the button to swap back once the account has heard of it
	await seats.getByRole("button", { name: /^Zrezygnuj/, disabled: false }).click();
	await seats.getByRole("button", { name: /^Zrezygnuj/ }).waitFor({ state: "detached" });
}, 60_000); // three people come first
