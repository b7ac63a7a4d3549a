import type { FastifyInstance } from "fastify";
import { calendar } from "../../src/features/event/server/tables.ts";
import { ticketPackage, waitingEntry } from "../../src/features/packages/server/tables.ts";
import { releaseUnconfirmed } from "../../src/features/ticket-holders/server/release-unconfirmed.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { emails } from "../../src/kit/mail/store.ts";
import { optionShop } from "./options.ts";
import { goodPayload } from "./registering.ts";

type From = { ip?: string; app?: FastifyInstance; cookie?: string };

/** A shop with two free places, and new people who register for them, each from their own network. */
export async function freePlaces() {
	const one = await optionShop();
	let networks = 0;
	const capacity = (places: number | null) => one.db.update(ticketPackage).set({ capacity: places });
	const mailsTo = async (email: string) => (await emails(one.db, 1, 200)).rows.filter((row) => row.recipient === email);
	return {
		one,
		capacity,
		mailsTo,
		async empty() {
			await one.anew();
			await one.db.delete(waitingEntry);
			await one.db.delete(calendar);
			await capacity(2);
		},
		register: (email: string, payload: object = {}, { ip, app = one.server.app, cookie = "" }: From = {}) =>
			app.inject({
				method: "POST",
				url: "/api/account/registerUser?lang=en",
				remoteAddress: ip ?? `198.18.${(++networks >> 8) & 255}.${networks & 255}`,
				headers: { ...(cookie && { cookie }) },
				payload: { ...goodPayload, email, packageCode: "EXPO", ...payload },
			}),
		async confirm(email: string, app: FastifyInstance = one.server.app) {
			const [mail] = (await mailsTo(email)).filter((row) => row.kind === "activation");
			const id = /confirm\.html\?id=([^&\s]+)/.exec(mail!.text)![1];
			const url = `/api/account/confirmEmail?lang=en&id=${id}`;
			return (await app.inject({ method: "POST", url, payload: { password: goodPayload.password } })).json();
		},
		async statuses() {
			const all = await one.db.select().from(registration).orderBy(registration.id);
			return all.map((it) => it.status);
		},
		async pass(minutes: number) {
			one.later(minutes);
			await releaseUnconfirmed(one.people);
		},
	};
}
