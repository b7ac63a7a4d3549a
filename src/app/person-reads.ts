import { codesOfSubjects, subjectsOfCode } from "../features/codes/server/store.ts";
import { consentAnswersAt } from "../features/consent/server/consent-answer-store.ts";
import { documentsOf } from "../features/documents/server/store.ts";
import { eventsById } from "../features/event/server/store.ts";
import { openQuestionsAt } from "../features/open-questions/server/open-questions.ts";
import { documentSubject } from "../features/orders/server/document-subject.ts";
import type { OrderRecord } from "../features/orders/server/order-facts.ts";
import { linesOf, ordersOfAccount } from "../features/orders/server/store.ts";
import { inputsByPackage } from "../features/packages/server/store.ts";
import type { PersonReads } from "../features/participants/server/person-reads.ts";
import { ownPlan, type PlanDeps } from "../features/plan/server/own-plan.ts";
import { answersOf } from "../features/registration/answers.ts";
import { seatsHeld } from "../features/seats/server/store.ts";
import { listedRegistrations } from "../features/ticket-holders/server/list-store.ts";
import type { Database } from "../kit/db/database.ts";
import { localized } from "../kit/i18n/lang.ts";
import { registrationsTable } from "./registrations-table.ts";

/** Answers the office's queries about one person. */
export function personReadsOf(deps: PlanDeps): PersonReads {
	return {
		orders: ordersOf,
		answers: answersTo,
		async openQuestions(db, { lang, ...of }) {
			const questions = await openQuestionsAt(db, { ...of, now: deps.clock.now() });
			return questions.map(({ name, nameEn, isRequired }) => ({ question: localized(lang, name, nameEn), isRequired }));
		},
		consents: consentsOf,
		plan: (_, of) => planOf(deps, of),
		async codes(db, registrationIds) {
			const codes = await codesOfSubjects(db, registrationIds.map(subjectOf));
			return new Map([...codes].flatMap(([subject, code]) => registrationsIn([subject]).map((id) => [id, code])));
		},
		usersOfCode: async (db, { eventId, code }) => registrationsIn(await subjectsOfCode(db, eventId, code)),
		table: tableOf,
		seats: async (db, registrationId) => (await seatsHeld(db, registrationId)).length,
	};
}

const tableOf: PersonReads["table"] = async (db, { event, lang }) => {
	const table = await registrationsTable(db, event, lang);
	return {
		head: [...table.columns, ...table.questions],
		async rows(reader, ids) {
			const rows = await table.load(reader, await listedRegistrations(reader, ids));
			return rows.map((row) => ({ id: row.id, cells: table.cellsOf(row) }));
		},
	};
};

const subjectOf = (registrationId: number) => `registration:${registrationId}`;
const registrationsIn = (subjects: string[]) =>
	subjects.flatMap((subject) => Number(/^registration:(\d+)$/.exec(subject)?.[1] ?? []));

/** Older ones are in the list of orders. */
const MAX_ORDERS = 50;

const ordersOf: PersonReads["orders"] = async (db, { accountId, eventIds }) => {
	const all = await ordersOfAccount(db, accountId);
	const recent = all.filter(({ eventId }) => eventIds?.includes(eventId) ?? true).slice(0, MAX_ORDERS);
	const events = await eventsById(db, [...new Set(recent.map(({ eventId }) => eventId))]);
	return Promise.all(recent.map((order) => orderShape(db, order, events.get(order.eventId)?.code ?? "")));
};

async function orderShape(db: Database, order: OrderRecord, eventCode: string) {
	const { id, number, status, method, grossGrosz, paidGrosz, refundedGrosz, createdAt } = order;
	const lines = await linesOf(db, id);
	const documents = await documentsOf(db, documentSubject(id));
	return {
		id,
		number,
		eventCode,
		status,
		method,
		lines: lines.map(({ name, nameEn, quantity }) => ({ name, nameEn, quantity })),
		grossGrosz,
		paidGrosz,
		refundedGrosz,
		createdDate: createdAt.toISOString(),
		documents: documents.map(({ objectId, number, kind, issueDate }) => ({
			objectId,
			number,
			kind,
			issuedOn: issueDate,
		})),
	};
}

export const answersTo: PersonReads["answers"] = async (db, { packageId, additionalInputs, lang }) => {
	const answers = answersOf(additionalInputs ?? "") ?? [];
	const questions = (await inputsByPackage(db, [packageId])).get(packageId) ?? [];
	return questions.flatMap(({ objectId, name, nameEn }) => {
		const answer = [answers.find((one) => one.objectId === objectId)?.value ?? []].flat().join(", ");
		return answer === "" ? [] : [{ question: localized(lang, name, nameEn), answer }];
	});
};

const consentsOf: PersonReads["consents"] = async (db, { accountId, eventIds, lang }) => {
	const answers = await consentAnswersAt(db, { accountId, eventIds });
	return answers.map(({ name, nameEn, kind, version, isGiven, givenAt, withdrawnAt }) => ({
		name: name === null ? null : localized(lang, name, nameEn),
		kind,
		version,
		isGiven,
		givenDate: givenAt.toISOString(),
		withdrawnDate: withdrawnAt?.toISOString() ?? null,
	}));
};

async function planOf(deps: PlanDeps, { accountId, event }: Parameters<PersonReads["plan"]>[1]) {
	const { lectures, seats } = await ownPlan(deps, { accountId, event });
	const extended = new Set(seats.filter((one) => one.isReserved && one.isExtended).map((one) => one.lectureId));
	return lectures.map(({ lectureId, subject, startDate, place, isReserved }) => ({
		lectureId,
		subject,
		startDate,
		place,
		seat: isReserved ? (extended.has(lectureId) ? "extended" : "basic") : "none",
	})) satisfies Awaited<ReturnType<PersonReads["plan"]>>;
}
