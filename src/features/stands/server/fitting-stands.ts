import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { profileOf } from "../../profiles/server/store.ts";
import { FITTING_STANDS, type getFittingStands } from "../contract.ts";
import { fittingJobs } from "../fitting.ts";
import { type OfferRecord, openOffersAt, publishedStands } from "./store.ts";

const TITLES = 2;

/** Stands with jobs that match an account's profile, or else any stands with jobs. */
export async function fittingStands(
	db: Database,
	{ event, accountId, lang }: { event: EventRecord; accountId: string; lang: Lang },
): Promise<ResponseOf<typeof getFittingStands>> {
	const jobs = await openOffersAt(db, event.id);
	const profile = await profileOf(db, accountId);
	const fitting = profile ? fittingJobs(profile, jobs) : [];
	const isFit = fitting.length > 0;
	const chosen: [number, OfferRecord[]][] = isFit ? fitting : [...Map.groupBy(jobs, (one) => one.exhibitorId)];
	const stands = new Map((await publishedStands(db, event.id)).map((one) => [one.exhibitorId, one]));
	return {
		isFit,
		count: chosen.length,
		stands: chosen.slice(0, FITTING_STANDS).flatMap(([objectId, own]) => {
			const stand = stands.get(objectId);
			if (!stand) return [];
			const jobTitles = own.slice(0, TITLES).map((one) => localized(lang, one.title, one.titleEn));
			return [{ objectId, name: stand.name, logoUrl: stand.logoUrl, jobTitles, jobs: own.length }];
		}),
	};
}
