import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CommandPreview } from "../../../kit/contract/preview.ts";
import { PREVIEW_CHANGED } from "../../../kit/contract/preview.ts";
import { contentMark, hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { once, onceCommitted } from "../../../kit/http/idempotency.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { type OfficeEvent, serveOffice } from "../../organisers/server/serve-office.ts";
import { prepareGuest, registerGuest } from "../../registration/server/register-guest.ts";
import { type GuestListResult, importGuestList, previewGuestList } from "../contract.ts";
import type { ListRow } from "../guest-list.ts";
import { type PlannedPackage, type PlannedRow, totalsOf } from "../plan.ts";
import { listRefusals, listTexts as texts } from "../texts.ts";
import type { GuestDeps } from "./guest-deps.ts";
import { planOf } from "./plan-of.ts";
import { type GuestList, readList } from "./read-list.ts";

/** Rows of one request, so that none takes long. */
const ROWS_PER_REQUEST = 100;

export function guestListRoutes(app: FastifyInstance, deps: GuestDeps): void {
	serveOffice(app, deps, previewGuestList, async ({ event, body, lang }) => {
		const list = readList(body);
		const { rows, packages } = await planOf(deps, event, list);
		return {
			...previewShape(lang, { rows, packages, ignored: list.ignored }),
			fingerprint: fingerprintOf(event, body, rows),
			rows: rows.map(({ line, name, email, outcome, reason, accountId }) => ({
				line,
				name,
				email,
				outcome,
				sentence: reason?.[lang] ?? null,
				personId: accountId,
			})),
		};
	});

	serveOffice(app, deps, importGuestList, async ({ event, accountId: organiserId, body, lang, request }) => {
		const list = readList(body);
		const { from } = body;
		if (from === 0) await beginOnce(deps, { event, organiserId, body, request, list });
		const rows = list.rows.slice(from, from + ROWS_PER_REQUEST);
		const results: GuestListResult[] = [];
		for (const row of rows) results.push(await registerRow(deps, row, { event, organiserId, lang, request }));
		const next = from + rows.length;
		return { results, next: next < list.rows.length ? next : null };
	});
}

type Body = { text: string; packageCode: string };
type Caller = { event: OfficeEvent; organiserId: string; request: FastifyRequest };

/** Refuses effects that differ from the confirmed ones. A repeated request continues. */
async function beginOnce(
	deps: GuestDeps,
	{ event, organiserId, body, request, list }: Caller & { body: Body & { fingerprint: string }; list: GuestList },
): Promise<void> {
	const { text, packageCode, fingerprint } = body;
	const scope = `${event.id} ${organiserId}`;
	const named = { request, call: importGuestList, scope, body: { hash: hashOf(text), packageCode, fingerprint } };
	await once(deps, named, async () => {
		const { rows } = await planOf(deps, event, list);
		if (fingerprintOf(event, body, rows) === fingerprint) return { results: [], next: null };
		throw new Failure(409, listRefusals.previewChanged, { type: PREVIEW_CHANGED });
	});
}

/** Registers a row's guest in a transaction of its own. */
async function registerRow(
	deps: GuestDeps,
	{ line, guest, error }: ListRow,
	{ event, organiserId, lang, request }: Caller & { lang: Lang },
): Promise<GuestListResult> {
	if (!guest) return { line, outcome: "refused", sentence: error[lang], personId: null };
	try {
		const prepared = await prepareGuest(deps, event.code, guest);
		const keyed = { request, call: importGuestList, scope: `${event.id} line ${line} ${organiserId}`, body: guest };
		const { results } = await onceCommitted(deps, keyed, async (tx) => {
			const { outcome, accountId: personId } = await registerGuest(tx, deps, prepared, organiserId);
			return { results: [{ line, outcome, sentence: null, personId }], next: null };
		});
		return results[0] as GuestListResult;
	} catch (failure) {
		if (!(failure instanceof Failure)) throw failure;
		const sentence = (failure.sentence ?? failure.title)[lang];
		return { line, outcome: "refused", sentence, personId: null };
	}
}

function fingerprintOf({ id }: OfficeEvent, { text, packageCode }: Body, rows: readonly PlannedRow[]): string {
	const effects = rows.map((one) => [one.line, one.outcome, one.accountId, one.packageCode]);
	return contentMark(JSON.stringify([id, hashOf(text), packageCode, effects]));
}

type PlanSummary = { rows: readonly PlannedRow[]; packages: readonly PlannedPackage[]; ignored: readonly string[] };

function previewShape(lang: Lang, { rows, packages, ignored }: PlanSummary): Omit<CommandPreview, "fingerprint"> {
	const countOf = (outcome: PlannedRow["outcome"]) => rows.filter((one) => one.outcome === outcome).length;
	const [added, already, wrong] = [countOf("new"), countOf("already"), countOf("wrong")];
	return {
		title: plural(lang, added, texts.title),
		effects: [
			...(added > 0 ? [texts.free[lang]] : []),
			...(already > 0 ? [plural(lang, already, texts.already)] : []),
			...(wrong > 0 ? [plural(lang, wrong, texts.wrong)] : []),
			...(ignored.length > 0 ? [fill(texts.ignored[lang], { columns: ignored.join(", ") })] : []),
		],
		figures: totalsOf(rows, packages).map(({ name, count, left }) => ({
			label: name,
			value: left === null ? String(count) : fill(texts.left[lang], { count, left }),
		})),
		emails: added,
		needsSecondPerson: false,
	};
}
