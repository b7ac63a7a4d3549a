import { emailSettingsOf } from "../../src/app/boot/email-settings.ts";
import { type Email, emails } from "../../src/kit/mail/store.ts";
import type { TestServer } from "./server.ts";

/** A valid sign-up for MSTS25's newsletter. */
export const goodSignUp = { email: "anna@firma.example", wantInform: true, typeId: 0, gdprs: { marketing: true } };

/** A server's e-mails, newest first. */
export async function emailsOf({ deps }: TestServer): Promise<Email[]> {
	return (await emails(deps.db, 1, 100)).rows;
}

export function secretOf(message: Pick<Email, "unsubscribeUrl"> | undefined): string {
	return /\/api\/letters\/([\w-]+)\/unsubscribe$/.exec(message?.unsubscribeUrl ?? "")?.[1] ?? "none";
}

/** The calls of visitors and subscribers. */
export function reading(server: TestServer) {
	const post = (url: string, payload: object = {}) => server.app.inject({ method: "POST", url, payload });
	const newestSecret = async () => secretOf((await emailsOf(server))[0]);
	return {
		/** The dependencies of e-mails to subscribers. */
		people: { ...server.deps, ...emailSettingsOf(server.deps.config) },
		post,
		newestSecret,
		signUp: (change: object = {}, eventCode = "MSTS25") =>
			post(`/api/event/${eventCode}/subscription?lang=en`, { ...goodSignUp, ...change }),
		remind: (change: object = {}) =>
			post("/api/event/MSTS25/reminder?lang=en", {
				email: "anna@firma.example",
				date: "2025-05-05",
				time: "09:30",
				...change,
			}),
		/** Confirms by the newest e-mail's link. */
		confirm: async () => post(`/api/letters/${await newestSecret()}/confirm`),
		opened: async (secret: string) => server.app.inject(`/api/letters/${secret}?lang=en`),
	};
}
