import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { grossOf } from "../../../kit/money/amounts.ts";
import { serveOffice } from "../../organisers/server/serve-office.ts";
import { getPriceList, type ListedPackage, savePackageCapacity, savePackagePrice } from "../office-contract.ts";
import { rightsOf } from "../rights.ts";
import { changeCapacity, changePrice } from "./change-price-list.ts";
import type { RoundReads } from "./change-rounds.ts";
import { type RightsDeps, type RightsReads, rightsRoutes, rightsVersion } from "./rights-routes.ts";
import { listedRounds, type RoundDeps, roundRoutes } from "./round-routes.ts";
import { placesTaken } from "./stock-store.ts";
import { packageById, priceDataOf } from "./store.ts";
import { countWaiting } from "./waiting-store.ts";

/** Implemented by `app/wiring.ts`: unpaid orders by package id. */
export type PriceListReads = RoundReads &
	RightsReads & { unpaidOrders(db: Database, eventId: number): Promise<Map<number, number>> };

type Deps = RoundDeps & RightsDeps & { priceListReads: PriceListReads };

// long: one route after the other
export function priceListRoutes(app: FastifyInstance, deps: Deps): void {
	const { db } = deps;

	serveOffice(app, deps, getPriceList, async ({ event, organiser }) => {
		const { rounds, packages, byPackage } = await priceDataOf(db, event.id);
		const [taken, waiting, unpaid] = [
			await placesTaken(db, event.id),
			await countWaiting(db, event.id),
			await deps.priceListReads.unpaidOrders(db, event.id),
		];
		const can = { change: organiser.may("packages.change"), readWaitingList: organiser.may("people.details") };
		return {
			timeZone: event.timeZone,
			rounds: await listedRounds(deps, { event, rounds, mayChange: can.change }),
			packages: packages.map(
				(one): ListedPackage => ({
					objectId: one.id,
					code: one.code,
					name: one.name,
					isOnline: one.isOnline,
					isOnsite: one.isOnsite,
					vatRate: one.vatRate,
					capacity: one.capacity,
					taken: taken.get(one.id) ?? 0,
					waiting: waiting.get(one.id) ?? 0,
					unpaidOrders: unpaid.get(one.id) ?? 0,
					prices: [...(byPackage.get(one.id) ?? [])].map(([roundId, netGrosz]) => ({
						roundId,
						netGrosz,
						grossGrosz: grossOf(netGrosz, one.vatRate),
					})),
					rights: rightsOf(one),
					rightsVersion: rightsVersion(one),
					can,
				}),
			),
			can,
		};
	});

	serveOffice(app, deps, savePackageCapacity, async ({ event, accountId, body }) => {
		const { packageId, capacity, expected } = body;
		return changeCapacity(deps, { eventId: event.id, packageId, actor: accountId }, { capacity, expected });
	});

	serveOffice(app, deps, savePackagePrice, async ({ event, accountId, body }) => {
		const { packageId, roundId, netGrosz, expectedNetGrosz: expected } = body;
		await changePrice(deps, { eventId: event.id, packageId, actor: accountId }, { roundId, netGrosz, expected });
		const { vatRate } = await packageById(db, packageId);
		const unpaid = await deps.priceListReads.unpaidOrders(db, event.id);
		return { netGrosz, grossGrosz: grossOf(netGrosz, vatRate), unpaidOrders: unpaid.get(packageId) ?? 0 };
	});

	roundRoutes(app, deps);
	rightsRoutes(app, deps);
}
