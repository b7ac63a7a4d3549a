import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { lockOrder, orderByNumber } from "../../orders/server/store.ts";
import type { CommandPlan } from "../../organisers/command-plan.ts";
import {
	type PreviewCall,
	type RunCall,
	type CommandInput as SubjectInput,
	serveCommand as serve,
} from "../../organisers/server/serve-command.ts";
import type { OfficeDeps } from "../../organisers/server/serve-office.ts";
import { commandRefusals } from "../command-texts.ts";

type Params = z.ZodMiniType<{ eventCode: string; number: string }>;

export type CommandInput<C extends RunCall<Params>> = Omit<SubjectInput<C, OrderRecord>, "subject"> & {
	order: OrderRecord;
};

type OrderCommand<C extends RunCall<Params>> = {
	/** Reads the effects. Throws the command's refusals. */
	plan(db: Database, input: CommandInput<C>): Promise<CommandPlan>;
	/** Runs in the transaction that locks the order. Returns the sentence of the result. */
	run(tx: Tx, input: CommandInput<C>, plan: CommandPlan): Promise<string>;
	/** Runs after the commit, and again for a repeated request. */
	after?(order: OrderRecord): Promise<void>;
};

/** The order of an event, by its number. Throws 404 for another event's order. */
export async function existingOrder(db: Database, eventId: number, number: string): Promise<OrderRecord> {
	const order = await orderByNumber(db, number);
	if (order?.eventId !== eventId) throw notFound(commandRefusals.noOrder);
	return order;
}

/** Serves a command of an order with its preview. The command locks the order. */
export function serveCommand<C extends RunCall<Params>>(
	app: FastifyInstance,
	deps: OfficeDeps & { db: NodePgDatabase },
	calls: { preview: PreviewCall<Params>; run: C },
	{ plan, run, after }: OrderCommand<C>,
): void {
	const withOrder = ({ subject, ...input }: SubjectInput<C, OrderRecord>) => ({ ...input, order: subject });
	serve(app, deps, calls, {
		find: ({ event, params }) => existingOrder(deps.db, event.id, params.number),
		lock: async (tx, { id }) => invariant(await lockOrder(tx, id), "the order"),
		plan: (db, input) => plan(db, withOrder(input)),
		run: (tx, input, planned) => run(tx, withOrder(input), planned),
		after: async ({ event, params }) => after?.(await existingOrder(deps.db, event.id, params.number)),
	});
}
