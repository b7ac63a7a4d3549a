import { eventsById } from "../features/event/server/store.ts";
import { exhibitorNames } from "../features/exhibitors/server/store.ts";
import type { FoundSubject, SubjectKind, SubjectKinds } from "../features/journal/server/subject-kinds.ts";
import { subjectLabels as labels } from "../features/journal/subject-texts.ts";
import { optionsByIds } from "../features/options/server/office-store.ts";
import { optionNames } from "../features/options/texts.ts";
import { numbersByPayment, numbersByRefund } from "../features/order-office/server/number-store.ts";
import { orderNumbers } from "../features/orders/server/store.ts";
import type { Right } from "../features/organisers/rights.ts";
import { roundNames } from "../features/packages/server/round-store.ts";
import { packageNames } from "../features/packages/server/store.ts";
import { packageNamesOfEntries } from "../features/packages/server/waiting-list-store.ts";
import { lecturesByIds } from "../features/seats/server/store.ts";
import { registrationsById } from "../features/ticket-holders/server/store.ts";
import { ticketNumber } from "../features/tickets/rules.ts";
import type { Database } from "../kit/db/database.ts";
import type { Text } from "../kit/i18n/lang.ts";

const inBoth = (name: string): Text => ({ pl: name, en: name });
const orderOf = (number: string): FoundSubject => ({ name: inBoth(number), page: `/orders?open=${number}` });

/** Finds things by the numbers of their rows. */
function byNumber<One>(
	read: (db: Database, ids: number[]) => Promise<Map<number, One>>,
	subjectOf: (one: One, id: number) => FoundSubject,
): SubjectKind["find"] {
	return async (db, ids) => {
		const numbers = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
		const found = numbers.length === 0 ? [] : [...(await read(db, numbers))];
		return new Map(found.map(([id, one]) => [String(id), subjectOf(one, id)]));
	};
}

/** The id is the name. */
const named: SubjectKind["find"] = async (_db, ids) => new Map(ids.map((id) => [id, { name: inBoth(id) }]));

const byId = <One extends { id: number }>(rows: readonly One[]) => new Map(rows.map((one) => [one.id, one]));

function kindOf(label: Text, right: Right, find: SubjectKind["find"]): SubjectKind {
	return { label, right, find };
}

/** The name comes from the account, which erasure removes. */
const person = kindOf(
	labels.person,
	"people.read",
	async (_db, ids) => new Map(ids.map((id) => [id, { accountId: id }])),
);

/** Each kind of thing that entries are about: its label, the right of its page, and its search. */
export const subjectKinds: SubjectKinds = {
	account: person,
	erased: person,
	registration: kindOf(
		labels.registration,
		"people.read",
		byNumber(
			async (db, ids) => byId(await registrationsById(db, ids)),
			({ accountId }, id) => ({ name: inBoth(ticketNumber(id)), accountId }),
		),
	),
	order: kindOf(labels.order, "orders.read", byNumber(orderNumbers, orderOf)),
	payment: kindOf(labels.payment, "orders.read", byNumber(numbersByPayment, orderOf)),
	refund: kindOf(labels.refund, "orders.read", byNumber(numbersByRefund, orderOf)),
	package: kindOf(
		labels.package,
		"packages.read",
		byNumber(packageNames, (name) => ({ name: inBoth(name), page: "/packages" })),
	),
	option: kindOf(
		labels.option,
		"packages.read",
		byNumber(optionsByIds, ({ kind, packageName }) => ({
			name: { pl: `${optionNames[kind].pl}, ${packageName}`, en: `${optionNames[kind].en}, ${packageName}` },
			page: "/packages",
		})),
	),
	waiting: kindOf(
		labels.waiting,
		"people.details",
		byNumber(packageNamesOfEntries, (name, id) => ({ name: inBoth(name), page: `/waiting?open=${id}` })),
	),
	round: kindOf(
		labels.round,
		"packages.read",
		byNumber(roundNames, ({ number, name, nameEn }) => ({
			name: { pl: name ?? String(number), en: nameEn ?? name ?? String(number) },
			page: "/packages",
		})),
	),
	event: kindOf(
		labels.event,
		"office.open",
		byNumber(eventsById, ({ name, nameEn }) => ({ name: { pl: name, en: nameEn ?? name } })),
	),
	exhibitor: kindOf(
		labels.exhibitor,
		"office.open",
		byNumber(exhibitorNames, (name) => ({ name: inBoth(name) })),
	),
	lecture: kindOf(
		labels.lecture,
		"office.open",
		byNumber(
			async (db, ids) => byId(await lecturesByIds(db, ids)),
			({ subject }) => ({ name: inBoth(subject) }),
		),
	),
	certificate: kindOf(labels.certificate, "office.open", named),
	report: kindOf(labels.report, "office.open", named),
	email: kindOf(labels.email, "office.open", named),
	view: kindOf(labels.view, "office.open", named),
};
