import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refusal, runCommand } from "../../../../tests/harness/commanding.ts";
import { addEvent } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { logIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import {
	changeRoles,
	endSessions,
	inviteOrganiser,
	listOrganisers,
	listSessions,
	withdrawInvitation,
} from "../manage-contract.ts";
import { getOfficeMe } from "../me-contract.ts";
import { organiserInvitation, organiserRole } from "./tables.ts";

let server: TestServer;
let owner: TestOrganiser;
let eventOwner: TestOrganiser;
let sales: TestOrganiser;
beforeAll(async () => {
	server = await freshServer();
	for (const code of ["MSTS25", "NYC25"]) await addEvent(server.deps, { code, name: code });
});
beforeEach(async () => {
	const { db } = server.deps;
	await db.delete(organiserRole);
	await db.delete(organiserInvitation);
	owner = await organiserOf(server, { role: "owner", eventCode: null });
	eventOwner = await organiserOf(server, { role: "owner", eventCode: "MSTS25" });
	sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
});

const atEvent = { params: { eventCode: "MSTS25" } };
const newest = async (email: string) => {
	const { rows } = await server.deps.db.execute<{ text: string; subject: string }>(
		sql`select text, subject from email_message where recipient = ${email} order by id desc limit 1`,
	);
	const [row] = rows;
	const secret = decodeURIComponent(/office\/invitation\?id=([^&\s]+)/.exec(row!.text)![1]!);
	return { secret, text: `${row!.subject} ${row!.text}` };
};
const post = (url: string, payload: object, cookie = "") =>
	server.app.inject({ method: "POST", url: `${url}?lang=en`, payload, headers: { cookie } });
const actions = async () =>
	(
		await server.deps.db.execute(sql`select action from audit_entry where action like 'organiser.%' order by id`)
	).rows.map((row) => row["action"]);
const newcomer = { firstName: "Nina", lastName: "Nowa", password: "trzy-dobre-slowa" };

describe("an organiser's invitation", () => {
	test("by the command gives the first owner, who sets a password", async () => {
		const { text } = await runCommand(server, "office invite Nina@biuro.example --lang en");
		expect(text).toMatch(/^nina@biuro.example is invited as owner of all events, until 2025-05-14/);
		const { secret, text: email } = await newest("nina@biuro.example");
		expect(email).toContain("An invitation to the organisers’ office: all events");
		expect(email).toMatch(/role “owner”.*refund money/s);
		const opened = (await post("/api/office/invitation", { secret })).json();
		expect(opened).toMatchObject({ roleName: "owner", eventName: null, eventCode: "MSTS25", step: "new" });
		const accepted = await post("/api/office/invitation/accept", { secret, ...newcomer });
		expect(accepted.json()).toEqual({ eventCode: "MSTS25" });
		const cookie = accepted.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
		const me = await server.app.inject({ url: "/api/office/event/NYC25/me", headers: { cookie } });
		expect(me.json()).toMatchObject({ roles: [{ role: "owner", isOfFoundation: true }], isFactorMissing: true });
		expect((await post("/api/office/invitation/accept", { secret, ...newcomer })).statusCode).toBe(409);
		expect(await refusal(server, "office invite nina@biuro.example")).toContain("already has this role");
		expect((await runCommand(server, "office list")).text).toMatch(/nina@biuro.example +Nina Nowa +owner +organiser/);
	});

	test("by a call joins an account at one event; a newer one ends it", async () => {
		const body = { email: sales.email, role: "host" as const, isOfFoundation: false };
		expect((await eventOwner.ask(inviteOrganiser, { body })).json().untilDate).toContain("2025-05-14");
		const first = await newest(sales.email);
		await eventOwner.ask(inviteOrganiser, { body: { ...body, role: "editor" } });
		expect((await post("/api/office/invitation", { secret: first.secret }, sales.cookie)).statusCode).toBe(404);
		const { secret } = await newest(sales.email);
		const other = await post("/api/office/invitation", { secret }, eventOwner.cookie);
		expect(other.json()).toMatchObject({ step: "other", roleName: "editor", eventCode: "MSTS25" });
		await post("/api/office/invitation/accept", { secret }, sales.cookie);
		const { roles } = (await sales.ask(getOfficeMe)).json();
		expect(roles.map((one: { role: string }) => one.role)).toEqual(["sales", "editor"]);
		expect((await sales.ask(getOfficeMe, { params: { eventCode: "NYC25" } })).statusCode).toBe(404);
	});

	test("is listed, withdrawn, and once again by its key", async () => {
		const body = { email: "ola@biuro.example", role: "viewer" as const, isOfFoundation: false };
		const headers = { "idempotency-key": "raz" };
		await Promise.all([1, 2].map(() => eventOwner.ask(inviteOrganiser, { body, headers })));
		const { rows } = await server.deps.db.execute(sql`select from email_message where recipient = 'ola@biuro.example'`);
		expect(rows).toHaveLength(1);
		const listed = (await eventOwner.ask(listOrganisers)).json();
		expect(listed.invitations).toMatchObject([{ email: "ola@biuro.example", role: "viewer", can: { withdraw: true } }]);
		const withdrawn = { body: { email: "ola@biuro.example", isOfFoundation: false } };
		expect((await eventOwner.ask(withdrawInvitation, withdrawn)).statusCode).toBe(200);
		expect((await eventOwner.ask(withdrawInvitation, withdrawn)).statusCode).toBe(404);
		expect((await eventOwner.ask(inviteOrganiser, { body: { ...body, email: "nikt" } })).statusCode).toBe(400);
	});

	test("to all events needs an owner of the foundation", async () => {
		const body = { email: "ola@biuro.example", role: "viewer" as const, isOfFoundation: true };
		expect((await eventOwner.ask(inviteOrganiser, { body })).json().detail).toContain("owner of all events");
		expect((await owner.ask(inviteOrganiser, { ...atEvent, body })).statusCode).toBe(200);
	});
});

describe("an organiser's roles", () => {
	test("are listed with the sessions and what the caller may do", async () => {
		const { organisers, can, roles } = (await eventOwner.ask(listOrganisers)).json();
		expect(can).toEqual({ inviteHere: true, inviteEverywhere: false, export: true });
		expect(roles.find((one: { role: string }) => one.role === "viewer").rights).toContain("see the sales figures");
		const of = (who: TestOrganiser) => organisers.find((one: { email: string }) => one.email === who.email);
		const mayNothing = { changeHere: false, changeEverywhere: false, endSessions: false };
		expect(of(owner)).toMatchObject({ roles: [{ role: "owner", isOfFoundation: true }], can: mayNothing });
		expect(of(sales)).toMatchObject({ sessionCount: 1, hasSecondFactor: true, isYou: false });
		expect(of(sales).can).toEqual({ changeHere: true, changeEverywhere: false, endSessions: true });
		expect(of(eventOwner).isYou).toBe(true);
	});

	test("change only from what the caller saw; none refuses the very next call", async () => {
		const change = (before: "sales"[] | "host"[], roles: ("host" | "viewer")[]) =>
			eventOwner.ask(changeRoles, {
				params: { accountId: sales.accountId },
				body: { isOfFoundation: false, before, roles },
			});
		expect((await change(["sales"], ["viewer", "host"])).json()).toEqual({ roles: ["host", "viewer"] });
		expect((await change(["sales"], ["host"])).json()).toMatchObject({
			status: 409,
			type: VERSION_CHANGED,
			detail: expect.stringContaining("host, viewer"),
		});
		expect((await sales.ask(getOfficeMe)).json().roles).toHaveLength(2);
		await runCommand(server, `office remove ${sales.email} --event MSTS25 --role viewer`);
		expect((await change(["host"], [])).json()).toEqual({ roles: [] });
		expect((await sales.ask(getOfficeMe)).statusCode).toBe(404);
		expect((await change(["host"], [])).statusCode).toBe(404);
		expect((await actions()).slice(-3)).toEqual([
			"organiser.roles-changed",
			"organiser.roles-changed",
			"organiser.removed",
		]);
	});

	test("stay with the last owner of all events, also when two remove each other at once", async () => {
		const remove = (by: TestOrganiser, whom: TestOrganiser) =>
			by.ask(changeRoles, {
				params: { eventCode: "MSTS25", accountId: whom.accountId },
				body: { isOfFoundation: true, before: ["owner"], roles: [] },
			});
		expect((await remove(owner, owner)).json()).toMatchObject({
			status: 409,
			type: "about:blank",
			detail: expect.stringContaining("last owner"),
		});
		expect(await refusal(server, `office remove ${owner.email}`)).toContain("last owner");
		const second = await organiserOf(server, { role: "owner", eventCode: null });
		const answers = await Promise.all([remove(owner, second), remove(second, owner)]);
		const [done, refused] = answers.map((one) => one.statusCode).toSorted();
		// the later call finds its caller without a role, or the last owner
		expect([done, [404, 409].includes(refused!)]).toEqual([200, true]);
		expect(
			(
				await eventOwner.ask(changeRoles, {
					params: { accountId: owner.accountId },
					body: { isOfFoundation: true, before: ["owner"], roles: [] },
				})
			).statusCode,
		).toBe(403);
	});
});

test("sessions of an organiser are seen and ended", async () => {
	const params = { eventCode: "MSTS25", accountId: sales.accountId };
	const second = await logIn(server, sales.email);
	expect((await eventOwner.ask(listSessions, { params })).json().sessions).toHaveLength(2);
	const { sessions } = (await eventOwner.ask(endSessions, { params, body: { sessionId: null } })).json();
	expect(sessions).toEqual([]);
	expect((await sales.ask(getOfficeMe)).statusCode).toBe(401);
	expect((await server.app.inject({ url: "/api/account/me", headers: { cookie: second } })).statusCode).toBe(401);
	const ofOwner = { params: { eventCode: "MSTS25", accountId: owner.accountId }, body: { sessionId: null } };
	expect((await eventOwner.ask(endSessions, ofOwner)).statusCode).toBe(403);
	const own = { params: { eventCode: "MSTS25", accountId: eventOwner.accountId } };
	const [mine] = (await eventOwner.ask(endSessions, { ...own, body: { sessionId: null } })).json().sessions;
	expect(mine).toMatchObject({ isThis: true });
	expect((await eventOwner.ask(endSessions, { ...own, body: { sessionId: "none" } })).statusCode).toBe(404);
});
