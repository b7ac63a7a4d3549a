import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { grossOf } from "../../../kit/money/money.ts";
import { type PricedPackage, pricedPackages } from "../../packages/server/prices.ts";
import type { CodePrice, getCodeLimit } from "../contract.ts";
import { codeRefusalOf, isFor, priceWithCode } from "../rules.ts";
import { codeRefusals } from "../texts.ts";
import { codeByText, type KnownCode } from "./store.ts";

type Asked = { eventId: number; code: string; packageId?: number | undefined; lang: Lang; now: Date };

/** What a code changes at a moment, for a package or for any. Whoever answers a stranger with it counts the tries. */
export async function codeAnswer(db: Database, asked: Asked): Promise<ResponseOf<typeof getCodeLimit>> {
	const { eventId, now } = asked;
	const code = await codeByText(db, eventId, asked.code);
	const reason = codeRefusalOf(code, now, asked.packageId) ?? null;
	const told = code && (reason === null || reason === "otherPackage") ? code : undefined;
	return {
		isValid: reason === null,
		reason,
		message: reason && codeRefusals[reason][asked.lang],
		kind: told?.kind ?? null,
		percent: told?.percent ?? null,
		usesLeft: told?.useLimit == null ? null : told.useLimit - told.used,
		validUntil: told?.validUntil?.toISOString() ?? null,
		prices: told ? pricesWith(told, await pricedPackages(db, eventId, now)) : [],
	};
}

/** The packages on sale that a code changes. */
function pricesWith(code: KnownCode, packages: PricedPackage[]): CodePrice[] {
	return packages.flatMap(({ id, code: packageCode, netGrosz: listNetGrosz, vatRate }) => {
		if (!listNetGrosz || !isFor(code, id)) return [];
		const netGrosz = priceWithCode(listNetGrosz, code);
		return [{ packageCode, listNetGrosz, netGrosz, grossGrosz: grossOf(netGrosz, vatRate) }];
	});
}
