import { beforeAll, beforeEach, expect, test } from "vitest";
import { addOpenEvent, forgetPeople, loggedIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";

let server: TestServer;
const right = { firstName: " Łucja ", lastName: "Maj", nick: "", phoneNo: "+48 512 345 678", lang: "en" };
const call = (method: "GET" | "POST", cookie: string, payload?: object) =>
	server.app.inject({ method, url: "/api/user/person?lang=en", headers: { cookie }, ...(payload && { payload }) });
const get = (cookie: string, url: string) => server.app.inject({ url, headers: { cookie } });
const changes = async () => {
	const entries = await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id);
	return entries.filter(({ action }) => action === "account.person-changed").map(({ detail }) => detail);
};

beforeAll(async () => {
	server = await freshServer();
	await addOpenEvent(server);
});
beforeEach(() => forgetPeople(server));

test("nobody reads or changes details without a log-in", async () => {
	expect([(await call("GET", "")).statusCode, (await call("POST", "", right)).statusCode]).toEqual([401, 401]);
});

test("a person reads and changes the details of their registration, and of no other account", async () => {
	const other = await loggedIn(server, "ewa@firma.example");
	const cookie = await loggedIn(server);
	expect((await call("GET", cookie)).json()).toEqual({
		firstName: "Anna",
		lastName: "Szczepankowska-Wójcik",
		nick: "",
		phoneNo: "+48601234567",
		lang: "pl",
		phoneText: "+48 601 234 567",
	});
	const saved = { ...right, firstName: "Łucja", phoneNo: "+48512345678", phoneText: "+48 512 345 678" };
	expect((await call("POST", cookie, right)).json()).toEqual(saved);
	expect((await call("GET", cookie)).json()).toEqual(saved);
	expect((await call("GET", other)).json().firstName).toBe("Anna");
});

test("the ticket shows the changed name", async () => {
	const cookie = await loggedIn(server);
	await call("POST", cookie, right);
	expect((await get(cookie, "/api/account/me")).json()).toMatchObject({ firstName: "Łucja", lastName: "Maj" });
	expect(JSON.stringify((await get(cookie, "/api/user/tickets")).json())).toContain("Łucja Maj");
});

test("the audit log names changed fields without their values", async () => {
	const cookie = await loggedIn(server);
	await call("POST", cookie, right);
	await call("POST", cookie, right);
	expect(await changes()).toEqual([{ fields: ["firstName", "lastName", "phoneNo", "lang"] }]);
});

test.each([
	[{ firstName: " " }, "firstName", "provide your first name"],
	[{ lastName: "x".repeat(101) }, "lastName", "100"],
	[{ nick: "x".repeat(21) }, "nick", "20"],
	[{ phoneNo: "601" }, "phoneNo", "incorrect phone number"],
	[{ phoneNo: "" }, "phoneNo", "provide your phone number"],
])("%j is refused with a message, and nothing changes", async (wrong, field, words) => {
	const cookie = await loggedIn(server);
	const answer = await call("POST", cookie, { ...right, ...wrong });
	expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, [field]]);
	expect(answer.json().modelState[field][0]).toContain(words);
	expect((await call("GET", cookie)).json().firstName).toBe("Anna");
});
