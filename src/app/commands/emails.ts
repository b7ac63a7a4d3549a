import * as z from "zod/mini";
import { retryEmail } from "../../features/failed-emails/server/retry-email.ts";
import { failedEmails } from "../../kit/mail/store.ts";
import { none, onlyOne, parseWholeNumber } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { listOf, momentOf } from "./show.ts";

export const failedCommand = defineCommand({
	name: "emails failed",
	usage: "",
	about: "Lists the e-mails that failed or bounced, newest first, with the mail server's last response.",
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
			text: listOf(["ID", "WRITTEN (UTC)", "TO", "KIND", "TRIES", "ANSWER"], rows, "No e-mail has failed."),
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
	about: `Queues a failed e-mail again, with a full set of attempts.
--all          every failed e-mail, for example after an outage of the mail server`,
	options: { all: { type: "boolean" } },
	input: z.object({ id: z.nullable(z.int()) }),
	read(typed) {
		if (typed.values["all"] !== true)
			return { id: parseWholeNumber(onlyOne(typed, "e-mail by its ID, or --all"), "ID") };
		none(typed);
		return { id: null };
	},
	async run(deps, { id }) {
		const wanted = id === null ? (await failedEmails(deps.db)).map((one) => one.id).reverse() : [id];
		const retried: number[] = [];
		for (const emailId of wanted) {
			const entry = { id: emailId, actor: "command:emails", at: deps.clock.now() };
			const isInLine = await deps.db.transaction((tx) => retryEmail(tx, entry));
			if (isInLine) retried.push(emailId);
		}
		if (id !== null && retried.length === 0) throw new CommandFailure(`E-mail ${id} has not failed.`);
		const text = retried.length === 0 ? "No e-mail has failed." : `Queued again: ${retried.join(", ")}.`;
		return { text, data: { retried } };
	},
});
