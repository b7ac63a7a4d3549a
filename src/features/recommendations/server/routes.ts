import type { FastifyInstance } from "fastify";
import { hashOf } from "../../../kit/hash/hash.ts";
import { assertOwner } from "../../../kit/http/assert-owner.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { existingEvent } from "../../event/server/store.ts";
import { leavingPage } from "../addresses.ts";
import { getRecommendation, leaveRecommendations, type RecommendRequest, recommend } from "../contract.ts";
import { MAX_INVITATIONS } from "../rules.ts";
import { leavingTexts, ownTexts, refusals } from "../texts.ts";
import { keyOf, type RecommendDeps, recommendTo, refusalFor } from "./recommend.ts";
import { countAddressesGivenBy, leaveBySecret, recommendedBy } from "./store.ts";

type Deps = RecommendDeps & { config: { defaultEvent: string } };

const DAY_MS = 86_400_000;
/** Formats of RFC 8058 and of browsers. */
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

export function recommendationsRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock } = deps;

	const recommendationStatus = async (accountId: string, event: EventRecord): Promise<RecommendRequest> => {
		const now = clock.now().getTime();
		const today = new Date(Math.floor(now / DAY_MS) * DAY_MS);
		const inAll = MAX_INVITATIONS.inAll - (await countAddressesGivenBy(db, accountId));
		return {
			refusal: (await refusalFor(deps, { accountId, event })) ?? null,
			...(await recommendedBy(db, { accountId, eventId: event.id, key: await keyOf(deps) })),
			leftToday: Math.max(
				0,
				Math.min(inAll, MAX_INVITATIONS.aDay - (await countAddressesGivenBy(db, accountId, today))),
			),
		};
	};

	serve(app, getRecommendation, async ({ accountId, params, query }) => {
		assertOwner(accountId, params.id, refusals.notYours);
		return recommendationStatus(accountId, await existingEvent(db, query.eventCode));
	});

	serve(app, recommend, async ({ accountId, params, body, lang, count }) => {
		assertOwner(accountId, params.id, refusals.notYours);
		const event = await existingEvent(db, body.eventCode);
		const countAddress = (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) =>
			count("address", { tx, refusal: refusals.tooManyToday });
		await recommendTo(deps, { accountId, event, lang, name: body.name, emails: body.emails, countAddress });
		return { ...(await recommendationStatus(accountId, event)), message: ownTexts.sent[lang] };
	});

	leavingRoutes(app, deps);
}

/** A GET does not unsubscribe, because scanners open links too. */
function leavingRoutes(app: FastifyInstance, deps: Deps): void {
	const pageOf = async (lang: Lang, rest: string) =>
		deps.pageAddress(lang, await existingEvent(deps.db, deps.config.defaultEvent), rest);

	app.register(async (routes) => {
		routes.addContentTypeParser(FORMS, { parseAs: "string" }, (_request, _body, done) => done(null, undefined));
		serve(routes, leaveRecommendations, async ({ params, lang, request, reply }) => {
			if (!(await leaveBySecret(deps.db, hashOf(params.secret), deps.clock.now())))
				throw notFound(refusals.unknownLink);
			if (request.headers.accept?.includes("text/html"))
				reply.code(303).header("location", await pageOf(lang, "recommended.html?left=1"));
			return { message: leavingTexts.done[lang] };
		});
	});

	app.get<{ Params: { secret: string } }>(
		leaveRecommendations.path,
		{ schema: { hide: true } },
		async (request, reply) => reply.redirect(await pageOf(app.defaultLang, leavingPage(request.params.secret)), 303),
	);
}
