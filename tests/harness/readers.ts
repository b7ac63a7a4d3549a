import { lettersOf as lettersSettings } from "../../src/app/boot/letters.ts";
import { type Letter, letters } from "../../src/kit/mail/store.ts";
import type { TestServer } from "./server.ts";

/** A sign-up for the newsletter of MSTS25 that is taken as it stands. */
export const goodSignUp = { email: "anna@firma.example", wantInform: true, typeId: 0, gdprs: { marketing: true } };

/** The letters that a server wrote, the newest first. */
export async function lettersOf({ deps }: TestServer): Promise<Letter[]> {
	return (await letters(deps.db, 1, 100)).rows;
}

/** The secret of a letter to a reader. */
export function secretOf(letter: Pick<Letter, "unsubscribeUrl"> | undefined): string {
	return /\/api\/letters\/([\w-]+)\/unsubscribe$/.exec(letter?.unsubscribeUrl ?? "")?.[1] ?? "none";
}

/** What visitors and readers send to a server. */
export function reading(server: TestServer) {
	const post = (url: string, payload: object = {}) => server.app.inject({ method: "POST", url, payload });
	const newestSecret = async () => secretOf((await lettersOf(server))[0]);
	return {
		/** What writing to readers needs. */
		people: { ...server.deps, ...lettersSettings(server.deps.config) },
		post,
		newestSecret,
		signUp: (change: object = {}, eventCode = "MSTS25") =>
			post(`/api/event/${eventCode}/subscription?lang=en`, { ...goodSignUp, ...change }),
		remind: (change: object = {}) =>
			post("/api/event/MSTS25/reminder?lang=en", {
				...{ email: "anna@firma.example", date: "2025-05-05", time: "09:30", ...change },
			}),
		/** The yes to the newest letter. */
		confirm: async () => post(`/api/letters/${await newestSecret()}/confirm`),
		opened: async (secret: string) => server.app.inject(`/api/letters/${secret}?lang=en`),
	};
}
