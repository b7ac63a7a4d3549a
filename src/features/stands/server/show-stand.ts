import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { lecturesOfExhibitor } from "../../agenda/server/exhibitor-store.ts";
import { cvAtCompany } from "../../cvs/server/share-with-company.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { existingExhibitor } from "../../exhibitors/server/store.ts";
import { profileOf } from "../../profiles/server/store.ts";
import type { Duty, JobOffer, OwnMessage, Stand, StandCard } from "../contract.ts";
import { filePath } from "../material-path.ts";
import { dutyState, openNowUntil, standRefusal } from "../rules.ts";
import { applicationsAt, briefcaseOf, type MessageRecord, messagesOf, noteOf } from "./own-store.ts";
import type { StandDeps, StandVisitor } from "./stand-visitor.ts";
import {
	dutiesOf,
	materialsOf,
	type OfferRecord,
	openOfferCounts,
	openOffers,
	publishedStands,
	type StandRecord,
} from "./store.ts";

type StandView = { event: EventRecord; lang: Lang; now: Date };

export async function standCards(
	{ db }: Pick<StandDeps, "db">,
	accountId: string,
	shown: StandView,
): Promise<StandCard[]> {
	const { event, lang, now } = shown;
	const stands = await publishedStands(db, event.id);
	const ids = stands.map((one) => one.exhibitorId);
	const offers = await openOfferCounts(db, ids);
	const duties = Map.groupBy(await dutiesOf(db, ids), (one) => one.exhibitorId);
	const bookmarkedIds = new Set(
		(await briefcaseOf(db, { accountId, eventId: event.id })).map((one) => one.exhibitorId),
	);
	return stands.map((one) => {
		const { exhibitorId: id, name, type, logoUrl } = one;
		return {
			objectId: id,
			name,
			type,
			logoUrl,
			sentence: localized(lang, one.sentence, one.sentenceEn),
			offers: offers.get(id) ?? 0,
			isOnDuty: (duties.get(id) ?? []).some((duty) => dutyState(duty, { hours: one, event, now }) === "now"),
			isKept: bookmarkedIds.has(id),
		};
	});
}

/** A stand as its visitor sees it. */
// long: one part after the other that is shown
export async function wholeStand(
	{ db, standReads }: Pick<StandDeps, "db" | "standReads">,
	{ stand, person, facts }: StandVisitor,
	shown: StandView,
): Promise<Stand> {
	const { event, lang, now } = shown;
	const { exhibitorId, opensAt, closesAt } = stand;
	const of = { accountId: person.id, exhibitorId };
	const all = await publishedStands(db, event.id);
	const place = all.findIndex((one) => one.exhibitorId === exhibitorId);
	const applied = await applicationsAt(db, of);
	return {
		timeZone: event.timeZone,
		exhibitor: await existingExhibitor(db, [event.id], exhibitorId, lang),
		sentence: localized(lang, stand.sentence, stand.sentenceEn),
		place: stand.place,
		hours: opensAt === null || closesAt === null ? null : { opens: opensAt, closes: closesAt },
		openUntilDate: openNowUntil(stand, event, now)?.toISOString() ?? null,
		duty: await dutyShapes({ db, standReads }, stand, shown),
		offers: (await openOffers(db, exhibitorId)).map((one) => offerShape(one, applied.get(one.id), lang)),
		materials: (await materialsOf(db, exhibitorId)).map(({ id, name, nameEn, url, size }) => ({
			objectId: id,
			name: localized(lang, name, nameEn),
			url: url ?? filePath(exhibitorId, id),
			size,
		})),
		lectures: (await lecturesOfExhibitor(db, exhibitorId)).map(({ id, startsAt, endsAt, ...said }) => ({
			objectId: id,
			...said,
			startDate: startsAt.toISOString(),
			endDate: endsAt.toISOString(),
		})),
		previous: neighbourOf(all[place - 1]),
		next: neighbourOf(all[place + 1]),
		note: (await noteOf(db, of)) ?? null,
		writing: standRefusal("write", facts) ?? null,
		applying: standRefusal("apply", facts) ?? null,
		email: person.email,
		hasProfile: (await profileOf(db, person.id)) !== undefined,
		messages: (await messagesOf(db, of)).map(messageShape),
		cv: await cvAtCompany(db, { accountId: person.id, company: companyOf(stand), lang }),
	};
}

const neighbourOf = (one: StandRecord | undefined) => (one ? { objectId: one.exhibitorId, name: one.name } : null);

/** The exhibitor of a stand, as CVs name it. */
export const companyOf = ({ exhibitorId: id, eventId, rodoName }: StandRecord) => ({ id, eventId, rodoName });

async function dutyShapes(
	{ db, standReads }: Pick<StandDeps, "db" | "standReads">,
	stand: StandRecord,
	shown: StandView,
): Promise<Duty[]> {
	const { event, lang, now } = shown;
	const all = await dutiesOf(db, [stand.exhibitorId]);
	const online = await standReads.online(
		db,
		all.map((one) => one.accountId),
	);
	const duties = all.flatMap((one) => {
		const state = dutyState(one, { hours: stand, event, now });
		if (!state) return [];
		const { firstName, imageUrl, startsAt, endsAt } = one;
		const times = { startDate: startsAt?.toISOString() ?? null, endDate: endsAt?.toISOString() ?? null };
		const are = { isNow: state === "now", isOnline: online.has(one.accountId) };
		return [{ firstName, imageUrl, role: localized(lang, one.role, one.roleEn), ...are, ...times }];
	});
	return duties.toSorted((a, b) => Number(b.isNow) - Number(a.isNow));
}

function offerShape(one: OfferRecord, appliedAt: Date | undefined, lang: Lang): JobOffer {
	return {
		objectId: one.id,
		title: localized(lang, one.title, one.titleEn),
		text: localized(lang, one.text, one.textEn),
		place: localized(lang, one.place, one.placeEn),
		workMode: one.workMode,
		salaryFromGrosz: one.salaryFromGrosz,
		salaryToGrosz: one.salaryToGrosz,
		appliedDate: appliedAt?.toISOString() ?? null,
	};
}

export function messageShape({ id, text, hasProfile, sentAt, answer, answeredAt }: MessageRecord): OwnMessage {
	const answered = { answer, answeredDate: answeredAt?.toISOString() ?? null };
	return { objectId: id, text, hasProfile, sentDate: sentAt.toISOString(), ...answered };
}
