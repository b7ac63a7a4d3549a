import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { lecture, track } from "../../agenda/server/views.ts";
import { event } from "../../event/server/views.ts";
import type { Issuer } from "../../seller/seller.ts";
import type { Attendance } from "../rules.ts";
import { certificate, certificateWording } from "./tables.ts";

type OfPerson = { accountId: string; eventId: number };

export type Wording = { number: string; holder: string; attendance: Attendance; issuedAt: Date; issuer: Issuer | null };

const wording = {
	number: certificateWording.number,
	holder: certificateWording.holder,
	attendance: certificateWording.attendance,
	issuedAt: certificateWording.issuedAt,
	issuer: certificateWording.issuer,
};

const ofPerson = ({ accountId, eventId }: OfPerson) =>
	and(eq(certificateWording.accountId, accountId), eq(certificateWording.eventId, eventId));

export async function certificateOf(
	db: Database,
	of: OfPerson,
): Promise<(Wording & { withdrawnAt: Date | null }) | undefined> {
	const [row] = await db
		.select({ ...wording, withdrawnAt: certificate.withdrawnAt })
		.from(certificateWording)
		.innerJoin(certificate, eq(certificate.number, certificateWording.number))
		.where(ofPerson(of));
	return row;
}

/** Concurrent first calls store one `number`. Returns whether the certificate is new. */
export async function saveWording(tx: Tx, { number, ...said }: Wording & OfPerson): Promise<{ isFirst: boolean }> {
	const { holder, attendance, issuedAt, eventId } = said;
	await tx.insert(certificate).values({ number, eventId });
	const [saved] = await tx
		.insert(certificateWording)
		.values({ number, ...said })
		.onConflictDoUpdate({
			target: [certificateWording.accountId, certificateWording.eventId],
			set: { holder, attendance, issuedAt },
		})
		.returning({ number: certificateWording.number });
	const isFirst = saved?.number === number;
	if (!isFirst) await tx.delete(certificate).where(eq(certificate.number, number));
	return { isFirst };
}

/** `wording` is null after the person's erasure. */
export type CheckedRecord = { eventId: number; withdrawnAt: Date | null; wording: Omit<Wording, "number"> | null };

export async function certificateByNumber(db: Database, number: string): Promise<CheckedRecord | undefined> {
	const { holder, attendance, issuedAt, issuer } = wording;
	const [row] = await db
		.select({
			eventId: certificate.eventId,
			withdrawnAt: certificate.withdrawnAt,
			wording: { holder, attendance, issuedAt, issuer },
		})
		.from(certificate)
		.leftJoin(certificateWording, eq(certificateWording.number, certificate.number))
		.where(eq(certificate.number, number));
	return row;
}

/** Returns the time of the first withdrawal; undefined if the number is unknown. */
export async function withdraw(
	tx: Tx,
	number: string,
	at: Date,
): Promise<{ eventId: number; withdrawnAt: Date; isNew: boolean } | undefined> {
	const [row] = await tx
		.select({ eventId: certificate.eventId, withdrawnAt: certificate.withdrawnAt })
		.from(certificate)
		.where(eq(certificate.number, number))
		.for("update");
	if (!row) return undefined;
	if (row.withdrawnAt) return { eventId: row.eventId, withdrawnAt: row.withdrawnAt, isNew: false };
	await tx.update(certificate).set({ withdrawnAt: at }).where(eq(certificate.number, number));
	return { eventId: row.eventId, withdrawnAt: at, isNew: true };
}

export function certificatesOf(
	db: Database,
	accountId: string,
): Promise<(Wording & { eventCode: string; withdrawnAt: Date | null })[]> {
	return db
		.select({ ...wording, eventCode: event.code, withdrawnAt: certificate.withdrawnAt })
		.from(certificateWording)
		.innerJoin(certificate, eq(certificate.number, certificateWording.number))
		.innerJoin(event, eq(event.id, certificateWording.eventId))
		.where(eq(certificateWording.accountId, accountId))
		.orderBy(asc(certificateWording.issuedAt));
}

export type CountedLecture = {
	id: number;
	subject: string;
	subjectPl: string | null;
	subjectEn: string | null;
	language: string;
	track: { id: number; name: string; nameEn: string | null; color: string } | null;
};

export async function countedLectures(db: Database, ids: number[]): Promise<CountedLecture[]> {
	if (ids.length === 0) return [];
	return db
		.select({
			id: lecture.id,
			subject: lecture.subject,
			subjectPl: lecture.subjectPl,
			subjectEn: lecture.subjectEn,
			language: lecture.language,
			track: { id: track.id, name: track.name, nameEn: track.nameEn, color: track.color },
		})
		.from(lecture)
		.leftJoin(track, eq(track.id, lecture.trackId))
		.where(inArray(lecture.id, ids))
		.orderBy(asc(lecture.startsAt), asc(lecture.id));
}
