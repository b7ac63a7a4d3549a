import * as z from "zod/mini";
import { addAuditEntry } from "../../kit/audit/store.ts";
import { failedEmails, sendAgain } from "../../kit/mail/store.ts";
import { none, onlyOne, wholeOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { listOf, momentOf } from "./show.ts";

export const failedCommand = defineCommand({
	name: "emails failed",
	usage: "",
	about: "The e-mails that were given up or came back, the newest first, with what the mail server answered last.",
	options: {},
	input: z.object({}),
	read(typed) {
		none(typed);
		return {};
	},
	async run(deps) {
		const emails = await failedEmails(deps.db);
		const rows = emails.map((one) => [
			one.id,
			momentOf(one.createdAt, "UTC"),
			one.recipient,
			one.kind,
			one.tries,
			(one.lastError ?? "").replace(/\s+/g, " "),
		]);
		return {
			text: listOf(["ID", "WRITTEN (UTC)", "TO", "KIND", "TRIES", "ANSWER"], rows, "No e-mail was given up."),
			data: emails.map(({ id, recipient, subject, kind, tries, lastError, createdAt }) => ({
				id,
				recipient,
				subject,
				kind,
				tries,
				lastError,
				createdDate: createdAt.toISOString(),
			})),
		};
	},
});

export const retryCommand = defineCommand({
	name: "emails retry",
	usage: "ID|--all",
	about: `Puts an e-mail that was given up back in line, with all its tries.
--all          every one of them: after the mail server was away`,
	options: { all: { type: "boolean" } },
	input: z.object({ id: z.nullable(z.int()) }),
	read(typed) {
		if (typed.values["all"] !== true) return { id: wholeOf(onlyOne(typed, "e-mail by its ID, or --all"), "ID") };
		none(typed);
		return { id: null };
	},
	async run(deps, { id }) {
		const wanted = id === null ? (await failedEmails(deps.db)).map((one) => one.id).reverse() : [id];
		const retried: number[] = [];
		for (const emailId of wanted) {
			const isInLine = await deps.db.transaction(async (tx) => {
				if (!(await sendAgain(tx, emailId))) return false;
				await addAuditEntry(tx, {
					at: deps.clock.now(),
					actor: "command:emails",
					action: "email.retried",
					subject: `email:${emailId}`,
				});
				return true;
			});
			if (isInLine) retried.push(emailId);
		}
		if (id !== null && retried.length === 0) throw new CommandFailure(`No e-mail ${id} was given up.`);
		const text = retried.length === 0 ? "No e-mail was given up." : `Back in line: ${retried.join(", ")}.`;
		return { text, data: { retried } };
	},
});
