import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { grossOf } from "../../../kit/money/amounts.ts";
import { type PricedPackage, pricedPackages } from "../../packages/server/store.ts";
import type { CodePrice, getCodeLimit } from "../contract.ts";
import { codeRefusalOf, isFor, priceWithCode } from "../rules.ts";
import { codeRefusals } from "../texts.ts";
import { codeByText, type KnownCode } from "./store.ts";

type Input = { eventId: number; code: string; packageId?: number | undefined; lang: Lang; now: Date };

/** Returns a code's effect now, on one package or on any. The caller must limit the attempts. */
export async function codeAnswer(db: Database, input: Input): Promise<ResponseOf<typeof getCodeLimit>> {
	const { eventId, now } = input;
	const code = await codeByText(db, eventId, input.code);
	const reason = codeRefusalOf(code, now, input.packageId) ?? null;
	const usable = code && (reason === null || reason === "otherPackage") ? code : undefined;
	return {
		isValid: reason === null,
		reason,
		message: reason && codeRefusals[reason][input.lang],
		kind: usable?.kind ?? null,
		percent: usable?.percent ?? null,
		usesLeft: usable?.useLimit == null ? null : usable.useLimit - usable.used,
		validUntil: usable?.validUntil?.toISOString() ?? null,
		prices: usable ? pricesWith(usable, await pricedPackages(db, eventId, now)) : [],
	};
}

function pricesWith(code: KnownCode, packages: PricedPackage[]): CodePrice[] {
	return packages.flatMap(({ id, code: packageCode, netGrosz: listNetGrosz, vatRate }) => {
		if (!listNetGrosz || !isFor(code, id)) return [];
		const netGrosz = priceWithCode(listNetGrosz, code);
		return [{ packageCode, listNetGrosz, netGrosz, grossGrosz: grossOf(netGrosz, vatRate) }];
	});
}
