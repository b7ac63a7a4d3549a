import { beforeEach, describe, expect, test } from "vitest";
import { posting } from "../../../../tests/harness/posting.ts";
import { addOpenEvent, loggedIn } from "../../../../tests/harness/registering.ts";
import { eventEmail } from "../../event/server/event-email.ts";
import { eventByCode } from "../../event/server/store.ts";
import { personEmails } from "../../meetings/texts.ts";

const { server, mail, write, rows } = posting();
let [anna, ewa] = ["", ""];
beforeEach(async () => {
	await addOpenEvent(server());
	anna = await loggedIn(server(), "anna@firma.example");
	ewa = await loggedIn(server(), "ewa@firma.example");
});

const read = async (cookie: string) =>
	(await server().app.inject({ url: "/api/user/email-preferences", headers: { cookie } })).json().topics;
const set = (cookie: string, payload: object) =>
	server().app.inject({ method: "POST", url: "/api/user/email-preferences", headers: { cookie }, payload });
const offIn = (topics: { topic: string; isOn: boolean }[]) => topics.filter((it) => !it.isOn).map((it) => it.topic);

describe("e-mail topics", () => {
	test("are on until the account switches one off", async () => {
		expect(offIn(await read(anna))).toEqual([]);
		const off = await set(anna, { topic: "programme", isOn: false });
		expect(offIn(off.json().topics)).toEqual(["programme"]);
		await set(anna, { topic: "programme", isOn: false });
		await set(anna, { topic: "stands", isOn: false });
		expect([offIn(await read(anna)), offIn(await read(ewa))]).toEqual([["programme", "stands"], []]);
		await set(anna, { topic: "programme", isOn: true });
		expect(offIn(await read(anna))).toEqual(["stands"]);
	});

	test("an unknown topic and a topic that is always sent are refused", async () => {
		for (const topic of ["orders", "security", "x"]) {
			expect((await set(anna, { topic, isOn: false })).statusCode).toBe(400);
		}
	});

	test("are the same setting as on the screens of messages and invitations", async () => {
		await set(anna, { topic: "messages", isOn: false });
		const chats = await server().app.inject({ url: "/api/chat/conversations", headers: { cookie: anna } });
		expect(chats.json().wantsEmails).toBe(false);
		const url = "/api/user/invitation-emails";
		await server().app.inject({ method: "POST", url, headers: { cookie: anna }, payload: { wantsEmails: false } });
		expect(offIn(await read(anna))).toEqual(["invitations", "messages"]);
	});
});

test("an e-mail is not sent if its topic is switched off after it was queued; a necessary one is sent", async () => {
	await set(anna, { topic: "programme", isOn: false });
	await write("anna@firma.example", { kind: "plan-changed" });
	await write("ewa@firma.example", { kind: "plan-changed" });
	await write("anna@firma.example", { kind: "order-paid" });
	await write("nobody@firma.example", { kind: "plan-changed" });
	await (await mail()).drain();
	const written = (await rows()).filter(({ kind }) => kind === "plan-changed" || kind === "order-paid");
	expect(written.map((it) => `${it.recipient} ${it.kind} ${it.status}`).toSorted()).toEqual([
		"anna@firma.example order-paid sent",
		"anna@firma.example plan-changed withdrawn",
		"ewa@firma.example plan-changed sent",
		"nobody@firma.example plan-changed sent",
	]);
});

test("the footer of an optional e-mail links to the screen with its switch", async () => {
	const event = (await eventByCode(server().deps.db, "MSTS25"))!;
	const to = { email: "anna@firma.example", lang: "en" as const };
	const deps = { ...server().deps, sender: "a@b.example", organiserLang: "pl" as const };
	const address = { pageAddress: (_lang: string, _event: unknown, path: string) => `https://estrada.test/${path}` };
	const of = (kind: "meeting-agreed" | "order-paid") =>
		eventEmail(
			{ ...deps, ...address },
			{ to, event, contact: undefined, kind, texts: personEmails.agreed, values: {}, path: "x" },
		).text;
	expect(of("meeting-agreed")).toContain("https://estrada.test/account/emails");
	expect(of("order-paid")).not.toContain("account/emails");
});
