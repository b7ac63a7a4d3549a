import { isFrequentName } from "../features/account/server/name-store.ts";
import { lectureTitles } from "../features/agenda/server/title-store.ts";
import { codeStateOf } from "../features/codes/rules.ts";
import { codesPage } from "../features/codes/server/list-store.ts";
import { platesOf } from "../features/exhibitors/server/store.ts";
import { isFoundBy } from "../features/office-find/rules.ts";
import type { FindReads } from "../features/office-find/server/find-reads.ts";
import { newestOrderIds } from "../features/order-office/server/filter-store.ts";
import { orderRows } from "../features/order-office/server/list-store.ts";
import { searchOf as orderSearchOf } from "../features/order-office/server/search.ts";
import { momentOf } from "../features/order-office/server/state-store.ts";
import { participantsAfter } from "../features/participants/server/list-store.ts";
import { searchOf as participantSearchOf } from "../features/participants/server/search.ts";

/** Of more people with a name, the newest participants are read. */
const FEW = 3000;

/** Answers the office's search by the searches of its lists. */
export const findReads: FindReads = {
	async people(db, { eventId, typed, seesDetails, limit }) {
		const search = participantSearchOf(typed, seesDetails);
		if (!search) return [];
		if (search.by === "name") search.isFrequent = await isFrequentName(db, search.words, FEW);
		// a person may have several registrations
		const page = { sort: "-registered" as const, after: undefined, limit: limit * 4 };
		const registrations = await participantsAfter(db, { eventId, search }, page);
		const people = Map.groupBy(registrations, ({ accountId }) => accountId).values();
		return [...people].slice(0, limit).flatMap(([one]) => (one ? [personShape(one)] : []));
	},
	async orders(db, { eventId, typed, now, limit }) {
		const search = orderSearchOf(typed);
		if (!search) return [];
		const orderIds = await newestOrderIds(db, { eventId, search, limit });
		const rows = await orderRows(db, { eventId, moment: momentOf(now), orderIds });
		return rows.map(({ number, payer, state, grossGrosz }) => ({ number, payerName: payer.name, state, grossGrosz }));
	},
	async codes(db, { eventId, typed, now, limit }) {
		const found = await codesPage(db, { eventId, now, begins: typed }, limit);
		return found.map((one) => ({ objectId: one.id, code: one.code, state: codeStateOf(one, now) }));
	},
	async lectures(db, { eventId, typed, limit }) {
		const lectures = await lectureTitles(db, eventId);
		return lectures
			.flatMap(({ id, subject, subjectPl, subjectEn, startsAt, place }) => {
				const title = [subject, subjectPl, subjectEn].find((one) => one !== null && isFoundBy(typed, one));
				return title ? [{ objectId: id, title, startDate: startsAt.toISOString(), place }] : [];
			})
			.slice(0, limit);
	},
	async companies(db, { eventId, typed, limit }) {
		const companies = await platesOf(db, eventId);
		return companies
			.filter(({ name }) => isFoundBy(typed, name))
			.slice(0, limit)
			.map(({ id, name }) => ({ objectId: id, name }));
	},
};

type FoundPerson = Awaited<ReturnType<typeof participantsAfter>>[number];

const personShape = ({ accountId, firstName, lastName, packageName, status }: FoundPerson) => ({
	personId: accountId,
	firstName,
	lastName,
	packageName,
	status,
});
