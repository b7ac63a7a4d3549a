import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure, notFound, wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { isNormalizedEmail } from "../../account/rules.ts";
import { accountById } from "../../account/server/store.ts";
import { isOver } from "../../event/over.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { refusals as eventRefusals } from "../../event/texts.ts";
import { confirmWaitingAddress, getWaiting, joinWaitingList, leaveWaitingList } from "../waiting-contract.ts";
import { refusals } from "../waiting-texts.ts";
import { addToWaitingList } from "./add-to-waiting-list.ts";
import { passPlacesOn, type WaitingDeps } from "./offers.ts";
import { waitingShape } from "./shapes.ts";
import { placesLeft } from "./stock-store.ts";
import { existingPackage, packageById } from "./store.ts";
import { changeWaiting, confirmWaiting, lockWaiting, waitingBySecret } from "./waiting-store.ts";

type Deps = WaitingDeps & { db: NodePgDatabase; clock: Clock };

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
		const person = { email, firstName, lang: language };
		return deps.db.transaction((tx) => addToWaitingList(tx, deps, chosen, person, { isOwn }));
	});

	serve(app, getWaiting, async ({ params }) => {
		return waitingStatus(deps.db, params.secret);
	});

	serve(app, confirmWaitingAddress, async ({ params }) => {
		await confirmWaiting(deps.db, hashOf(params.secret), deps.clock.now());
		return waitingStatus(deps.db, params.secret);
	});

	serve(app, leaveWaitingList, async ({ params }) => {
		await deps.db.transaction(async (tx) => {
			const entry = await lockWaiting(tx, hashOf(params.secret));
			if (entry?.state !== "waiting" && entry?.state !== "offered") return;
			await changeWaiting(tx, entry.id, { state: "left" });
			if (entry.state === "offered") await passPlacesOn(tx, deps, entry.packageId);
		});
		return waitingStatus(deps.db, params.secret);
	});
}

async function isConfirmedAddress(db: Database, accountId: string | undefined, email: string): Promise<boolean> {
	const account = accountId === undefined ? undefined : await accountById(db, accountId);
	return account?.email === email && account.emailVerified;
}

async function waitingStatus(db: Database, secret: string): Promise<ResponseOf<typeof getWaiting>> {
	const entry = await waitingBySecret(db, hashOf(secret));
	if (!entry) throw notFound(refusals.noWaiting);
	const chosen = await packageById(db, entry.packageId);
	return waitingShape(entry, chosen, (await eventById(db, chosen.eventId)).code);
}
