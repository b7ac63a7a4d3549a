import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { existingEvent } from "../../event/server/store.ts";
import { packagesOf } from "../../packages/server/store.ts";
import { isCodeText, newCode, normalizedCode } from "../rules.ts";
import { newCodeRefusals, noSuchPackage } from "../texts.ts";
import { addCode } from "./store.ts";

const COUNT_LIMIT = 5000;
const USES_LIMIT = 1_000_000;

export type WantedCodes = {
	eventCode: string;
	kind: "discount" | "invitation";
	/** 1 to 100; null for an invitation. */
	percent: number | null;
	/** Case-insensitive; empty for all packages. */
	packageCodes: readonly string[];
	/** The uses of each code; null for unlimited. */
	useLimit: number | null;
	/** Inclusive and exclusive; null for no limit. */
	validFrom: Date | null;
	validUntil: Date | null;
	/** One code of this name, or `count` random ones. */
	named: string | null;
	count: number;
};

type Deps = {
	db: NodePgDatabase;
	versions: ContentVersions;
	clock: { now(): Date };
	ids: { secret(): string };
};

/** Returns each id once. Throws 422 for an unknown package. */
async function packageIdsOf(db: Deps["db"], eventId: number, packageCodes: readonly string[]): Promise<number[]> {
	const packages = await packagesOf(db, eventId);
	const ids = packageCodes.map((code) => {
		const found = packages.find((one) => one.code.toUpperCase() === code.trim().toUpperCase());
		if (found) return found.id;
		const reason = noSuchPackage(
			code,
			packages.map((one) => one.code),
		);
		throw new Failure(422, reason, { fields: { packageCodes: [reason] } });
	});
	return [...new Set(ids)];
}

/**
 * Creates all codes or none, with an audit entry. Throws `Failure`: wrong fields (400), unknown event (404), unknown
 * package (422), duplicate name (409). Returns the codes.
 */
export async function createCodes(deps: Deps, wanted: WantedCodes, actor: string): Promise<string[]> {
	const errors = errorsOf(wanted);
	if (Object.keys(errors).length > 0) throw wrongInput(errors);
	const event = await existingEvent(deps.db, wanted.eventCode);
	const packageIds = await packageIdsOf(deps.db, event.id, wanted.packageCodes);
	const { kind, percent, useLimit, validFrom, validUntil } = wanted;
	const createdAt = deps.clock.now();
	const values = {
		eventId: event.id,
		kind,
		percent: percent ?? 100,
		useLimit,
		validFrom,
		validUntil,
		createdAt,
		packageIds,
	};
	const makeCodes = async (tx: Tx) => {
		const made: { id: number; code: string }[] = [];
		while (made.length < (wanted.named === null ? wanted.count : 1)) {
			const code =
				wanted.named === null ? newCode(Buffer.from(deps.ids.secret(), "base64url")) : normalizedCode(wanted.named);
			const id = await addCode(tx, { ...values, code });
			if (id !== undefined) made.push({ id, code });
			else if (wanted.named !== null) {
				throw new Failure(409, newCodeRefusals.taken, { fields: { code: [newCodeRefusals.taken] } });
			}
		}
		await audit(tx, { ...values, actor, codeIds: made.map((one) => one.id) });
		return made.map((one) => one.code);
	};
	// The landing page shows the code of a promo bar.
	return changeContent(deps, makeCodes, () => kind === "discount" && wanted.named !== null);
}

type CodeValues = { eventId: number; kind: string; percent: number; packageIds: number[]; useLimit: number | null };

function audit(
	tx: Tx,
	{
		eventId,
		kind,
		percent,
		packageIds,
		useLimit,
		createdAt,
		actor,
		codeIds,
	}: CodeValues & {
		createdAt: Date;
		actor: string;
		codeIds: number[];
	},
): Promise<void> {
	return addAuditEntry(tx, {
		at: createdAt,
		actor,
		action: "codes.created",
		subject: `event:${eventId}`,
		eventId,
		detail: { codeIds, kind, percent, packageIds, useLimit },
	});
}

function errorsOf({
	kind,
	percent,
	useLimit,
	validFrom,
	validUntil,
	named,
	count,
}: WantedCodes): Record<string, Text[]> {
	const isWhole = (value: number, limit: number) => Number.isInteger(value) && value >= 1 && value <= limit;
	const found: Record<string, Text | false> = {
		percent:
			kind === "invitation"
				? percent !== null && newCodeRefusals.noPercent
				: !isWhole(percent ?? 0, 100) && newCodeRefusals.percent,
		code: named !== null && !isCodeText(named) && newCodeRefusals.code,
		count: !isWhole(count, COUNT_LIMIT) && newCodeRefusals.count,
		useLimit: useLimit !== null && !isWhole(useLimit, USES_LIMIT) && newCodeRefusals.useLimit,
		validUntil: validFrom !== null && validUntil !== null && validFrom >= validUntil && newCodeRefusals.validity,
	};
	return Object.fromEntries(Object.entries(found).flatMap(([field, text]) => (text ? [[field, [text]]] : [])));
}
