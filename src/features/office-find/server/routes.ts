import type { FastifyInstance } from "fastify";
import type { Right } from "../../organisers/rights.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { findInOffice, MAX_HITS } from "../contract.ts";
import type { FindReads } from "./find-reads.ts";

export function officeFindRoutes(app: FastifyInstance, deps: OfficeDeps & { findReads: FindReads }): void {
	const { db, clock, findReads } = deps;

	serveOffice(app, deps, findInOffice, async ({ event, organiser, query }) => {
		const typed = query.q?.trim() ?? "";
		const search = { eventId: event.id, typed, limit: MAX_HITS, now: clock.now() };
		const ofRight = async <H>(right: Right, hits: () => Promise<H[]>) =>
			typed !== "" && organiser.may(right) ? hits() : [];
		const [people, orders, codes, lectures, companies] = await Promise.all([
			ofRight("people.read", () => findReads.people(db, { ...search, seesDetails: organiser.may("people.details") })),
			ofRight("orders.read", () => findReads.orders(db, search)),
			ofRight("packages.read", () => findReads.codes(db, search)),
			ofRight("office.open", () => findReads.lectures(db, search)),
			ofRight("office.open", () => findReads.companies(db, search)),
		]);
		return { people, orders, codes, lectures, companies };
	});
}
