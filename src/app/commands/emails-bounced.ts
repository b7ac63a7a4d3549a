import { readFileSync } from "node:fs";
import { text as textOfStream } from "node:stream/consumers";
import * as z from "zod/mini";
import { addAuditEntry } from "../../kit/audit/store.ts";
import { bouncesIn } from "../../kit/mail/bounce.ts";
import { allowAddress } from "../../kit/mail/bounce-store.ts";
import { receiveBounces } from "../../kit/mail/receive-bounces.ts";
import { onlyOne } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";

const bounce = z.object({
	emailId: z.int(),
	token: z.string(),
	recipient: z.string(),
	status: z.string(),
	answer: z.string(),
});

async function textIn(path: string): Promise<string> {
	if (path === "-") return textOfStream(process.stdin);
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		throw new CommandFailure(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
	}
}

export const bouncedCommand = defineCommand({
	name: "emails bounced",
	usage: "FILE|-",
	about: `Reads a delivery report of a mail server, or an mbox file with several, and marks the bounced e-mails. If the report
says that the mailbox does not exist, no further e-mail is sent to that address for 30 days. Any other message changes
nothing.
FILE|-         a file, or - for standard input, into which a mail server pipes its reports`,
	options: {},
	input: z.object({ bounces: z.array(bounce) }),
	async read(typed) {
		return { bounces: bouncesIn(await textIn(onlyOne(typed, "FILE, or - for standard input"))) };
	},
	async run(deps, { bounces }) {
		const received = await receiveBounces(deps, bounces);
		const lines = received.map(({ recipient, answer, isGone }) => {
			return `${recipient}: ${answer}${isGone ? " – no further e-mail is sent there." : ""}`;
		});
		const text = lines.join("\n") || "No report about an e-mail of this site was found. Nothing was changed.";
		return { text, data: { received } };
	},
});

export const allowCommand = defineCommand({
	name: "emails allow",
	usage: "ADDRESS",
	about: "Allows e-mails to an address again after a bounce. emails retry sends those that were held back.",
	options: {},
	input: z.object({ address: z.string() }),
	read(typed) {
		return { address: onlyOne(typed, "ADDRESS") };
	},
	async run({ db, clock }, { address }) {
		const wasHeldBack = await db.transaction(async (tx) => {
			if (!(await allowAddress(tx, address))) return false;
			const entry = { actor: "command:emails", action: "email.allowed", subject: "email" };
			await addAuditEntry(tx, { at: clock.now(), ...entry });
			return true;
		});
		if (!wasHeldBack) throw new CommandFailure(`E-mails to ${address} are not held back.`);
		return { text: `E-mails are sent to ${address} again.`, data: { address } };
	},
});
