import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import type { BodyOf, ParamsOf, ResponseOf } from "../../../kit/contract/call.ts";
import { type CommandPreview, type commandPreview, PREVIEW_CHANGED } from "../../../kit/contract/preview.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { onceCommitted } from "../../../kit/http/idempotency.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { lockOrder, orderByNumber } from "../../orders/server/store.ts";
import type { OfficeCall } from "../../organisers/office-call.ts";
import { type OfficeDeps, type OfficeEvent, serveOffice } from "../../organisers/server/serve-office.ts";
import { commandRefusals } from "../command-texts.ts";
import type { CommandPlan } from "../plans.ts";

type Params = z.ZodMiniType<{ eventCode: string; number: string }>;
type PreviewCall = OfficeCall<Params, z.ZodMiniType, z.ZodMiniType, typeof commandPreview>;
type RunCall = OfficeCall<
	Params,
	z.ZodMiniType,
	z.ZodMiniType<{ fingerprint: string }>,
	z.ZodMiniType<{ sentence: string }>
>;

export type CommandInput<C extends RunCall> = {
	order: OrderRecord;
	event: OfficeEvent;
	params: ParamsOf<C>;
	body: Omit<BodyOf<C>, "fingerprint">;
	lang: Lang;
	/** The organiser's account. */
	actor: string;
};

type OrderCommand<C extends RunCall> = {
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

/**
 * Serves a command of an order with its preview. The command runs once per `Idempotency-Key`, and only if the locked
 * order still has the effects of the confirmed preview.
 */
export function serveCommand<C extends RunCall>(
	app: FastifyInstance,
	deps: OfficeDeps & { db: NodePgDatabase },
	{ preview, run }: { preview: PreviewCall; run: C },
	command: OrderCommand<C>,
): void {
	serveOffice(app, deps, preview, async ({ event, organiser, params, body, lang }) => {
		const order = await existingOrder(deps.db, event.id, params.number);
		const typed = { params: params as ParamsOf<C>, body: body as Omit<BodyOf<C>, "fingerprint"> };
		const input = { order, event, ...typed, lang, actor: organiser.accountId };
		return previewShape(await command.plan(deps.db, input), { order, call: run, lang });
	});

	serveOffice(app, deps, run, async ({ event, organiser, params, body, lang, request }) => {
		const { id } = await existingOrder(deps.db, event.id, params.number);
		const { fingerprint, ...rest } = body as BodyOf<C> & { fingerprint: string };
		const actor = organiser.accountId;
		const scope = `${actor} ${JSON.stringify(params)}`;
		const answer = await onceCommitted(
			deps,
			{ request, call: run, scope, body: { ...rest, fingerprint } },
			async (tx) => {
				const order = invariant(await lockOrder(tx, id), "the order");
				const input = { order, event, params, body: rest as Omit<BodyOf<C>, "fingerprint">, lang, actor };
				const plan = await command.plan(tx, input);
				assertUnchanged(fingerprintOf(plan, { order, call: run }), fingerprint);
				return { sentence: await command.run(tx, input, plan) } as ResponseOf<C>;
			},
		);
		await command.after?.(invariant(await orderByNumber(deps.db, params.number), "the order"));
		return answer;
	});
}

function assertUnchanged(now: string, confirmed: string): void {
	if (now !== confirmed) throw new Failure(409, commandRefusals.previewChanged, { type: PREVIEW_CHANGED });
}

type CommandContext = { order: OrderRecord; call: OfficeCall };

function fingerprintOf({ basis }: CommandPlan, { order, call }: CommandContext): string {
	return contentMark(JSON.stringify([call.path, order.id, basis]));
}

function previewShape(plan: CommandPlan, { lang, ...of }: CommandContext & { lang: Lang }): CommandPreview {
	return {
		title: plan.title[lang],
		effects: plan.effects.map((one) => one[lang]),
		figures: plan.figures.map(({ label, grosz }) => ({ label: label[lang], value: moneyText(lang, grosz) })),
		emails: plan.emails,
		needsSecondPerson: plan.needsSecondPerson ?? false,
		fingerprint: fingerprintOf(plan, of),
	};
}
