import type { FastifyInstance } from "fastify";
import { fill } from "../../../kit/i18n/fill.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import { type OfficeDeps, type Organiser, serveOffice } from "../../organisers/server/serve-office.ts";
import { organiserChoices } from "../../registration/server/organiser-choices.ts";
import * as calls from "../contract.ts";
import { hasAgreedPrice } from "../rules.ts";
import { manualOrderPlanTexts as texts } from "../texts.ts";
import { type PlaceDeps, placeOrder } from "./place-order.ts";
import { planOf, prepareOrder } from "./prepare-order.ts";

export type ManualOrderDeps = OfficeDeps & PlaceDeps;

/** Serves orders that organisers place for buyers. */
export function manualOrderRoutes(app: FastifyInstance, deps: ManualOrderDeps): void {
	choicesRoute(app, deps);
	const assertMayPrice = (organiser: Organiser, wanted: calls.ManualOrder) => {
		if (hasAgreedPrice(wanted)) organiser.assertMay("orders.price");
	};
	serveCommand(
		app,
		deps,
		{ preview: calls.previewManualOrder, run: calls.placeManualOrder },
		{
			find: async ({ event }) => event,
			// the order's own statements lock its places
			lock: async (_tx, event) => event,
			async plan(db, { event, organiser, body }) {
				assertMayPrice(organiser, body);
				return planOf(db, await prepareOrder(db, deps, event.code, body));
			},
			async run(tx, { event, body, actor, lang }) {
				const number = await placeOrder(tx, deps, await prepareOrder(tx, deps, event.code, body), actor);
				return { sentence: fill(texts.done[lang], { number }), number };
			},
		},
	);
}

function choicesRoute(app: FastifyInstance, deps: ManualOrderDeps): void {
	serveOffice(app, deps, calls.getOrderChoices, async ({ event, organiser, lang }) => {
		const choices = await organiserChoices(deps, event.code, lang);
		return { ...choices, can: { agreePrice: organiser.may("orders.price") } };
	});
}
