import { beforeAll, expect, test } from "vitest";
import { type Conference, conference, participant } from "../../../tests/harness/attending.ts";
import { issue } from "../../features/certificates/server/certificates.ts";
import { certificateOf } from "../../features/certificates/server/store.ts";
import type { CheckView } from "../../features/certificates/web/CheckView.tsx";
import { checkInTicket } from "../../features/checkin/server/check-in.ts";
import type { Page } from "../site/frame.ts";
import { buildServer } from "./server.ts";

let one: Conference;
let site: Awaited<ReturnType<typeof buildServer>>;
let number: string;
const made: Page[] = [];

beforeAll(async () => {
	one = await conference();
	const { server, event, days } = one;
	const anna = await participant(one, "anna@firma.example");
	server.clock.set("2025-06-07T06:00:00Z");
	const wanted = { event, day: days.onsite, code: anna.ticket, at: server.clock.now() };
	await checkInTicket(server.deps, wanted, "command:door");
	server.clock.set("2025-06-10T10:00:00Z");
	await issue(server.deps, { accountId: anna.accountId, event });
	number = (await certificateOf(server.deps.db, { accountId: anna.accountId, eventId: event.id }))!.number;
	const renderer = {
		async render(page: Page) {
			made.push(page);
			return { html: JSON.stringify(page.data), islands: [] };
		},
		assets: () => ({ script: "", styles: [], fonts: [] }),
	};
	site = await buildServer(server.deps, { renderer });
});

async function checked(path: string, remoteAddress = "203.0.113.1") {
	made.length = 0;
	const answer = await site.inject({ method: "GET", url: path, remoteAddress });
	const page = made[0];
	return { status: answer.statusCode, html: answer.body, headers: answer.headers, view: page?.data as CheckView, page };
}

test("verifies a certificate without showing the name, in both languages", async () => {
	const { status, view, html, page, headers } = await checked(
		`/en/certificate/${number.toLowerCase().replace("-", "")}`,
	);
	expect([status, view]).toEqual([
		200,
		{
			state: "real",
			number,
			eventName: "Trial",
			dates: expect.stringMatching(/^6\s–\s7 June 2025$/),
			holder: "A••• S•••••••••••••-W•••••",
			attended: { days: [{ name: "Piątek 07.06", nameEn: "Friday 07.06" }], lectures: 0, minutes: 0 },
			issuer: "Fundacja Próba",
			issued: "10 June 2025",
		},
	]);
	expect(html).not.toMatch(/Szczepankowska|anna@/i);
	expect(html).toMatch(/<meta name="robots" content="noindex/);
	expect([page!.head.isIndexable, headers["cache-control"]]).toEqual([false, "private, no-store"]);
	expect(page!.frame.alternates.pl).toContain("/certificate/");
	expect((await checked(`/certificate?number=${number}`)).view).toMatchObject({
		state: "real",
		issued: "10 czerwca 2025",
	});
	expect((await checked(`/e/MSTS25/certificate/${number}`)).view.state).toBe("real");
});

test("distinguishes mistyped, unknown and missing numbers", async () => {
	const wrong = `${number.slice(0, -1)}${number.endsWith("7") ? "8" : "7"}`;
	expect([(await checked(`/certificate/${wrong}`)).status, (await checked(`/certificate/${wrong}`)).view]).toEqual([
		404,
		{ state: "mistyped", typed: wrong },
	]);
	expect((await checked("/certificate/00000-00000")).view).toEqual({ state: "unknown", typed: "00000-00000" });
	expect((await checked("/certificate/%3Cscript%3E")).view).toEqual({ state: "mistyped", typed: "<script>" });
	expect((await checked(`/certificate/${"7".repeat(300)}`)).view).toMatchObject({ state: "mistyped" });
	const asking = await checked("/certificate");
	expect([asking.status, asking.view]).toEqual([200, { state: "asking" }]);
});

test("answers thirty times a minute per address, then refuses every number", async () => {
	const from = "198.51.100.7";
	const states = [];
	for (let n = 0; n < 31; n++) states.push((await checked(`/certificate/${number}`, from)).view.state);
	expect(states).toEqual([...Array(30).fill("real"), "tooMany"]);
	const refused = await checked(`/certificate/${number}`, from);
	expect([refused.status, refused.view]).toEqual([429, { state: "tooMany" }]);
	expect((await checked(`/certificate/${number}`, "198.51.100.8")).view.state).toBe("real");
	one.server.clock.set("2025-06-10T10:01:01Z");
	expect((await checked(`/certificate/${number}`, from)).view.state).toBe("real");
});
