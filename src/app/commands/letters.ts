import * as z from "zod/mini";
import { addAuditEntry } from "../../kit/audit/store.ts";
import { failedLetters, sendAgain } from "../../kit/mail/store.ts";
import { none, onlyOne, wholeOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { momentOf, tableOf } from "./show.ts";

export const failedCommand = defineCommand({
	name: "letters failed",
	usage: "",
	about: "The letters that were given up, the newest first, with what the mail server answered last.",
	options: {},
	asked: z.object({}),
	read(typed) {
		none(typed);
		return {};
	},
	async run(deps) {
		const letters = await failedLetters(deps.db);
		const rows = letters.map((one) => [
			one.id,
			momentOf(one.createdAt, "UTC"),
			one.recipient,
			one.kind,
			one.tries,
			(one.lastError ?? "").replace(/\s+/g, " "),
		]);
		return {
			text:
				rows.length > 0
					? tableOf(["ID", "WRITTEN (UTC)", "TO", "KIND", "TRIES", "ANSWER"], rows)
					: "No letter was given up.",
			data: letters.map(({ id, recipient, subject, kind, tries, lastError, createdAt }) => ({
				...{ id, recipient, subject, kind, tries, lastError },
				createdDate: createdAt.toISOString(),
			})),
		};
	},
});

export const retryCommand = defineCommand({
	name: "letters retry",
	usage: "ID|--all",
	about: `Puts a letter that was given up back in line, with all its tries.
--all          every one of them: after the mail server was away`,
	options: { all: { type: "boolean" } },
	asked: z.object({ id: z.nullable(z.int()) }),
	read(typed) {
		if (typed.values["all"] !== true) return { id: wholeOf(onlyOne(typed, "letter by its ID, or --all"), "ID") };
		none(typed);
		return { id: null };
	},
	async run(deps, { id }) {
		const wanted = id === null ? (await failedLetters(deps.db)).map((one) => one.id).reverse() : [id];
		const retried: number[] = [];
		for (const letterId of wanted) {
			const isInLine = await deps.db.transaction(async (tx) => {
				if (!(await sendAgain(tx, letterId))) return false;
				await addAuditEntry(tx, {
					at: deps.clock.now(),
					actor: "command:letters",
					action: "letter.retried",
					subject: `letter:${letterId}`,
				});
				return true;
			});
			if (isInLine) retried.push(letterId);
		}
		if (id !== null && retried.length === 0) throw new CommandFailure(`No letter ${id} was given up.`);
		const text = retried.length === 0 ? "No letter was given up." : `Back in line: ${retried.join(", ")}.`;
		return { text, data: { retried } };
	},
});
