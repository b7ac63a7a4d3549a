import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { addressRefusals } from "../../account/address-texts.ts";
import { isNormalizedEmail } from "../../account/rules.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import type { ProveCode } from "../../account/server/prove-code.ts";
import { ownerProver } from "../../account/server/prove-owner.ts";
import { accountById } from "../../account/server/store.ts";
import { refusals } from "../../account/texts.ts";
import { changeAddress } from "../address-contract.ts";
import { type AskDeps, askForAddress } from "./ask-for-address.ts";

type AddressDeps = AskDeps & { db: NodePgDatabase; passwords: Passwords };

/** Requests a change of address. The e-mails' links lead to calls of the account. */
export function addressRoute(app: FastifyInstance, deps: AddressDeps, { proveCode }: { proveCode: ProveCode }): void {
	const proveOwner = ownerProver(deps, proveCode);

	serve(app, changeAddress, async ({ accountId, body, count, request, reply }) => {
		const { newEmail: email, eventCode, ...proof } = body;
		if (!isNormalizedEmail(email)) throw wrongInput({ newEmail: [refusals.notAnAddress] });
		// Checked before the proof, which uses up a code.
		const isSame = email === (await accountById(deps.db, accountId))?.email;
		if (isSame) throw wrongInput({ newEmail: [addressRefusals.same] });
		const person = await proveOwner(request, reply, { accountId, ...proof });
		await count("letters");
		await deps.db.transaction((tx) => askForAddress(tx, deps, { person, email, eventCode }));
		return { isAccepted: true };
	});
}
