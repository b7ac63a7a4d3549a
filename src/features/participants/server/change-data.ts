import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { BodyOf } from "../../../kit/contract/call.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import { Failure, notFound, parseForm } from "../../../kit/http/failure.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { changedPerson } from "../../account/person-fields.ts";
import { changePerson as storeChange } from "../../account/server/change-person.ts";
import { lockAccount } from "../../account/server/store.ts";
import type { changePerson, PersonData } from "../person-contract.ts";
import { refusals } from "../texts.ts";
import { dataOf, versionOf } from "./version.ts";

const parsePerson = changedPerson(isPhoneNo, false);

type Change = { personId: string; organiserId: string; eventId: number; body: BodyOf<typeof changePerson> };

/** Throws 400 for invalid data, 409 if the data has changed since `version` was read. */
export async function changeData(
	{ db, clock }: { db: NodePgDatabase; clock: Clock },
	{ personId, organiserId, eventId, body }: Change,
): Promise<{ version: string; data: PersonData }> {
	const { version, ...typed } = body;
	const { firstName, lastName, nick, phoneNo, lang } = parseForm(parsePerson, typed);
	const after = { firstName, lastName, nick: nick || null, phoneNo: phoneNo || null, lang };
	await db.transaction(async (tx) => {
		const before = await lockAccount(tx, personId);
		if (!before) throw notFound(refusals.noPerson);
		if (versionOf(before) !== version) throw new Failure(409, refusals.versionChanged, { type: VERSION_CHANGED });
		await storeChange(tx, { accountId: personId, before, after, actor: organiserId, eventId, now: clock.now() });
	});
	return { version: versionOf(after), data: dataOf(after) };
}
