import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { findProfileAccess } from "../../profiles/server/store.ts";
import { type PersonRefusal, personRefusal } from "../rules.ts";
import { personRefusals } from "../texts.ts";
import { isPast } from "./stand-access.ts";

type Deps = { db: Database; clock: Clock };
type Writer = { accountId: string; eventId: number };

/** Returns undefined if the account may write. */
export async function writerRefusal(deps: Deps, writer: Writer): Promise<PersonRefusal | undefined> {
	const presence = await findProfileAccess(deps.db, writer);
	return personRefusal({ ...presence, isPast: await isPast(deps, writer.eventId) });
}

/** Throws 403 if the account may not write. */
export async function refusePerson(deps: Deps, writer: Writer): Promise<void> {
	const refusal = await writerRefusal(deps, writer);
	if (refusal) throw new Failure(403, personRefusals[refusal]);
}
