import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { ticketCodePackage } from "../../features/codes/server/tables.ts";
import { consentGiven } from "../../features/consent/server/tables.ts";
import { exhibitorStaff } from "../../features/exhibitors/server/tables.ts";
import { lead } from "../../features/leads/server/tables.ts";
import { livePresence } from "../../features/live/server/tables.ts";
import { meetingSlot } from "../../features/meetings/server/tables.ts";
import { subscription } from "../../features/newsletter/server/tables.ts";
import { optionChoice } from "../../features/options/server/tables.ts";
import { orderLine } from "../../features/orders/server/tables.ts";
import { packageHold, waitingEntry } from "../../features/packages/server/tables.ts";
import { recording } from "../../features/recordings/server/tables.ts";
import { lectureQueueEntry, lectureSeat } from "../../features/seats/server/tables.ts";
import { packageChange, registration } from "../../features/ticket-holders/server/tables.ts";
import type { Tx } from "../../kit/db/database.ts";
import { findBlockingReferences } from "./blocking-references.ts";

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
});

/** A value that a column accepts, different in each row. */
function sampleOf({ columnType, dataType }: PgColumn, row: number): unknown {
	if (columnType === "PgUUID") return `00000000-0000-4000-9000-00000000000${row}`;
	if (dataType === "date") return new Date("2025-04-30T10:00:00Z");
	if (dataType === "string") return `row ${row}`;
	if (dataType === "boolean") return false;
	return dataType === "json" ? {} : row;
}

async function insert(tx: Tx, table: PgTable, row: number, values: object): Promise<void> {
	const needed = Object.entries(getTableColumns(table)).filter(([, one]) => one.notNull && !one.hasDefault);
	const filled = Object.fromEntries(needed.map(([name, column]) => [name, sampleOf(column, row)]));
	await tx.insert(table).values({ ...filled, ...values } as never);
}

const ENDED = new Date("2025-05-01T10:00:00Z");
const SLOT = { endsAt: new Date("2025-04-30T10:20:00Z") };
const LINE = { quantity: 1, unitNetGrosz: 0, netGrosz: 0, vatGrosz: 0, grossGrosz: 0 };
const ANSWERS = { profile: { additionalInputs: "[]" } };

const REFERENCES: [list: string, one: string, several: string, table: PgTable, column: string, values?: object][] = [
	["calendars", "1 registration", "2 registrations", registration, "calendarId"],
	["lectures", "1 reserved seat", "2 reserved seats", lectureSeat, "lectureId"],
	["lectures", "1 queue entry", "2 queue entries", lectureQueueEntry, "lectureId"],
	["lectures", "1 recording", "2 recordings", recording, "lectureId"],
	["lectures", "1 viewer of its stream", "2 viewers of its stream", livePresence, "lectureId"],
	["exhibitors", "1 staff member", "2 staff members", exhibitorStaff, "exhibitorId"],
	["exhibitors", "1 meeting slot", "2 meeting slots", meetingSlot, "exhibitorId", SLOT],
	["exhibitors", "1 collected contact", "2 collected contacts", lead, "exhibitorId"],
	["packages", "1 registration", "2 registrations", registration, "packageId"],
	["packages", "1 order line", "2 order lines", orderLine, "packageId", LINE],
	["packages", "1 waiting list entry", "2 waiting list entries", waitingEntry, "packageId"],
	["packages", "1 changed ticket", "2 changed tickets", packageChange, "fromPackageId"],
	["packages", "1 reserved place", "2 reserved places", packageHold, "packageId"],
	["packages", "1 code", "2 codes", ticketCodePackage, "packageId"],
	["options", "1 order line", "2 order lines", orderLine, "optionId", LINE],
	["options", "1 person's choice", "2 people's choices", optionChoice, "optionId"],
	["inputs", "1 registration with answers", "2 registrations with answers", registration, "packageId", ANSWERS],
	["consents", "1 person's consent", "2 people's consents", consentGiven, "consentTextId"],
	["consents", "1 subscription", "2 subscriptions", subscription, "consentTextId"],
];

/** The sentences for item 7, for items 7 and 9, and for 3, when rows reference the items 7, 8 and 9. */
async function referencesFound(list: string, table: PgTable, column: string, values: object): Promise<unknown[]> {
	const sentences: unknown[] = [];
	const undone = new Error("the rows of a test");
	await server.deps.db
		.transaction(async (tx) => {
			await tx.execute(sql`set local session_replication_role = replica`);
			for (const [row, id] of [7, 8, 9].entries()) await insert(tx, table, row + 1, { ...values, [column]: id });
			for (const ids of [[7], [7, 9], [3]]) sentences.push(await findBlockingReferences(tx, list, ids));
			throw undone;
		})
		.catch((error: unknown) => {
			if (error !== undone) throw error;
		});
	return sentences;
}

test.each(REFERENCES)("%s: %s", async (list, one, several, table, column, values = {}) => {
	expect(await referencesFound(list, table, column, values)).toEqual([one, several, undefined]);
});

test.each([
	["lectures", "released seats", lectureSeat, "lectureId", { releasedAt: ENDED }],
	["exhibitors", "removed slots", meetingSlot, "exhibitorId", { ...SLOT, removedAt: ENDED }],
	["inputs", "registrations without answers", registration, "packageId", {}],
	["news", "rows of another list", registration, "packageId", {}],
] as const)("%s: %s block nothing", async (list, _rows, table, column, values) => {
	expect(await referencesFound(list, table, column, values)).toEqual([undefined, undefined, undefined]);
});
