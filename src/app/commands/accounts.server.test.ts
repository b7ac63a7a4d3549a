import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { addOpenEvent, goodPayload, loggedIn } from "../../../tests/harness/registering.ts";
import { coded } from "../../../tests/harness/second-factor.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { auditEntriesOf } from "../../kit/audit/store.ts";

let server: TestServer;
const { email } = goodPayload;
const RESET = "accounts reset-second-factor";

beforeAll(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-04-30T10:00:00Z") });
	server = await freshServer();
	await addOpenEvent(server);
});
afterAll(() => vi.useRealTimers());

test("accounts reset-second-factor allows log-in by password, logs out, audits it and e-mails the person", async () => {
	const does = coded(server);
	const { own } = await does.withFactor();
	const waiting = await does.awaited();
	const { text, data } = await runCommand(server, `${RESET} ${email.toUpperCase()}`);
	expect(text).toBe(`${email} now logs in with the password alone. All sessions have ended.`);
	expect(await does.isIn(own)).toBe(false);
	expect((await does.giveCode(waiting, "000000")).statusCode).toBe(401);
	expect((await does.givePassword()).json()).toEqual({ isLoggedIn: true });
	expect(await does.newestKind()).toBe("second-factor-reset");
	const entries = await auditEntriesOf(server.deps.db, [(data as { accountId: string }).accountId]);
	expect(entries.at(-1)).toMatchObject({ actor: "command:accounts", action: "account.second-factor-reset" });
	expect(await refusal(server, `${RESET} ${email}`)).toBe(`${email} has neither a second factor nor a passkey.`);
});

test("accounts reset-second-factor refuses an unknown address", async () => {
	await loggedIn(server, "ewa@firma.example");
	expect(await refusal(server, `${RESET} ewa@firma.example`)).toContain("neither");
	expect(await refusal(server, `${RESET} nobody@firma.example`)).toContain("no account");
	expect(await refusal(server, RESET)).toContain("EMAIL");
});
