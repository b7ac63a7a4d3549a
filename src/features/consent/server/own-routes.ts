import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { serve } from "../../../kit/http/serve.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { getOwnConsents, giveOwnConsent, type OwnConsent, type OwnConsents, withdrawOwnConsent } from "../contract.ts";
import { isWithdrawable, lastConsents, withPartners } from "../rules.ts";
import { ownConsentTexts as texts } from "../texts.ts";
import { type GivenConsent, givenConsents, partnerNames } from "./consent-answer-store.ts";
import { giveOffered, offeredConsents } from "./offered-consents.ts";
import { ownConsentShape } from "./shapes.ts";
import { itemOf } from "./store.ts";
import { type WithdrawDeps, withdrawConsent } from "./withdraw-consent.ts";

/** Responses are never cached. */
export function ownConsentRoutes(app: FastifyInstance, deps: WithdrawDeps): void {
	serve(app, getOwnConsents, async ({ accountId, lang }) => {
		return consentOverview(deps.db, accountId, lang);
	});

	serve(app, giveOwnConsent, async ({ accountId, body, lang }) => {
		await giveOffered(deps, { accountId, textId: body.textId, lang });
		return consentOverview(deps.db, accountId, lang);
	});

	serve(app, withdrawOwnConsent, async ({ accountId, params, lang }) => {
		await withdrawConsent(deps, { accountId, id: params.id });
		return consentOverview(deps.db, accountId, lang);
	});
}

async function consentOverview(db: Database, accountId: string, lang: Lang): Promise<OwnConsents> {
	const [consents, offered] = await Promise.all([
		ownConsents(db, accountId, lang),
		offeredConsents(db, accountId, lang),
	]);
	return { consents, offered };
}

/** Lists the last answer to each text: withdrawable consents first, then required ones, each newest first. */
async function ownConsents(db: Database, accountId: string, lang: Lang): Promise<OwnConsent[]> {
	const last = lastConsents(
		(await givenConsents(db, accountId)).map((one) => ({
			...one,
			eventId: one.text?.eventId ?? null,
			position: one.text?.position ?? null,
		})),
	);
	const isFree = ({ kind, text }: GivenConsent) => isWithdrawable({ kind, isRequired: text?.isRequired ?? true });
	const sorted = [...last.filter(isFree), ...last.filter((one) => !isFree(one))];
	return Promise.all(
		sorted.map(async (one) => ownConsentShape(one, { words: await wordsOf(db, one, lang), isFree: isFree(one), lang })),
	);
}

/** Loads partners only if the text names them. */
async function wordsOf(db: Database, { text, event }: GivenConsent, lang: Lang) {
	if (!text || !event) return { name: texts.terms[lang], descriptionShort: texts.termsShort[lang] };
	const short = localized(lang, text.descriptionShort, text.descriptionShortEn);
	const names = short.includes("{partners}") ? await partnerNames(db, event) : [];
	const item = withPartners(itemOf(text), names);
	return {
		name: localized(lang, item.name, item.nameEn),
		descriptionShort: localized(lang, item.descriptionShort, item.descriptionShortEn),
	};
}
