import type { FastifyInstance, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { type CallInput, serve } from "../../../kit/http/serve.ts";
import { type FileInput, type FileTypes, type ServedFile, serveFile } from "../../../kit/http/serve-file.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { accountsWithFactor } from "../../account/server/factor-store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { existingEvent } from "../../event/server/store.ts";
import type { OfficeCall } from "../office-call.ts";
import { isProved, NEEDS_FACTOR, NEEDS_PROOF } from "../proof.ts";
import { includesRight, type Right, type Role, roleNames, termsOf } from "../rights.ts";
import { refusals } from "../texts.ts";
import { provedAtOf } from "./proof-store.ts";
import { foundationRoles, type HeldRole, rolesAt } from "./role-store.ts";

/** The caller of an office call. */
export type Organiser = {
	accountId: string;
	roles: readonly Role[];
	may(right: Right): boolean;
	/** Throws 403 with the missing right. */
	assertMay(right: Right): void;
	/** By a role of the foundation. */
	mayEverywhere(right: Right): boolean;
};

export type OfficeEvent = EventRecord;

export type OfficeDeps = {
	db: Database;
	clock: Clock;
	/** A demonstration that anybody may enter demands neither a second factor nor a proof. */
	config: { enterAs: boolean };
	sessionOf(request: FastifyRequest): Promise<{ sessionId: string } | undefined>;
};

type FoundationCall = OfficeCall;
export type EventOfficeCall = OfficeCall<z.ZodMiniType<{ eventCode: string }>>;
type Caller = { organiser: Organiser };
type Input<C extends OfficeCall> = CallInput<C> & Caller;

/** Serves a call of an event's office. 404 without a role there, 403 without the right. */
export function serveOffice<C extends EventOfficeCall>(
	app: FastifyInstance,
	deps: OfficeDeps,
	call: C,
	handler: (input: Input<C> & { event: EventRecord }) => Promise<ResponseOf<C>>,
): void {
	serve(app, call, async (input) => handler({ ...input, ...(await admitAt(deps, call, input)) }));
}

/** Like `serveOffice`, for a file in one of the types of `file`. */
export function serveOfficeFile<C extends EventOfficeCall>(
	app: FastifyInstance,
	deps: OfficeDeps,
	call: C,
	file: FileTypes,
	handler: (input: FileInput<C> & Caller & { event: OfficeEvent }) => Promise<ServedFile>,
): void {
	serveFile(app, call, file, async (input) => handler({ ...input, ...(await admitAt(deps, call, input)) }));
}

type EventRequest = { params: { eventCode: string }; accountId: unknown; request: FastifyRequest };

async function admitAt(deps: OfficeDeps, call: OfficeCall, { params, accountId: id, request }: EventRequest) {
	const event = await existingEvent(deps.db, params.eventCode);
	const accountId = id as string;
	const currentRoles = await rolesAt(deps.db, { accountId, eventId: event.id });
	return { event, organiser: await admit(deps, { call, accountId, currentRoles, request }) };
}

/** Serves a call about all events, for organisers of the foundation. */
export function serveFoundation<C extends FoundationCall>(
	app: FastifyInstance,
	deps: OfficeDeps,
	call: C,
	handler: (input: Input<C>) => Promise<ResponseOf<C>>,
): void {
	serve(app, call, async (input) => {
		const accountId = input.accountId as string;
		const currentRoles = await foundationRoles(deps.db, accountId);
		const organiser = await admit(deps, { call, accountId, currentRoles, request: input.request });
		return handler({ ...input, organiser });
	});
}

type Admission = { call: OfficeCall; accountId: string; currentRoles: HeldRole[]; request: FastifyRequest };

async function admit(deps: OfficeDeps, { call, accountId, currentRoles, request }: Admission): Promise<Organiser> {
	if (currentRoles.length === 0) throw notFound(refusals.notOrganiser);
	assertRight(currentRoles, call.right);
	if (!deps.config.enterAs) await assertSecure(deps, call, { accountId, request });
	return organiserOf(accountId, currentRoles);
}

function assertRight(currentRoles: HeldRole[], right: Right): void {
	if (!includesRight(currentRoles, right)) throw noRight(currentRoles, right);
}

function organiserOf(accountId: string, currentRoles: HeldRole[]): Organiser {
	const roles = [...new Set(currentRoles.map(({ role }) => role))];
	const everywhere = currentRoles.filter(({ isOfFoundation }) => isOfFoundation);
	return {
		accountId,
		roles,
		may: (right) => includesRight(currentRoles, right),
		assertMay: (right) => assertRight(currentRoles, right),
		mayEverywhere: (right) => includesRight(everywhere, right),
	};
}

async function assertSecure(
	deps: OfficeDeps,
	{ right, isWithoutFactor }: OfficeCall,
	{ accountId, request }: Pick<Admission, "accountId" | "request">,
): Promise<void> {
	if (!isWithoutFactor && !(await accountsWithFactor(deps.db, [accountId])).has(accountId))
		throw new Failure(403, refusals.needsFactor, { type: NEEDS_FACTOR });
	await assertProved(deps, right, request);
}

/** Throws 403 `office/proof-needed` for a right that needs a proof, if the session has none of the last 15 minutes. */
export async function assertProved(
	{ db, clock, config, sessionOf }: OfficeDeps,
	right: Right,
	request: FastifyRequest,
): Promise<void> {
	if (config.enterAs || !termsOf(right).needsProof) return;
	const session = await sessionOf(request);
	const provedAt = session && (await provedAtOf(db, session.sessionId));
	if (!isProved(provedAt, clock.now())) throw new Failure(403, refusals.needsProof, { type: NEEDS_PROOF });
}

function noRight(currentRoles: HeldRole[], right: Right): Failure {
	const { sentence, roles } = termsOf(right);
	const needsFoundation = currentRoles.some(({ role }) => roles.includes(role));
	const sentenceIn = (lang: Lang) => {
		if (needsFoundation) return fill(refusals.onlyFoundation[lang], { right: sentence[lang] });
		const role = [...new Set(currentRoles.map((one) => roleNames[one.role][lang]))].join(", ");
		return fill(refusals.noRight[lang], { role, right: sentence[lang] });
	};
	return new Failure(403, { pl: sentenceIn("pl"), en: sentenceIn("en") });
}
