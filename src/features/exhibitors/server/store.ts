import { and, asc, count, eq, inArray, type SQL } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import { sanitizeHtml } from "../../../kit/html/sanitize.ts";
import { notFound } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Exhibitor } from "../exhibitor.ts";
import { isHtml } from "../field-type.ts";
import { RECRUITMENT } from "../rules.ts";
import { exhibitorShape } from "./shapes.ts";
import { exhibitor, exhibitorField, exhibitorGroup, meetingTopic } from "./tables.ts";

const exhibitorColumns = {
	id: exhibitor.id,
	eventId: exhibitor.eventId,
	position: exhibitor.position,
	name: exhibitor.name,
	logoUrl: exhibitor.logoUrl,
	type: exhibitor.type,
	rodoName: exhibitor.rodoName,
	isMeetingEnabled: exhibitor.isMeetingEnabled,
};

const meetingTopicColumns = {
	id: meetingTopic.id,
	name: meetingTopic.name,
	nameEn: meetingTopic.nameEn,
	position: meetingTopic.position,
	exhibitorId: meetingTopic.exhibitorId,
};

const exhibitorGroupColumns = {
	id: exhibitorGroup.id,
	exhibitorId: exhibitorGroup.exhibitorId,
	name: exhibitorGroup.name,
	nameEn: exhibitorGroup.nameEn,
};

const exhibitorFieldColumns = {
	name: exhibitorField.name,
	nameEn: exhibitorField.nameEn,
	typeId: exhibitorField.typeId,
	valueStr: exhibitorField.valueStr,
	valueStrEn: exhibitorField.valueStrEn,
	valueInt: exhibitorField.valueInt,
	valueBool: exhibitorField.valueBool,
	logoUrl: exhibitorField.logoUrl,
};

type CompanyRow = typeof exhibitor.$inferSelect;

/** In the organiser's order, with all details. */
export async function exhibitorsOf(
	db: Database,
	eventId: number,
	type: 0 | 1 | undefined,
	lang: Lang,
): Promise<Exhibitor[]> {
	const rows = await db
		.select(exhibitorColumns)
		.from(exhibitor)
		.where(and(eq(exhibitor.eventId, eventId), type === undefined ? undefined : eq(exhibitor.type, type)))
		.orderBy(asc(exhibitor.type), asc(exhibitor.position), asc(exhibitor.id));
	return withDetails(db, rows, lang);
}

/** Throws 404 for an unknown exhibitor. */
export async function existingExhibitor(db: Database, eventIds: number[], id: number, lang: Lang): Promise<Exhibitor> {
	const rows = await db
		.select(exhibitorColumns)
		.from(exhibitor)
		.where(and(eq(exhibitor.id, id), inArray(exhibitor.eventId, eventIds)));
	const found = (await withDetails(db, rows, lang))[0];
	if (!found) throw notFound({ pl: "Nie ma takiego wystawcy.", en: "There is no such exhibitor." });
	return found;
}

export type ExhibitorRecord = { id: number; eventId: number; name: string; type: number; rodoName: string };

export async function findExhibitorRecord(db: Database, of: number): Promise<ExhibitorRecord | undefined> {
	const { id, eventId, name, type, rodoName } = exhibitor;
	const [row] = await db.select({ id, eventId, name, type, rodoName }).from(exhibitor).where(eq(id, of));
	return row;
}

/** Names by id; unknown ids are missing. */
export async function exhibitorNames(db: Database, ids: number[]): Promise<Map<number, string>> {
	const { id, name } = exhibitor;
	const rows = await db.select({ id, name }).from(exhibitor).where(anyOf(id, ids));
	return new Map(rows.map((row) => [row.id, row.name]));
}

export function exhibitorIdsOf(db: Database, eventIds: number[]): Promise<{ id: number; eventId: number }[]> {
	return db
		.select({ id: exhibitor.id, eventId: exhibitor.eventId })
		.from(exhibitor)
		.where(inArray(exhibitor.eventId, eventIds))
		.orderBy(asc(exhibitor.id));
}

/** In the organiser's order. */
export function platesOf(db: Database, eventId: Param<number> | SQL) {
	return db
		.select({ id: exhibitor.id, name: exhibitor.name, logoUrl: exhibitor.logoUrl, type: exhibitor.type })
		.from(exhibitor)
		.where(eq(exhibitor.eventId, eventId))
		.orderBy(asc(exhibitor.position), asc(exhibitor.id));
}

