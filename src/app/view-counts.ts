import * as z from "zod/mini";
import { getOfficeCodes } from "../features/codes/office-contract.ts";
import { countCodes } from "../features/codes/server/list-store.ts";
import { listJournal } from "../features/journal/contract.ts";
import { journalQueryOf } from "../features/journal/rules.ts";
import { getOfficeOrders } from "../features/order-office/contract.ts";
import { filterOf as orderFilterOf } from "../features/order-office/server/list-filter.ts";
import { countOrders } from "../features/order-office/server/list-store.ts";
import { momentOf } from "../features/order-office/server/state-store.ts";
import { getParticipants, type ParticipantQuery } from "../features/participants/contract.ts";
import { filterOf as participantFilterOf } from "../features/participants/server/list-filter.ts";
import { countParticipants } from "../features/participants/server/list-store.ts";
import type { PersonReads } from "../features/participants/server/person-reads.ts";
import type { CountedList, ViewCounts } from "../features/saved-views/server/view-counts.ts";
import { countEntries } from "../kit/audit/journal-store.ts";

/** An address as its list's call reads it; undefined for one that the call refuses. */
function queryOf<Q>(schema: z.ZodMiniType<Q>, address: Record<string, string>): Q | undefined {
	return z.safeParse(schema, address).data;
}

const valuesOf = (address: string) => Object.fromEntries(new URLSearchParams(address));

/** Counts the addresses that have a query; the others get null. */
async function counted<Q>(
	{ max }: CountedList,
	queries: readonly (Q | undefined)[],
	count: (valid: Q[]) => Promise<number[]>,
): Promise<(number | null)[]> {
	const valid = queries.filter((one) => one !== undefined);
	const counts = await count(valid);
	const byQuery = new Map(valid.map((one, index) => [one, Math.min(max, counts[index] ?? 0)]));
	return queries.map((one) => (one === undefined ? null : (byQuery.get(one) ?? null)));
}

type CountOf = ViewCounts["orders"];

const orders: CountOf = (db, of, addresses) => {
	const queries = addresses.map((one) => queryOf(getOfficeOrders.query, valuesOf(one)));
	const moment = momentOf(of.now);
	return counted(of, queries, (valid) =>
		countOrders(
			db,
			valid.map((one) => orderFilterOf(of.event, one, moment)),
		),
	);
};

const isPermitted = ({ order, code }: ParticipantQuery, { organiser }: CountedList) =>
	organiser.may("people.details") || (order === undefined && code === undefined);

const participantsBy =
	(personReads: PersonReads): CountOf =>
	(db, of, addresses) => {
		const queries = addresses
			.map((one) => queryOf(getParticipants.query, valuesOf(one)))
			.map((one) => (one && isPermitted(one, of) ? one : undefined));
		return counted(of, queries, async (valid) => {
			const base = { eventId: of.event.id, organiser: of.organiser };
			const filters = [];
			for (const query of valid) filters.push(await participantFilterOf({ db, personReads }, { ...base, query }));
			return countParticipants(db, filters, of.max);
		});
	};

const codes: CountOf = (db, of, addresses) => {
	const queries = addresses.map((one) => queryOf(getOfficeCodes.query, valuesOf(one)));
	const at = { eventId: of.event.id, now: of.now };
	return counted(of, queries, (valid) =>
		countCodes(
			db,
			valid.map(({ state, kind, source }) => ({ ...at, states: state, kind, source })),
			of.max,
		),
	);
};

const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

const journal: CountOf = (db, of, addresses) => {
	const { id: eventId, timeZone } = of.event;
	const queries = addresses.map((one) => queryOf(listJournal.query, journalQueryOf(valuesOf(one), timeZone)));
	return counted(of, queries, (valid) =>
		countEntries(
			db,
			valid.map(({ actor, kind, subject, from, to }) => {
				const days = { from: dateOf(from), to: dateOf(to) };
				return { eventId, actor, kind, subject, ...days };
			}),
			of.max,
		),
	);
};

/** Counts the rows of saved views by the filters of their lists. */
export function viewCountsOf({ personReads }: { personReads: PersonReads }): ViewCounts {
	return { orders, participants: participantsBy(personReads), codes, journal };
}
