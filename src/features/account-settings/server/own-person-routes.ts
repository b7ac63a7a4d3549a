import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { BodyOf } from "../../../kit/contract/call.ts";
import { notLoggedIn, parseForm } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { isPhoneNo, phoneText } from "../../../kit/phone/phone.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { changedPerson } from "../../account/person-fields.ts";
import { changePerson } from "../../account/server/change-person.ts";
import { accountById, lockAccount, type Person } from "../../account/server/store.ts";
import { getOwnPerson, type OwnPerson, saveOwnPerson } from "../person-contract.ts";

type OwnPersonDeps = { db: NodePgDatabase; clock: Clock };

const parsePerson = changedPerson(isPhoneNo);

export function ownPersonRoutes(app: FastifyInstance, deps: OwnPersonDeps): void {
	serve(app, getOwnPerson, async ({ accountId }) => {
		const person = await accountById(deps.db, accountId);
		if (!person) throw notLoggedIn();
		return personShape(person);
	});

	serve(app, saveOwnPerson, async ({ accountId, body }) => personShape(await changeOwnPerson(deps, accountId, body)));
}

async function changeOwnPerson(
	{ db, clock }: OwnPersonDeps,
	accountId: string,
	body: BodyOf<typeof saveOwnPerson>,
): Promise<Person> {
	const { firstName, lastName, nick, phoneNo, lang } = parseForm(parsePerson, body);
	const after: Person = { firstName, lastName, nick: nick || null, phoneNo, lang };
	await db.transaction(async (tx) => {
		const before = await lockAccount(tx, accountId);
		if (!before) throw notLoggedIn();
		await changePerson(tx, { accountId, before, after, actor: accountId, now: clock.now() });
	});
	return after;
}

function personShape({ firstName, lastName, nick, phoneNo, lang }: Person): OwnPerson {
	return { firstName, lastName, nick: nick ?? "", phoneNo: phoneNo ?? "", phoneText: phoneText(phoneNo ?? ""), lang };
}
