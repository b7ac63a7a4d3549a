import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { isFromHere } from "../../../kit/http/this-machine.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { type Authentication, headersOf } from "../../account/server/authentication.ts";
import type { AccountReads } from "../../account/server/me-route.ts";
import { storeLanguage } from "../../account/server/store.ts";
import { enterAs } from "../contract.ts";
import type { DemoPerson } from "../people.ts";
import { texts } from "../texts.ts";
import { facesOf } from "./store.ts";

type DemonstrationDeps = {
	db: Database;
	clock: Clock;
	accountReads: AccountReads;
	/** The codes of the events whose office the account may open, the next event first. */
	officesOf(accountId: string): Promise<string[]>;
	/** Returns the screen that required the log-in, otherwise the office or the account at the first event. */
	arrivalAddress(of: { lang: Lang; own: readonly string[]; offices: readonly string[]; to: string | null }): string;
	hint: { set(reply: FastifyReply): void };
};

/** A form of the log-in page calls it, so it works without scripts. */
export function demonstrationRoutes(
	app: FastifyInstance,
	{ db, clock, accountReads, officesOf, arrivalAddress, hint }: DemonstrationDeps,
	{ auth, people }: { auth: Authentication; people: readonly DemoPerson[] },
): void {
	app.register(async (routes) => {
		routes.addHook("onRequest", async (request) => {
			if (!isFromHere(request)) throw notFound(texts.hidden);
		});
		routes.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
			done(null, Object.fromEntries(new URLSearchParams(body as string))),
		);

		serve(routes, enterAs, async ({ body, lang, request, reply }) => {
			const person = people.find((one) => one.key === body.person);
			if (!person || !(await facesOf(db, [person.id])).has(person.id)) throw notFound(texts.nobody);
			await storeLanguage(db, person.id, lang, clock.now());
			for (const cookie of await auth.beginSession(person.id, headersOf(request))) reply.header("set-cookie", cookie);
			hint.set(reply);
			const own = (await accountReads.registrations(db, { accountId: person.id })).map((one) => one.eventCode);
			const offices = await officesOf(person.id);
			const address = arrivalAddress({ lang, own, offices, to: body.to ?? null });
			reply.code(303).header("location", address);
			return { address };
		});
	});
}
