import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { normalizedEmail } from "../../features/account/rules.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { paragraphsOf, SUBSCRIPTION_TYPE } from "../../features/newsletter/rules.ts";
import { newsletterCount, sendNewsletter } from "../../features/newsletter/server/send-newsletter.ts";
import { departuresOf, subscriptionsAt } from "../../features/newsletter/server/store.ts";
import { addAuditEntry } from "../../kit/audit/store.ts";
import { neededText, none, onlyOne, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { defineEventList } from "./event-list.ts";
import { listOf, momentOf } from "./show.ts";

const words = z.object({ subject: z.string(), text: z.string() });

export const sendCommand = defineCommand({
	name: "newsletter send",
	usage: "--event CODE --subject TEXT --text FILE [--subject-en TEXT --text-en FILE] [--dry-run]",
	about: `Sends a newsletter to the confirmed subscribers of an event: plain text, with paragraphs separated by blank lines. A
button to the event's page and an unsubscribe link are added. Each address gets at most one marketing e-mail per calendar
month (Warsaw time). Running the command again completes an interrupted run.
--subject-en   the English version; without it, readers of English get the Polish one
--dry-run      only counts the recipients`,
	options: {
		event: { type: "string" },
		subject: { type: "string" },
		text: { type: "string" },
		"subject-en": { type: "string" },
		"text-en": { type: "string" },
		"dry-run": { type: "boolean" },
	},
	input: z.object({ eventCode: z.string(), pl: words, en: words, isDryRun: z.boolean() }),
	read(typed) {
		none(typed);
		const eventCode = neededText(typed, "event", "CODE");
		const pl = { subject: subjectOf(neededText(typed, "subject", "TEXT")), text: fileText(typed, "text") };
		const [subject, file] = [textOf(typed, "subject-en"), textOf(typed, "text-en")];
		if ((subject === undefined) !== (file === undefined)) {
			throw new CommandFailure("Give both --subject-en and --text-en, or neither.");
		}
		const en = subject === undefined ? pl : { subject: subjectOf(subject), text: fileText(typed, "text-en") };
		return { eventCode, pl, en, isDryRun: typed.values["dry-run"] === true };
	},
	async run(deps, { eventCode, pl, en, isDryRun }, say) {
		const event = await existingEvent(deps.db, eventCode);
		if (isDryRun) {
			const data = await newsletterCount(deps, event);
			return { text: `${result(data.subscribers, data.hadOne)} Would be sent: ${data.written}.`, data };
		}
		const step = (done: number, total: number) => say({ step: "emails", done, total });
		const data = await sendNewsletter(deps, { event, pl, en }, step);
		await deps.db.transaction((tx) =>
			addAuditEntry(tx, {
				at: deps.clock.now(),
				actor: "command:newsletter",
				action: "newsletter.sent",
				subject: `event:${event.id}`,
				eventId: event.id,
			}),
		);
		return { text: `${result(data.subscribers, data.hadOne)} Written: ${data.written}.`, data };
	},
});

function result(subscribers: number, hadOne: number): string {
	return `Confirmed subscribers: ${subscribers}. Already had a marketing e-mail this month: ${hadOne}.`;
}

function subjectOf(typed: string): string {
	const subject = typed.replace(/\s+/g, " ").trim();
	if (subject === "" || subject.length > 200) throw new CommandFailure("A subject has 1 to 200 characters.");
	return subject;
}

/** Refuses blank files. */
function fileText(typed: ParsedArguments, option: string): string {
	const path = neededText(typed, option, "FILE");
	let text: string;
	try {
		text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
	} catch (error) {
		throw new CommandFailure(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
	}
	if (paragraphsOf(text).length === 0) throw new CommandFailure(`${path} is empty.`);
	return text;
}

export const subscriptionsCommand = defineEventList({
	name: "newsletter list",
	about: `Lists the subscriptions to an event's newsletter with their dates. Only "confirmed" subscribers may get e-mails:
"waiting" ones have not confirmed, "left" ones have unsubscribed.`,
	head: ["EMAIL", "STATE", "KIND", "LANGUAGE", "CONSENT", "ASKED", "CONFIRMED", "LEFT"],
	async *pages({ db }, event) {
		const at = (moment: Date | null) => momentOf(moment, event.timeZone);
		for await (const data of subscriptionsAt(db, event.id)) {
			const rows = data.map((one) => [
				one.email,
				one.endedAt ? "left" : one.confirmedAt ? "confirmed" : "waiting",
				one.typeId === SUBSCRIPTION_TYPE.mobile ? "mobile" : "default",
				one.lang,
				one.consentVersion ? `version ${one.consentVersion}` : "",
				at(one.requestedAt),
				at(one.confirmedAt),
				at(one.endedAt),
			]);
			yield { rows, data };
		}
	},
	nothing: (eventCode) => `Nobody signed up for the newsletter of ${eventCode}.`,
});

export const leftCommand = defineCommand({
	name: "newsletter left",
	usage: "EMAIL",
	about:
		"Shows when an address unsubscribed from newsletters, even after its data was deleted: its hash is kept for three years.",
	options: {},
	input: z.object({ email: z.string() }),
	read: (typed) => ({ email: normalizedEmail(onlyOne(typed, "e-mail address")) }),
	async run({ db }, { email }) {
		const data = await departuresOf(db, email);
		const at = (moment: Date | null) => momentOf(moment, "UTC");
		const rows = data.map((one) => [one.eventCode ?? "", at(one.requestedAt), at(one.confirmedAt), at(one.endedAt)]);
		const head = ["EVENT", "ASKED (UTC)", "CONFIRMED (UTC)", "LEFT (UTC)"];
		return { text: listOf(head, rows, "This address has not unsubscribed from a newsletter in three years."), data };
	},
});
