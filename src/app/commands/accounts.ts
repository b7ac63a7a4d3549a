import * as z from "zod/mini";
import { normalizedEmail } from "../../features/account/rules.ts";
import { resetFactors } from "../../features/account/server/reset-factors.ts";
import { accountByEmail } from "../../features/account/server/store.ts";
import { onlyOne } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";

export const resetSecondFactorCommand = defineCommand({
	name: "accounts reset-second-factor",
	usage: "EMAIL",
	about: `For who has lost their phone and their recovery codes: turns the second factor off and removes all passkeys, logs every
device out, and writes to the person. The password stays as it is. Make sure first that it is they who ask: call the
number that they registered with, for example.`,
	options: {},
	input: z.object({ email: z.string() }),
	read: (typed) => ({ email: normalizedEmail(onlyOne(typed, "account by its EMAIL")) }),
	async run(deps, { email }) {
		const person = await accountByEmail(deps.db, email);
		if (!person) throw new CommandFailure(`There is no account with the address ${email}.`);
		if (!(await resetFactors(deps, person.id, "command:accounts"))) {
			throw new CommandFailure(`${email} has neither a second factor nor a passkey.`);
		}
		const text = `${email} logs in with the password alone again, and is logged in nowhere.`;
		return { text, data: { accountId: person.id } };
	},
});
