import { notFound } from "../../../kit/http/failure.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { lastAnswer, partnerNames } from "../../consent/server/consent-answer-store.ts";
import { giveConsent } from "../../consent/server/give-consent.ts";
import type { ConsentRequest } from "../../consent/server/store.ts";
import { consentsOf } from "../../consent/server/store.ts";
import { withdrawConsent } from "../../consent/server/withdraw-consent.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { endOfEvent, eventsById } from "../../event/server/store.ts";
import { confirmedAt } from "../../ticket-holders/server/holder-store.ts";
import type { CvSharing } from "../contract.ts";
import { coversExhibitor, openUntil } from "../rules.ts";
import { refusals } from "../texts.ts";
import type { CvDeps } from "./save-cv.ts";
import { sharesAt } from "./share-store.ts";

const KIND = "recruitment";

/** One entry per event with a confirmed ticket, latest first. */
export async function sharingsOf(deps: CvDeps, accountId: string, lang: Lang): Promise<CvSharing[]> {
	const events = [...(await eventsById(deps.db, await confirmedAt(deps.db, accountId))).values()];
	const shared: CvSharing[] = [];
	for (const event of events.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())) {
		const consent = (await consentsOf(deps.db, event)).find((one) => one.kind === KIND);
		if (consent) shared.push(await sharingOf(deps, { accountId, event, consent, lang }));
	}
	return shared;
}

type ShareRequest = { accountId: string; event: EventRecord; consent: ConsentRequest; lang: Lang };

async function sharingOf({ db, clock }: CvDeps, { accountId, event, consent, lang }: ShareRequest): Promise<CvSharing> {
	const last = await lastAnswer(db, { accountId, eventId: event.id, kind: KIND });
	const agreedAt = last?.isStanding ? last.givenAt : undefined;
	const shares = await sharesAt(db, { accountId, eventId: event.id });
	const isNamed = (name: string) => agreedAt === undefined || coversExhibitor(agreedAt, shares.get(name));
	const until = openUntil(await endOfEvent(db, event));
	return {
		eventCode: event.code,
		eventName: localized(lang, event.name, event.nameEn),
		timeZone: event.timeZone,
		isShared: agreedAt !== undefined,
		sinceDate: agreedAt?.toISOString() ?? null,
		untilDate: until.toISOString(),
		isOver: until <= clock.now(),
		consent: {
			objectId: consent.objectId,
			name: localized(lang, consent.name, consent.nameEn),
			short: localized(lang, consent.descriptionShort, consent.descriptionShortEn),
			long: localized(lang, consent.descriptionLong, consent.descriptionLongEn),
		},
		recruiters: (await partnerNames(db, event)).filter(isNamed),
	};
}

type Change = { accountId: string; event: EventRecord; isShared: boolean; textId: number | undefined; lang: Lang };

/** Throws 404 without a confirmed ticket. */
export async function changeSharing(deps: CvDeps, { accountId, event, isShared, textId, lang }: Change): Promise<void> {
	const { db, clock } = deps;
	if (!isShared) {
		const last = await lastAnswer(db, { accountId, eventId: event.id, kind: KIND });
		if (last?.isStanding) await withdrawConsent(deps, { accountId, id: last.id });
		return;
	}
	await db.transaction(async (tx) => {
		const isAsked = (await consentsOf(tx, event)).some((one) => one.kind === KIND);
		const hasTicket = (await confirmedAt(tx, accountId)).includes(event.id);
		if (!isAsked || !hasTicket) throw notFound(refusals.noSharing);
		const consentContext = { accountId, event, lang, now: clock.now() };
		await giveConsent(tx, { ...consentContext, kind: KIND, textId: textId ?? 0, source: "account" });
	});
}
