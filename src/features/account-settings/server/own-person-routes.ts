import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { BodyOf } from "../../../kit/contract/call.ts";
import { notLoggedIn, parseForm } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { isPhoneNo, phoneText } from "../../../kit/phone/phone.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { changedPerson } from "../../account/person-fields.ts";
import { accountById, lockAccount, type Person, storePerson } from "../../account/server/store.ts";
import { getOwnPerson, type OwnPerson, saveOwnPerson } from "../person-contract.ts";

type OwnPersonDeps = { db: NodePgDatabase; clock: Clock };

const parsePerson = changedPerson(isPhoneNo);

export function ownPersonRoutes(app: FastifyInstance, deps: OwnPersonDeps): void {
	serve(app, getOwnPerson, async ({ accountId }) => {
		const person = await accountById(deps.db, accountId);
		if (!person) throw notLoggedIn();
		return personShape(person);
	});

	serve(app, saveOwnPerson, async ({ accountId, body }) => personShape(await changePerson(deps, accountId, body)));
}

/** The audit log stores only the names of changed fields. */
async function changePerson(
	{ db, clock }: OwnPersonDeps,
	accountId: string,
	body: BodyOf<typeof saveOwnPerson>,
): Promise<Person> {
	const { firstName, lastName, nick, phoneNo, lang } = parseForm(parsePerson, body);
	const after: Person = { firstName, lastName, nick: nick || null, phoneNo, lang };
	await db.transaction(async (tx) => {
		const before = await lockAccount(tx, accountId);
		if (!before) throw notLoggedIn();
		const fields = (Object.keys(after) as (keyof Person)[]).filter((field) => after[field] !== before[field]);
		if (fields.length === 0) return;
		const now = clock.now();
		await storePerson(tx, accountId, after, now);
		const done = { actor: accountId, action: "account.person-changed", subject: accountId };
		await addAuditEntry(tx, { ...done, at: now, detail: { fields } });
	});
	return after;
}

function personShape({ firstName, lastName, nick, phoneNo, lang }: Person): OwnPerson {
	return { firstName, lastName, nick: nick ?? "", phoneNo: phoneNo ?? "", phoneText: phoneText(phoneNo ?? ""), lang };
}
