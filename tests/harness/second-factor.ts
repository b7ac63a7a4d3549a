import { expect, vi } from "vitest";
import { emails } from "../../src/kit/mail/store.ts";
import { phoneCode } from "./authenticator.ts";
import { goodPayload, loggedIn } from "./registering.ts";
import type { TestServer } from "./server.ts";

const { email, password } = goodPayload;

/** A person who logs in by password and code. */
export function coded(server: TestServer) {
	const post = (url: string, cookie: string, payload: object = {}, remoteAddress = "192.0.2.1") =>
		server.app.inject({
			method: "POST",
			url: `${url}${url.includes("?") ? "&" : "?"}lang=en`,
			headers: { cookie, origin: "http://estrada.test" },
			payload,
			remoteAddress,
		});
	type Answer = Awaited<ReturnType<typeof post>>;
	/** A browser's cookies after a response. */
	const cookieOf = (answer: Answer) =>
		answer.cookies
			.flatMap(({ name, value, maxAge }) => (maxAge === 0 || !value ? [] : [`${name}=${value}`]))
			.join("; ");
	const givePassword = (cookie = "", typed = password, address?: string) =>
		post("/api/auth/sign-in/email", cookie, { email, password: typed }, address);
	/** Advances all clocks, because a phone uses real time. */
	const pass = (seconds: number) => {
		vi.setSystemTime(Date.now() + seconds * 1000);
		server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000).toISOString());
	};
	return {
		post,
		cookieOf,
		givePassword,
		pass,
		async isIn(cookie: string) {
			return (await server.app.inject({ url: "/api/account/me", headers: { cookie } })).statusCode === 200;
		},
		giveCode: (cookie: string, code: string, address?: string) =>
			post("/api/auth/sign-in/code", cookie, { code }, address),
		/** Returns the cookies after a correct password and before the code. */
		awaited: async (address?: string) => cookieOf(await givePassword("", password, address)),
		async state(cookie: string) {
			return (await server.app.inject({ url: "/api/user/second-factor", headers: { cookie } })).json();
		},
		/** Returns a response's status and its error about the code or the form. */
		said(answer: Answer) {
			const { modelState, message } = answer.json();
			return [answer.statusCode, modelState?.code?.[0] ?? message];
		},
		newestKind: async () => (await emails(server.deps.db, 1, 1)).rows[0]!.kind,
		/** Creates a logged-in account with a second factor: key, recovery codes and session cookie. */
		async withFactor(address = email) {
			const before = await loggedIn(server, address);
			const begun = (await post("/api/user/second-factor/begin", before, { currentPassword: password })).json();
			const answer = await post("/api/user/second-factor/confirm", before, { code: phoneCode(begun.key) });
			expect(answer.statusCode).toBe(200);
			const browser = before.split("; ").find((one) => one.startsWith("estrada_browser="))!;
			pass(90); // the code that turned it on has expired
			return { key: begun.key as string, codes: begun.recoveryCodes as string[], own: cookieOf(answer), browser };
		},
	};
}
