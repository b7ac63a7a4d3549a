import type { RowsOf } from "../../../kit/db/prepare-queries.ts";
import { earliest } from "../../../kit/time/earliest.ts";
import type { PublicCode } from "../../packages/server/landing.ts";
import { codeRefusalOf, isFor, priceWithCode } from "../rules.ts";
import type { publicCodeRows } from "./store.ts";

/**
 * Returns the public discount code of an event's promotion, or null, and when this changes. Codes with a limit are left
 * out: the last use could come while the page is cached.
 */
export function publicCodeForLanding(
	{ publicCodes: rows }: RowsOf<{ publicCodes: ReturnType<typeof publicCodeRows> }>,
	now: Date,
): { publicCode: PublicCode | null; until: Date | undefined } {
	const running = rows.find(
		(one) =>
			one.kind === "discount" &&
			one.useLimit === null &&
			codeRefusalOf({ ...one, packageIds: [] }, now, undefined) === undefined,
	);
	const packageIds = rows.flatMap(({ id, packageId }) => (id === running?.id && packageId !== null ? [packageId] : []));
	const changes = rows.flatMap(({ validFrom, validUntil, barEndsAt }) => [validFrom, validUntil, barEndsAt]);
	return {
		publicCode: running
			? {
					code: running.code,
					priceOf: (packageId, netGrosz) =>
						isFor({ packageIds }, packageId) ? priceWithCode(netGrosz, running) : netGrosz,
				}
			: null,
		until: earliest(
			changes.map((at) => at ?? undefined),
			now,
		),
	};
}
