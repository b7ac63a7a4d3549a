import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, notFound, wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { type Lang, langOf } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { isNormalizedEmail } from "../../account/rules.ts";
import { accountById } from "../../account/server/store.ts";
import { isOver } from "../../event/over.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { refusals as eventRefusals } from "../../event/texts.ts";
import { confirmWaitingAddress, getWaiting, joinWaitingList, leaveWaitingList } from "../waiting-contract.ts";
import { refusals } from "../waiting-texts.ts";
import { passPlacesOn, type WaitingDeps, writeTo } from "./offers.ts";
import { waitingShape } from "./shapes.ts";
import { placesLeft } from "./stock-store.ts";
import { existingPackage, type PackageRecord, packageById } from "./store.ts";
import {
	addWaiting,
	changeWaiting,
	confirmWaiting,
	lockedWaiting,
	lockedWaitingOf,
	positionOf,
	waitingBySecret,
} from "./waiting-store.ts";

type Deps = WaitingDeps & { db: NodePgDatabase; clock: Clock };

/** The calls of the waiting lists of full packages. */
export function waitingRoutes(app: FastifyInstance, deps: Deps): void {
	serveEvent(app, deps, joinWaitingList, async ({ accountId, event, params, body, lang, count }) => {
		const { email, firstName } = body;
		if (!isNormalizedEmail(email)) throw wrongInput({ email: [refusals.email] });
		if (firstName === "") throw wrongInput({ firstName: [refusals.firstName] });
		await count();
		const chosen = await existingPackage(deps.db, event.id, params.packageCode);
		if (isOver({ endsAt: await endOfEvent(deps.db, event) }, deps.clock.now()))
			throw new Failure(403, eventRefusals.over);
		if ((await placesLeft(deps.db, chosen)) !== 0) throw new Failure(409, refusals.hasPlaces);
		const language = body.defaultLanguage ? langOf(body.defaultLanguage) : lang;
		const isOwn = await isConfirmedAddress(deps.db, accountId, email);
		return join(deps, chosen, { email, firstName, lang: language }, isOwn);
	});

	serve(app, getWaiting, async ({ params }) => {
		return shown(deps.db, params.secret);
	});

	serve(app, confirmWaitingAddress, async ({ params }) => {
		await confirmWaiting(deps.db, hashOf(params.secret), deps.clock.now());
		return shown(deps.db, params.secret);
	});

	serve(app, leaveWaitingList, async ({ params }) => {
		await deps.db.transaction(async (tx) => {
			const entry = await lockedWaiting(tx, hashOf(params.secret));
			if (entry?.state !== "waiting" && entry?.state !== "offered") return;
			await changeWaiting(tx, entry.id, { state: "left" });
			if (entry.state === "offered") await passPlacesOn(tx, deps, entry.packageId);
		});
		return shown(deps.db, params.secret);
	});
}

/** Whether an address is the confirmed one of the account that is logged in. */
async function isConfirmedAddress(db: Database, accountId: string | undefined, email: string): Promise<boolean> {
	const account = accountId === undefined ? undefined : await accountById(db, accountId);
	return account?.email === email && account.emailVerified;
}

/**
 * Puts a person in line and writes to them; one who stands there keeps the place, and is written to again as long as the
 * address is not confirmed. `isOwn` is the confirmed address of the account that is logged in.
 */
async function join(
	deps: Deps,
	chosen: PackageRecord,
	person: { email: string; firstName: string; lang: Lang },
	isOwn: boolean,
): Promise<ResponseOf<typeof joinWaitingList>> {
	const secret = deps.ids.secret();
	const now = deps.clock.now();
	return deps.db.transaction(async (tx) => {
		const added = { ...person, packageId: chosen.id, state: "waiting" as const, secretHash: hashOf(secret) };
		const isNew = await addWaiting(tx, { ...added, createdAt: now });
		const entry = must(await lockedWaitingOf(tx, chosen.id, person.email), "the entry of the address");
		const position = await positionOf(tx, chosen.id, person.email);
		const wasConfirmed = entry.confirmedAt !== null;
		if (isOwn && !wasConfirmed) await changeWaiting(tx, entry.id, { confirmedAt: now });
		const isConfirmed = isOwn || wasConfirmed;
		if (isNew || !isConfirmed) {
			if (!isNew) await changeWaiting(tx, entry.id, { secretHash: added.secretHash });
			const kind = isConfirmed ? "joined" : "joinedUnconfirmed";
			await writeTo(tx, deps, { entry, kind, secret, position });
		}
		return { position, isConfirmed };
	});
}

async function shown(db: Database, secret: string): Promise<ResponseOf<typeof getWaiting>> {
	const entry = await waitingBySecret(db, hashOf(secret));
	if (!entry) throw notFound(refusals.noWaiting);
	const chosen = await packageById(db, entry.packageId);
	return waitingShape(entry, chosen, (await eventById(db, chosen.eventId)).code);
}
