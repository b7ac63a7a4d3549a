import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { accountById } from "../../account/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import { issuerOf } from "../../seller/seller.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { ticketsHeld } from "../../ticket-holders/server/holder-store.ts";
import { certificateNumber, parseNumber } from "../number.ts";
import {
	type Attendance,
	type AttendedFact,
	attendanceOf,
	type CertificateRefusal,
	certificateRefusal,
	oncePerLecture,
} from "../rules.ts";
import { checkTexts, refusals } from "../texts.ts";
import {
	type CheckedRecord,
	type CountedLecture,
	certificateByNumber,
	certificateOf,
	countedLectures,
	saveWording,
	type Wording,
	withdraw,
} from "./store.ts";

type OfPerson = { accountId: string; eventId: number };

/** The features that record attendance implement these reads. */
export type AttendanceReads = {
	facts(db: Database, of: OfPerson): Promise<AttendedFact[]>;
	/** Lists the days that the person attended, in order. */
	days(db: Database, of: OfPerson): Promise<{ name: string; nameEn: string | null }[]>;
};

export type CertificateDeps = SellerReads & {
	db: NodePgDatabase;
	clock: Clock;
	ids: { secret(): string };
	attendanceReads: AttendanceReads;
};

export type OwnStanding = {
	holder: string;
	attendance: Attendance;
	lectures: (CountedLecture & { fact: AttendedFact })[];
	refusal: CertificateRefusal | undefined;
	/** True if a confirmed ticket includes recordings. */
	hasRecordings: boolean;
	issued: Wording | undefined;
};

export async function ownStanding(
	{ db, clock, attendanceReads }: CertificateDeps,
	{ accountId, event }: { accountId: string; event: EventRecord },
): Promise<OwnStanding> {
	const of = { accountId, eventId: event.id };
	const person = invariant(await accountById(db, accountId), "the logged-in account");
	const facts = oncePerLecture(await attendanceReads.facts(db, of));
	const days = await attendanceReads.days(db, of);
	const counted = await countedLectures(
		db,
		facts.map((one) => one.lectureId),
	);
	const tracks = new Map(counted.map(({ id, track }) => [id, track ?? undefined]));
	const attendance = attendanceOf(facts, days, (id) => tracks.get(id));
	const tickets = (await ticketsHeld(db, of)).filter((one) => one.status === "confirmed");
	const issued = await certificateOf(db, of);
	const refusal = certificateRefusal(
		{
			event,
			attendance,
			hasTicket: tickets.length > 0,
			isWithdrawn: issued !== undefined && issued.withdrawnAt !== null,
		},
		clock.now(),
	);
	const byLecture = new Map(facts.map((fact) => [fact.lectureId, fact]));
	const lectures = counted.map((one) => ({
		...one,
		fact: invariant(byLecture.get(one.id), "the attendance of a lecture"),
	}));
	const hasRecordings = tickets.some(({ includes }) => includes.recordings !== "none");
	return { holder: `${person.firstName} ${person.lastName}`, attendance, lectures, refusal, hasRecordings, issued };
}

/** True if name or attendance have changed since the issue. */
export function isOutdated({ issued, holder, attendance }: OwnStanding): boolean {
	return issued !== undefined && wordingKey(issued) !== wordingKey({ holder, attendance });
}

/** Fixes the order of properties, which the database does not keep. */
function wordingKey({ holder, attendance }: Pick<Wording, "holder" | "attendance">): string {
	const { days, lectures, minutes, sources, tracks } = attendance;
	const dayNames = days.map(({ name, nameEn }) => [name, nameEn]);
	const trackNames = tracks.map(({ name, nameEn, color, lectures: count }) => [name, nameEn, color, count]);
	return JSON.stringify([holder, dayNames, lectures, minutes, sources, trackNames]);
}

/**
 * Issues an account's certificate once, and again under the same number after a change. Throws 409 with the reason of a
 * refusal.
 */
export async function issue(
	deps: CertificateDeps,
	{ accountId, event }: { accountId: string; event: EventRecord },
): Promise<void> {
	const standing = await ownStanding(deps, { accountId, event });
	if (standing.refusal) throw new Failure(409, refusals[standing.refusal]);
	if (standing.issued && !isOutdated(standing)) return;
	const { holder, attendance } = standing;
	const number = certificateNumber(Buffer.from(deps.ids.secret(), "base64url"));
	const issuedAt = deps.clock.now();
	const eventId = event.id;
	const seller = await deps.sellerOf(deps.db);
	const issuer = seller ? issuerOf(seller) : null;
	await deps.db.transaction(async (tx) => {
		const { isFirst } = await saveWording(tx, { number, accountId, eventId, holder, attendance, issuedAt, issuer });
		const action = isFirst ? "certificate.issued" : "certificate.issued-anew";
		const subject = `account:${accountId}`;
		await addAuditEntry(tx, { at: issuedAt, actor: accountId, action, subject, eventId });
	});
}

/** A `mistyped` number cannot exist; an `unknown` one was never issued. */
export type CertificateCheck =
	| { state: "real"; number: string; event: EventRecord; wording: NonNullable<CheckedRecord["wording"]> }
	| { state: "withdrawn"; number: string; event: EventRecord }
	| { state: "unknown" | "mistyped" };

export async function checkedCertificate(db: Database, typed: string): Promise<CertificateCheck> {
	const number = parseNumber(typed);
	if (number === undefined) return { state: "mistyped" };
	const found = await certificateByNumber(db, number);
	if (!found) return { state: "unknown" };
	const event = await eventById(db, found.eventId);
	if (!found.wording || found.withdrawnAt) return { state: "withdrawn", number, event };
	return { state: "real", number, event, wording: found.wording };
}

/** Idempotent. `by` is the actor. */
export async function withdrawCertificate(
	{ db, clock }: Pick<CertificateDeps, "db" | "clock">,
	typed: string,
	by: string,
): Promise<{ number: string; withdrawnAt: Date; isNew: boolean }> {
	const number = parseNumber(typed);
	if (number === undefined) throw new Failure(400, checkTexts.mistyped);
	const at = clock.now();
	return db.transaction(async (tx) => {
		const done = await withdraw(tx, number, at);
		if (!done) throw notFound(checkTexts.unknown);
		const { eventId, withdrawnAt, isNew } = done;
		const subject = `certificate:${number}`;
		if (isNew) await addAuditEntry(tx, { at, actor: by, action: "certificate.withdrawn", subject, eventId });
		return { number, withdrawnAt, isNew };
	});
}
