import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import type { BodyOf, ParamsOf, ResponseOf } from "../../../kit/contract/call.ts";
import { type CommandPreview, type commandPreview, PREVIEW_CHANGED } from "../../../kit/contract/preview.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { onceCommitted } from "../../../kit/http/idempotency.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import type { CommandPlan } from "../command-plan.ts";
import type { OfficeCall } from "../office-call.ts";
import { refusals } from "../texts.ts";
import { type OfficeDeps, type OfficeEvent, type Organiser, serveOffice } from "./serve-office.ts";

type Params = z.ZodMiniType<{ eventCode: string }>;
export type PreviewCall<P extends Params = Params> = OfficeCall<P, z.ZodMiniType, z.ZodMiniType, typeof commandPreview>;
export type RunCall<P extends Params = Params> = OfficeCall<
	P,
	z.ZodMiniType,
	z.ZodMiniType<{ fingerprint: string }>,
	z.ZodMiniType<{ sentence: string }>
>;

/** The input of a command about `subject`, such as an order. */
export type CommandInput<C extends RunCall, Subject> = {
	subject: Subject;
	event: OfficeEvent;
	params: ParamsOf<C>;
	body: Omit<BodyOf<C>, "fingerprint">;
	lang: Lang;
	/** The organiser's account. */
	actor: string;
	organiser: Organiser;
	/** Adds work that `run` leaves for the time after the commit. */
	afterCommit(work: () => Promise<void>): void;
};

export type OfficeCommand<C extends RunCall, Subject extends { id: number | string }> = {
	/** Throws 404 for another event's subject. */
	find(at: { event: OfficeEvent; params: ParamsOf<C> }): Promise<Subject>;
	/** Locks the subject until the commit and reads it again. */
	lock(tx: Tx, subject: Subject): Promise<Subject>;
	/** Reads the effects. Throws the command's refusals. */
	plan(db: Database, input: CommandInput<C, Subject>): Promise<CommandPlan>;
	/** Runs in the transaction that locks the subject. Returns the sentence of the result, or the whole answer. */
	run(tx: Tx, input: CommandInput<C, Subject>, plan: CommandPlan): Promise<string | ResponseOf<C>>;
	/** Runs after the commit, and again for a repeated request. */
	after?(at: { event: OfficeEvent; params: ParamsOf<C> }): Promise<void>;
};

/**
 * Serves a command with its preview. The command runs once per `Idempotency-Key`, and only if the locked subject still
 * has the effects of the confirmed preview.
 */
export function serveCommand<C extends RunCall, Subject extends { id: number | string }>(
	app: FastifyInstance,
	deps: OfficeDeps & { db: NodePgDatabase },
	{ preview, run }: { preview: PreviewCall; run: C },
	command: OfficeCommand<C, Subject>,
): void {
	serveOffice(app, deps, preview, async ({ event, organiser, params, body, lang }) => {
		const typed = { params: params as ParamsOf<C>, body: body as Omit<BodyOf<C>, "fingerprint"> };
		const subject = await command.find({ event, params: typed.params });
		const input = { subject, event, ...typed, lang, actor: organiser.accountId, organiser, afterCommit: () => {} };
		return previewShape(await command.plan(deps.db, input), { subject, call: run, lang });
	});

	serveOffice(app, deps, run, async ({ event, organiser, params, body, lang, request }) => {
		const subject = await command.find({ event, params });
		const { fingerprint, ...rest } = body as BodyOf<C> & { fingerprint: string };
		const actor = organiser.accountId;
		const scope = `${actor} ${JSON.stringify(params)}`;
		const named = { request, call: run, scope, body: { ...rest, fingerprint } };
		const works: (() => Promise<void>)[] = [];
		const afterCommit = (work: () => Promise<void>) => void works.push(work);
		const answer = await onceCommitted(deps, named, async (tx) => {
			const locked = await command.lock(tx, subject);
			const typed = { params, body: rest as Omit<BodyOf<C>, "fingerprint"> };
			const input = { subject: locked, event, ...typed, lang, actor, organiser, afterCommit };
			const plan = await command.plan(tx, input);
			assertUnchanged(fingerprintOf(plan, { subject: locked, call: run }), fingerprint);
			const result = await command.run(tx, input, plan);
			return (typeof result === "string" ? { sentence: result } : result) as ResponseOf<C>;
		});
		for (const work of works) await work();
		await command.after?.({ event, params });
		return answer;
	});
}

function assertUnchanged(now: string, confirmed: string): void {
	if (now !== confirmed) throw new Failure(409, refusals.previewChanged, { type: PREVIEW_CHANGED });
}

type CommandContext = { subject: { id: number | string }; call: OfficeCall };

function fingerprintOf({ basis }: CommandPlan, { subject, call }: CommandContext): string {
	return contentMark(JSON.stringify([call.path, subject.id, basis]));
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
