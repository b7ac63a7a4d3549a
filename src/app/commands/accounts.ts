import * as z from "zod/mini";
import { normalizedEmail } from "../../features/account/rules.ts";
import { accountByEmail } from "../../features/account/server/store.ts";
import { resetFactors } from "../../features/account-settings/server/reset-factors.ts";
import { onlyOne } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";

export const resetSecondFactorCommand = defineCommand({
	name: "accounts reset-second-factor",
	usage: "EMAIL",
	about: `Turns the second factor off, removes all passkeys, ends all sessions and notifies the person by e-mail. For people who
have lost their phone and their recovery codes. The password stays unchanged. Verify the person's identity first, for
example by calling the number that they registered with.`,
	options: {},
	input: z.object({ email: z.string() }),
	read: (typed) => ({ email: normalizedEmail(onlyOne(typed, "account by its EMAIL")) }),
	async run(deps, { email }) {
		const person = await accountByEmail(deps.db, email);
		if (!person) throw new CommandFailure(`There is no account with the address ${email}.`);
		if (!(await resetFactors(deps, person.id, "command:accounts"))) {
			throw new CommandFailure(`${email} has neither a second factor nor a passkey.`);
		}
		const text = `${email} now logs in with the password alone. All sessions have ended.`;
		return { text, data: { accountId: person.id } };
	},
});
