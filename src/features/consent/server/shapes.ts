import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { OwnConsent } from "../contract.ts";
import type { GivenConsent } from "./consent-answer-store.ts";

const FOUNDATION_ZONE = "Europe/Warsaw";

/** `isFree` means that it can be withdrawn. */
export function ownConsentShape(
	one: GivenConsent,
	{ words, isFree, lang }: { words: Pick<OwnConsent, "name" | "descriptionShort">; isFree: boolean; lang: Lang },
): OwnConsent {
	return {
		...words,
		objectId: one.id,
		kind: one.kind,
		eventName: one.event && localized(lang, one.event.name, one.event.nameEn),
		timeZone: one.event?.timeZone ?? FOUNDATION_ZONE,
		givenDate: one.givenAt.toISOString(),
		version: one.version,
		source: one.source,
		withdrawnDate: one.withdrawnAt?.toISOString() ?? null,
		canWithdraw: isFree && !one.withdrawnAt,
	};
}
