import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { codeRefusalOf, isFor } from "../rules.ts";
import { codeRefusals } from "../texts.ts";
import { codeByText, type KnownCode, takeCodeUse } from "./store.ts";

export type TypedCode = {
	eventId: number;
	typed: string;
	/** The code must apply to one of them. */
	packageIds: readonly number[];
	now: Date;
	/** Limits attempts; runs together with the lookup, so that an attempt over the limit reveals nothing. */
	tryCode?: (() => Promise<void> | undefined) | undefined;
};

/** Throws 422 with the reason if the code has no effect. */
export async function findValidCode(
	db: Database,
	{ eventId, typed, packageIds, now, tryCode }: TypedCode,
): Promise<KnownCode> {
	const [code] = await Promise.all([codeByText(db, eventId, typed), tryCode?.()]);
	const reason = codeRefusalOf(code, now, undefined);
	if (!code || reason) throw codeFailure(codeRefusals[reason ?? "unknown"]);
	if (!packageIds.some((id) => isFor(code, id))) throw codeFailure(codeRefusals.otherPackage);
	return code;
}

/** Throws 409 if too few uses are left. Call it late: it locks the code. */
export async function spendCode(tx: Tx, code: KnownCode, use: Parameters<typeof takeCodeUse>[2]): Promise<void> {
	if (await takeCodeUse(tx, code.id, use)) return;
	throw new Failure(409, codeRefusals.usedUp, { fields: { code: [codeRefusals.usedUp] } });
}

/** The refusal of a code (422). */
export function codeFailure(sentence: Text): Failure {
	return new Failure(422, sentence, { fields: { code: [sentence] } });
}
