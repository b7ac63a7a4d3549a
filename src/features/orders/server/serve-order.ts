import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Call, ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { type CallInput, serve } from "../../../kit/http/serve.ts";
import { type FileInput, type FileTypes, type ServedFile, serveFile } from "../../../kit/http/serve-file.ts";
import { refusals } from "../refusals.ts";
import type { OrderRecord } from "./order-facts.ts";
import { orderByNumber, orderBySecret } from "./store.ts";

/** A call with an order's secret, or its number for the logged-in owner; otherwise 404. */
type OrderCall = Call<z.ZodMiniType<{ secret: string }>>;
type LoadedOrder = { order: OrderRecord };

/** Like `serve`, with the order. */
export function serveOrder<C extends OrderCall>(
	app: FastifyInstance,
	{ db }: { db: Database },
	call: C,
	handler: (input: CallInput<C> & LoadedOrder) => Promise<ResponseOf<C>>,
): void {
	serve(app, call, async (input) => {
		return handler({ ...input, order: await findOpenedOrder(app, db, input.request, input.params.secret) });
	});
}

/** Like `serveFile`, with the order. */
export function serveOrderFile<C extends OrderCall>(
	app: FastifyInstance,
	{ db }: { db: Database },
	call: C,
	file: FileTypes,
	handler: (input: FileInput<C> & LoadedOrder) => Promise<ServedFile>,
): void {
	serveFile(app, call, file, async (input) => {
		return handler({ ...input, order: await findOpenedOrder(app, db, input.request, input.params.secret) });
	});
}

async function findOpenedOrder(app: FastifyInstance, db: Database, request: FastifyRequest, secret: string) {
	const order = await orderBySecret(db, hashOf(secret));
	if (order) return order;
	const named = await orderByNumber(db, secret);
	const accountId = named && (await app.gate.accountIdOf(request));
	if (!named || named.accountId !== accountId) throw notFound(refusals.noOrder);
	return named;
}
