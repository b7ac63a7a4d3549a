import { readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { normalizedEmail } from "../../features/account/rules.ts";
import { accountByEmail } from "../../features/account/server/store.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { addWord, removeWord, wordsOf } from "../../features/event/server/word-store.ts";
import { wordForm } from "../../features/event/words.ts";
import { lectureOf } from "../../features/live/server/store.ts";
import {
	addModerator,
	moderatorsOf,
	removeModerator,
	storeRoomBan,
} from "../../features/rooms/server/moderator-store.ts";
import { addAuditEntry, auditEntriesAt } from "../../kit/audit/store.ts";
import { parseWholeNumber, textOf } from "./arguments.ts";
import { namesIn } from "./audit-names.ts";
import { CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { listOf, momentOf } from "./show.ts";

const DOES = ["list", "add", "remove"] as const;
const ACTOR = "command:rooms";

function doing({ positionals }: ParsedArguments): { does: (typeof DOES)[number]; eventCode: string; rest: string[] } {
	const [first, eventCode, ...rest] = positionals;
	const does = DOES.find((one) => one === first);
	if (!does || !eventCode) throw new CommandFailure("Give list, add or remove, then an EVENT.");
	return { does, eventCode, rest };
}

export const moderatorsCommand = defineCommand({
	name: "rooms moderators",
	usage: "list EVENT | add EVENT EMAIL [--lecture N] | remove EVENT EMAIL [--lecture N]",
	about: `Lists, adds or removes the moderators of all live chats of an event, or of lecture N alone, for example its speaker (the
lecture's number is at the end of its address). A moderator needs an account and a ticket that includes the stream. On the
lecture's page moderators hide messages, ban people from the live chats, set slow mode, mark questions and create polls.
Moderators of all lectures also decide the event's reports, in their account under People.`,
	options: { lecture: { type: "string" } },
	input: z.object({
		does: z.enum(DOES),
		eventCode: z.string(),
		email: z.nullable(z.string()),
		lectureId: z.nullable(z.int()),
	}),
	read(typed) {
		const { does, eventCode, rest } = doing(typed);
		const [email, ...more] = rest;
		if (more.length > 0 || (does === "list") !== (email === undefined))
			throw new CommandFailure(does === "list" ? "Give one EVENT." : "Give an EVENT, then the EMAIL of one person.");
		return {
			does,
			eventCode,
			email: email ?? null,
			lectureId: parseWholeNumber(textOf(typed, "lecture"), "--lecture") ?? null,
		};
	},
	async run({ db, clock }, { does, eventCode, email, lectureId }) {
		const event = await existingEvent(db, eventCode);
		if (lectureId !== null && !(await lectureOf(db, event.id, lectureId)))
			throw new CommandFailure(`${event.code} has no lecture ${lectureId}. Its address ends with its number.`);
		if (email !== null) {
			const account = await accountByEmail(db, normalizedEmail(email));
			if (!account) throw new CommandFailure("No account has this address.");
			const post = { eventId: event.id, accountId: account.id, lectureId };
			const now = clock.now();
			await db.transaction(async (tx) => {
				const isChanged = await (does === "add"
					? addModerator(tx, { ...post, since: now })
					: removeModerator(tx, post));
				if (!isChanged) return;
				const action = does === "add" ? "room.moderator-added" : "room.moderator-removed";
				const entry = { at: now, actor: ACTOR, action, subject: `account:${account.id}`, eventId: event.id };
				await addAuditEntry(tx, { ...entry, detail: { lectureId } });
			});
		}
		const moderators = await moderatorsOf(db, event.id);
		const rows = moderators.map((one) => [
			one.email,
			one.lectureId === null ? "all" : `${one.lectureId} “${one.subject}”`,
			momentOf(one.since, event.timeZone),
		]);
		return { text: listOf(["EMAIL", "LECTURES", "SINCE"], rows, `${event.code} has no moderators.`), data: moderators };
	},
});

export const unbanCommand = defineCommand({
	name: "rooms unban",
	usage: "EMAIL EVENT",
	about: `Lifts a moderator's ban: the person may write and ask in the live chats of an event again, within ten seconds. A person
who is also banned from the event's people (people ban) can write only after that ban is lifted too.`,
	options: {},
	input: z.object({ email: z.string(), eventCode: z.string() }),
	read({ positionals: [email, eventCode, ...more] }) {
		if (!email || !eventCode || more.length > 0)
			throw new CommandFailure("Give a person by their EMAIL, then an EVENT.");
		return { email, eventCode };
	},
	async run({ db, clock }, { email, eventCode }) {
		const event = await existingEvent(db, eventCode);
		const account = await accountByEmail(db, normalizedEmail(email));
		if (!account) throw new CommandFailure("No account has this address.");
		const of = { eventId: event.id, accountId: account.id };
		const isChanged = await db.transaction(async (tx) => {
			if (!(await storeRoomBan(tx, { ...of, isBanned: false, since: clock.now() }))) return false;
			const entry = { at: clock.now(), actor: ACTOR, action: "room.unbanned", subject: `account:${account.id}` };
			await addAuditEntry(tx, { ...entry, eventId: event.id });
			return true;
		});
		const text = `${account.email} may write in the live chats of ${event.code}${isChanged ? "" : " (was not banned there)"}.`;
		return { text, data: { eventCode: event.code, isChanged } };
	},
});

export const wordsCommand = defineCommand({
	name: "rooms words",
	usage: "list EVENT | add EVENT WORD… | add EVENT --file FILE | remove EVENT WORD…",
	about: `Lists, adds or removes the words that an event bans in texts for many readers or strangers: chat and questions at live
lectures, and messages of invitations. A text with a banned word is not sent, and its author is shown the word. Private
conversations are not checked. Letter case, diacritics and separators do not matter; a star at the end matches any
ending. --file gives a text file with one word or phrase per line; quote a phrase on the command line.`,
	options: { file: { type: "string" } },
	input: z.object({ does: z.enum(DOES), eventCode: z.string(), words: z.array(z.string()) }),
	async read(typed) {
		const { does, eventCode, rest } = doing(typed);
		const file = textOf(typed, "file");
		const lines = file === undefined ? [] : await linesOf(file);
		const words = [...rest, ...lines];
		if ((does === "list") !== (words.length === 0))
			throw new CommandFailure(does === "list" ? "Give one EVENT." : "Give an EVENT, then at least one WORD.");
		const wrong = words.find((one) => wordForm(one) === undefined || one.length > 100);
		if (wrong !== undefined) throw new CommandFailure(`"${wrong}" has no letter, or is longer than 100 characters.`);
		return { does, eventCode, words };
	},
	async run({ db, clock }, { does, eventCode, words }) {
		const event = await existingEvent(db, eventCode);
		await db.transaction(async (tx) => {
			let changed = 0;
			for (const word of words) {
				const one = { eventId: event.id, form: wordForm(word) ?? "", word: word.trim() };
				changed += Number(await (does === "add" ? addWord(tx, one) : removeWord(tx, one)));
			}
			if (changed === 0) return;
			const action = does === "add" ? "room.words-added" : "room.words-removed";
			const subject = `event:${event.id}`;
			const detail = { count: changed };
			await addAuditEntry(tx, { at: clock.now(), actor: ACTOR, action, subject, eventId: event.id, detail });
		});
		const listed = await wordsOf(db, event.id);
		const rows = listed.map((one) => [one.word, one.form]);
		return { text: listOf(["WORD", "COMPARED AS"], rows, `${event.code} allows every word.`), data: listed };
	},
});

async function linesOf(file: string): Promise<string[]> {
	try {
		const text = await readFile(file, "utf8");
		return text
			.split(/\r?\n/)
			.map((line) => line.trim())
			.filter(Boolean);
	} catch (error) {
		throw new CommandFailure(`${file} cannot be read: ${(error as Error).message}`);
	}
}

export const auditCommand = defineCommand({
	name: "rooms audit",
	usage: "EVENT",
	about: "Lists what moderators did in the live chats of an event, oldest first.",
	options: {},
	input: z.object({ eventCode: z.string() }),
	read({ positionals: [eventCode, ...more] }) {
		if (!eventCode || more.length > 0) throw new CommandFailure("Give one EVENT.");
		return { eventCode };
	},
	async run({ db }, { eventCode }) {
		const event = await existingEvent(db, eventCode);
		const entries = await auditEntriesAt(db, event.id, "room.");
		const named = await namesIn(db, entries);
		const rows = entries.map((one) => [
			momentOf(one.at, event.timeZone),
			one.action.slice("room.".length),
			named(one.actor),
			named(one.subject),
			Object.entries(one.detail)
				.map(([name, value]) => `${name} ${value}`)
				.join(", "),
		]);
		const text = listOf(
			["WHEN", "WHAT", "BY", "OF", "DETAIL"],
			rows,
			`There is no moderation in the live chats of ${event.code}.`,
		);
		return { text, data: entries.map(({ at, ...one }) => ({ ...one, atDate: at.toISOString() })) };
	},
});
