import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { rateLimit } from "../../../kit/http/rate-limit.ts";
import { serve } from "../../../kit/http/serve.ts";
import { grossOf } from "../../../kit/money/money.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { existingEvent } from "../../event/server/store.ts";
import { type PricedPackage, pricedPackages } from "../../packages/server/prices.ts";
import { existingPackage } from "../../packages/server/store.ts";
import { type CodePrice, getCodeLimit } from "../contract.ts";
import { CODE_TRIES, codeRefusalOf, isFor, priceWithCode } from "../rules.ts";
import { codeRefusals } from "../texts.ts";
import { codeByText, type KnownCode } from "./store.ts";

/** The call that tells what a code changes: never kept, and counted per visitor, or codes could be guessed. */
export function codesRoutes(app: FastifyInstance, deps: { db: NodePgDatabase; clock: Clock }): void {
	const tries = rateLimit(deps.clock, CODE_TRIES);

	serve(app, getCodeLimit, async ({ params, query, lang, request, reply }) => {
		reply.header("cache-control", "no-store");
		const event = await existingEvent(deps.db, params.eventCode);
		tries.take(request.ip);
		const now = deps.clock.now();
		const wanted = query.package ? await existingPackage(deps.db, event.id, query.package) : undefined;
		const code = await codeByText(deps.db, event.id, params.code);
		const reason = codeRefusalOf(code, now, wanted?.id) ?? null;
		const told = code && (reason === null || reason === "otherPackage") ? code : undefined;
		return {
			isValid: reason === null,
			reason,
			message: reason && codeRefusals[reason][lang],
			kind: told?.kind ?? null,
			percent: told?.percent ?? null,
			usesLeft: told?.useLimit == null ? null : told.useLimit - told.used,
			validUntil: told?.validUntil?.toISOString() ?? null,
			prices: told ? pricesWith(told, await pricedPackages(deps.db, event.id, now)) : [],
		};
	});
}

/** The packages on sale that a code changes. */
function pricesWith(code: KnownCode, packages: PricedPackage[]): CodePrice[] {
	return packages.flatMap(({ id, code: packageCode, netGrosz: listNetGrosz, vatRate }) => {
		if (!listNetGrosz || !isFor(code, id)) return [];
		const netGrosz = priceWithCode(listNetGrosz, code);
		return [{ packageCode, listNetGrosz, netGrosz, grossGrosz: grossOf(netGrosz, vatRate) }];
	});
}
