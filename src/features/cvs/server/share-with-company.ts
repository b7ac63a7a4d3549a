import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { lastAnswer } from "../../consent/server/consent-answer-store.ts";
import type { CompanyCv } from "../company-contract.ts";
import { coversExhibitor, isFilledIn } from "../rules.ts";
import { COMPANY_CONSENT, refusals } from "../texts.ts";
import { endShare, shareWith, storeShare } from "./share-store.ts";
import { cvFileOf, cvFormOf } from "./store.ts";

type Company = { id: number; eventId: number; rodoName: string };
type CompanyShare = { accountId: string; company: Company; now: Date };

export async function cvAtCompany(
	db: Database,
	{ accountId, company, lang }: { accountId: string; company: Company; lang: Lang },
): Promise<CompanyCv> {
	const file = await cvFileOf(db, accountId);
	const saved = await cvFormOf(db, accountId);
	const share = await shareWith(db, { accountId, exhibitorId: company.id });
	const toAll = await lastAnswer(db, { accountId, eventId: company.eventId, kind: "recruitment" });
	const say = (text: { pl: string; en: string }) => fill(text[lang], { company: company.rodoName });
	return {
		fileName: file?.name ?? null,
		hasForm: saved !== undefined && isFilledIn(saved.form),
		sharedDate: share?.withdrawnAt === null ? share.givenAt.toISOString() : null,
		isSharedWithAll: coversExhibitor(toAll?.isStanding ? toAll.givenAt : undefined, share),
		consent: { version: COMPANY_CONSENT.version, short: say(COMPANY_CONSENT.short), long: say(COMPANY_CONSENT.long) },
	};
}

/**
 * Gives one company access to a person's CV, with an audit entry; existing access stays. Throws 409 without a CV and
 * for an old consent text. The caller must check whether the person may share at all.
 */
export async function shareWithCompany(
	tx: Tx,
	{ accountId, company, now, version, lang }: CompanyShare & { version: number; lang: Lang },
): Promise<void> {
	const form = await cvFormOf(tx, accountId);
	if (!(await cvFileOf(tx, accountId)) && !(form && isFilledIn(form.form))) throw new Failure(409, refusals.noOwnCv);
	if (version !== COMPANY_CONSENT.version) throw new Failure(409, refusals.textChanged);
	const isNew = await storeShare(tx, { accountId, exhibitorId: company.id, version, lang, givenAt: now });
	if (isNew) await addAuditEntry(tx, entryOf("cv.shared", { accountId, company, now }, { version }));
}

/** Returns false if there was none. */
export async function endCompanyShare(tx: Tx, { accountId, company, now }: CompanyShare): Promise<boolean> {
	const stood = await endShare(tx, { accountId, exhibitorId: company.id }, now);
	if (stood) await addAuditEntry(tx, entryOf("cv.share-ended", { accountId, company, now }));
	return stood;
}

function entryOf(action: string, { accountId, company, now }: CompanyShare, more: { version?: number } = {}) {
	return {
		at: now,
		actor: accountId,
		action,
		subject: `account:${accountId}`,
		eventId: company.eventId,
		detail: { exhibitorId: company.id, ...more },
	};
}
