import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runCommand } from "../../../../tests/harness/commanding.ts";
import { addExhibitor } from "../../../../tests/harness/content.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { goodPayload } from "../../../../tests/harness/registering.ts";
import { account } from "../../account/server/tables.ts";
import { exhibitor, exhibitorInvitation, exhibitorStaff } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let ewa: TestPerson;
let other: TestPerson;
let norvika: number;
beforeAll(async () => {
	site = await meeting();
	ewa = await site.person("ewa", "expo");
	other = await site.person("other", "expo");
});
beforeEach(async () => {
	site.server.clock.set("2025-05-06T10:00:00Z");
	await site.deps.db.delete(exhibitorInvitation);
	await site.deps.db.delete(exhibitor);
	norvika = (await addExhibitor(site.deps, site.event, { name: "Norvika" })).id;
});

const command = (typed: string) => runCommand(site.server, `exhibitors ${typed}`);
/** Invites an address and returns the link's secret. */
async function invited(email: string, more = ""): Promise<{ secret: string; text: string }> {
	await command(`invite MSTS25 Norvika ${email}${more}`);
	const { rows } = await site.deps.db.execute<{ text: string; subject: string }>(
		sql`select text, subject from email_message where recipient = ${email} order by id desc limit 1`,
	);
	const secret = decodeURIComponent(/exhibitor\/invitation\?id=([^&\s]+)/.exec(rows[0]!.text)![1]!);
	return { secret, text: `${rows[0]!.subject} ${rows[0]!.text}` };
}
const read = (who: TestPerson, secret: string) =>
	who.ask("/api/exhibitor/invitation?lang=en", { method: "POST", payload: { secret } });
const accept = (who: TestPerson, secret: string, more: object = {}) =>
	who.ask("/api/exhibitor/invitation/accept?lang=en", { method: "POST", payload: { secret, ...more } });
const staff = async () => (await command("staff --event MSTS25")).data as { email: string }[];
const newcomer = { firstName: "Sonja", lastName: "Lindqvall", password: "trzy dobre słowa".replaceAll(" ", "-") };

describe("an invitation to an exhibitor's staff", () => {
	test("is accepted by its address once, and the organiser sees it", async () => {
		const { secret, text } = await invited(ewa.email, " --lang en");
		expect(text).toMatch(/Norvika: your exhibitor’s area at .*works once, until 20 May 2025/s);
		const opened = (await read(ewa, secret)).json();
		expect(opened).toMatchObject({ exhibitorName: "Norvika", eventCode: "MSTS25", email: ewa.email, step: "join" });
		const twice = await Promise.all([accept(ewa, secret), accept(ewa, secret)]);
		expect(twice.map((one) => one.statusCode).toSorted()).toEqual([200, 409]);
		expect(await staff()).toMatchObject([{ email: ewa.email }]);
		expect((await accept(ewa, secret)).json().detail).toContain("accepted already");
		expect((await command("invitations --event MSTS25")).data).toMatchObject([{ email: ewa.email, state: "accepted" }]);
		await expect(command(`invite MSTS25 Norvika ${ewa.email}`)).rejects.toThrow("already works for Norvika");
	});

	test("is refused to another account and without a log-in, and the page offers the next step", async () => {
		const { secret } = await invited(ewa.email);
		expect((await read(other, secret)).json().step).toBe("other");
		expect((await read(site.nobody, secret)).json().step).toBe("logIn");
		const refused = [await accept(other, secret), await accept(site.nobody, secret, newcomer)];
		expect(refused.map((one) => one.statusCode)).toEqual([409, 409]);
		expect(refused.map((one) => one.json().detail)).toEqual([
			expect.stringContaining("a different address"),
			expect.stringContaining("already has an account"),
		]);
		expect(await staff()).toEqual([]);
	});

	test("creates an account for a new address and logs in at once", async () => {
		const { secret } = await invited("sonja@norvika.example");
		expect((await read(site.nobody, secret)).json().step).toBe("new");
		const wrong = await accept(site.nobody, secret, { ...newcomer, lastName: " ", password: "haslo123" });
		expect([wrong.statusCode, Object.keys(wrong.json().modelState)]).toEqual([400, ["lastName", "password"]]);
		const accepted = await accept(site.nobody, secret, newcomer);
		expect(accepted.json()).toEqual({ exhibitorId: norvika, eventCode: "MSTS25" });
		const cookie = accepted.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
		const me = (await site.nobody.ask("/api/account/me", { headers: { cookie } })).json();
		expect(me).toMatchObject({ firstName: "Sonja", email: "sonja@norvika.example", isExhibitorStaff: true });
		const log = await site.deps.db.execute(sql`select action from audit_entry where actor = ${me.id} order by id`);
		expect(log.rows.map((row) => row["action"])).toEqual(["account.activated", "exhibitor.staff-joined"]);
	});

	test("gives an account that was never activated to the e-mail's reader", async () => {
		await site.server.app.inject({
			method: "POST",
			url: "/api/account/registerUser",
			payload: {
				...goodPayload,
				email: "nowa@norvika.example",
			},
		});
		const { secret } = await invited("nowa@norvika.example");
		expect((await read(site.nobody, secret)).json().step).toBe("new");
		expect((await accept(site.nobody, secret, newcomer)).statusCode).toBe(200);
		const logIn = await site.server.app.inject({
			method: "POST",
			url: "/api/auth/sign-in/email",
			payload: { email: "nowa@norvika.example", password: newcomer.password },
		});
		expect(logIn.statusCode).toBe(200);
		const [row] = await site.deps.db.select().from(account).where(eq(account.email, "nowa@norvika.example"));
		expect([row!.firstName, row!.emailVerified]).toEqual(["Sonja", true]);
	});

	test("ends after 14 days, by a newer invitation, by withdrawal, and with its company", async () => {
		const first = await invited(ewa.email);
		const second = await invited(ewa.email);
		expect((await read(ewa, first.secret)).statusCode).toBe(404);
		site.server.clock.set("2025-05-20T10:00:00Z");
		expect([(await read(ewa, second.secret)).statusCode, (await accept(ewa, second.secret)).statusCode]).toEqual([
			410, 410,
		]);
		expect((await command("invitations --event MSTS25")).text).toContain("ended");
		const third = await invited(ewa.email);
		expect((await command(`uninvite MSTS25 Norvika ${ewa.email}`)).text).toContain("is withdrawn");
		expect((await accept(ewa, third.secret)).json().detail).toContain("was withdrawn");
		await expect(command(`uninvite MSTS25 Norvika ${ewa.email}`)).rejects.toThrow("no open invitation");
		const fourth = await invited(ewa.email);
		await site.deps.db.delete(exhibitor).where(eq(exhibitor.id, norvika));
		expect([(await read(ewa, fourth.secret)).statusCode, (await accept(ewa, fourth.secret)).statusCode]).toEqual([
			404, 404,
		]);
		expect(await site.deps.db.select().from(exhibitorStaff)).toEqual([]);
	});
});