/** The companies that a recruitment consent names. */
export function recruitersOf(db: Database, eventId: Param<number> | SQL) {
	return db
		.select({ name: exhibitor.rodoName })
		.from(exhibitor)
		.where(and(eq(exhibitor.eventId, eventId), eq(exhibitor.type, RECRUITMENT)))
		.orderBy(asc(exhibitor.position), asc(exhibitor.id));
}

export function countOfExhibitors(db: Database, eventId: Param<number> | SQL) {
	return db.select({ count: count() }).from(exhibitor).where(eq(exhibitor.eventId, eventId));
}

async function withDetails(db: Database, companies: CompanyRow[], lang: Lang): Promise<Exhibitor[]> {
	if (companies.length === 0) return [];
	const ids = companies.map((company) => company.id);
	const fieldRows = await db
		.select({ group: exhibitorGroupColumns, field: exhibitorFieldColumns })
		.from(exhibitorGroup)
		.leftJoin(exhibitorField, eq(exhibitorField.groupId, exhibitorGroup.id))
		.where(inArray(exhibitorGroup.exhibitorId, ids))
		.orderBy(
			asc(exhibitorGroup.position),
			asc(exhibitorGroup.id),
			asc(exhibitorField.position),
			asc(exhibitorField.id),
		);
	const topicRows = await db
		.select(meetingTopicColumns)
		.from(meetingTopic)
		.where(inArray(meetingTopic.exhibitorId, ids))
		.orderBy(asc(meetingTopic.position), asc(meetingTopic.id));
	const topicsByCompany = Map.groupBy(topicRows, (topic) => topic.exhibitorId);
	const fieldsByCompany = Map.groupBy(fieldRows, (row) => row.group.exhibitorId);
	return companies.map((company) => {
		const byGroup = Map.groupBy(fieldsByCompany.get(company.id) ?? [], (row) => row.group.id);
		const groups = [...byGroup.values()].map((rows) => ({
			group: oneRow(rows).group,
			fields: rows.flatMap(({ field }) => field ?? []),
		}));
		return exhibitorShape(company, { topics: topicsByCompany.get(company.id) ?? [], groups }, lang);
	});
}

type Company = {
	id?: number | undefined;
	eventId: number;
	position?: number | undefined;
	name: string;
	type: number;
	logoUrl: string;
	rodoName: string;
	isMeetingEnabled?: boolean | undefined;
};
type Group = {
	id?: number | undefined;
	position?: number | undefined;
	name: string;
	nameEn?: string | null | undefined;
};
type Field = {
	id?: number | undefined;
	position?: number | undefined;
	name: string;
	nameEn?: string | null | undefined;
	typeId: number;
	valueStr?: string | null | undefined;
	valueStrEn?: string | null | undefined;
	valueInt?: number | null | undefined;
	valueBool?: boolean | null | undefined;
	logoUrl?: string | null | undefined;
};
type Topic = {
	id?: number | undefined;
	position?: number | undefined;
	name: string;
	nameEn?: string | null | undefined;
};

/** Groups, fields and topics keep the order of their lists. */
export type NewExhibitor = Company & { meetingTopics?: Topic[]; groups?: (Group & { fields: Field[] })[] };

/** Sanitises HTML. Returns the id. */
export async function addExhibitor(tx: Tx, values: NewExhibitor): Promise<number> {
	const { meetingTopics = [], groups = [], ...company } = values;
	const { id: exhibitorId } = oneRow(await tx.insert(exhibitor).values(company).returning({ id: exhibitor.id }));
	for (const [position, topic] of meetingTopics.entries()) {
		await tx.insert(meetingTopic).values({ ...topic, exhibitorId, position });
	}
	for (const [position, { fields, ...group }] of groups.entries()) {
		const inserted = tx.insert(exhibitorGroup).values({ ...group, exhibitorId, position });
		const { id: groupId } = oneRow(await inserted.returning({ id: exhibitorGroup.id }));
		const rows = fields.map((field, place) => ({ ...cleanField(field), groupId, position: place }));
		if (rows.length > 0) await tx.insert(exhibitorField).values(rows);
	}
	return exhibitorId;
}

function cleanField(field: Field): Field {
	if (!isHtml(field.typeId)) return field;
	return {
		...field,
		valueStr: field.valueStr && sanitizeHtml(field.valueStr),
		valueStrEn: field.valueStrEn && sanitizeHtml(field.valueStrEn),
	};
}
