import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { presenceAt } from "../../profiles/server/store.ts";
import { type PersonRefusal, personRefusal } from "../rules.ts";
import { personRefusals } from "../texts.ts";

type Writer = { accountId: string; eventId: number };

/** Why an account writes to nobody at an event; undefined where it may. */
export async function writerRefusal(db: Database, writer: Writer): Promise<PersonRefusal | undefined> {
	return personRefusal(await presenceAt(db, writer));
}

/** Throws the 403 of an account that does not take part in the event any more. */
export async function refusePerson(db: Database, writer: Writer): Promise<void> {
	const refusal = await writerRefusal(db, writer);
	if (refusal) throw new Failure(403, personRefusals[refusal]);
}
