import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../kit/http/serve.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById, existingEvent } from "../../event/server/store.ts";
import { confirmSignUp, getEmailLink, leaveEmails, unsubscribe } from "../preferences-contract.ts";
import { texts } from "../preferences-texts.ts";
import { confirmEmail, findOpenedKey, leave, leaveByOneClick, subjectOf } from "./email-link.ts";
import { storedOf } from "./stored.ts";

type Deps = {
	db: NodePgDatabase;
	clock: { now(): Date };
	config: { defaultEvent: string };
	pageAddress(lang: Lang, event: EventRecord, path: string): string;
};

/** RFC 8058. */
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Routes that the secret in e-mails' links authorises. */
export function preferencesRoutes(app: FastifyInstance, deps: Deps): void {
	const findPreferences = async (secret: string, lang: Lang) =>
		storedOf(deps.db, await findOpenedKey(deps.db, secret), lang, deps.clock.now());

	serve(app, getEmailLink, async ({ params, lang }) => {
		return findPreferences(params.secret, lang);
	});

	serve(app, confirmSignUp, async ({ params, lang }) => {
		await confirmEmail(deps, params.secret);
		return findPreferences(params.secret, lang);
	});

	serve(app, leaveEmails, async ({ params, body, lang }) => {
		await leave(deps, params.secret, body);
		return findPreferences(params.secret, lang);
	});

	app.register(async (routes) => {
		routes.addContentTypeParser(FORMS, { parseAs: "string" }, (_request, _body, done) => done(null, undefined));
		serve(routes, unsubscribe, async ({ params, lang }) => {
			await leaveByOneClick(deps, params.secret);
			return { message: texts.left[lang] };
		});
	});

	// mail programs without one-click open the URL, and scanners do too, so a GET must end nothing
	app.get<{ Params: { secret: string } }>(unsubscribe.path, { schema: { hide: true } }, async (request, reply) => {
		const { secret } = request.params;
		const key = await findOpenedKey(deps.db, secret);
		const row = (await subjectOf(deps.db, key))?.row;
		const event = row ? await eventById(deps.db, row.eventId) : await existingEvent(deps.db, deps.config.defaultEvent);
		return reply.redirect(deps.pageAddress(row?.lang ?? app.defaultLang, event, `letters.html?id=${secret}`), 303);
	});
}
