import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../../kit/http/failure.ts";
import { accountById } from "../../account/server/store.ts";
import { addQuestion, hostedQuestions, putVote as putQuestionVote } from "../../live/server/question-store.ts";
import { streamedAt } from "../../live/server/store.ts";
import type { LiveDeps } from "../../live/server/watch.ts";
import { type Admissions, admissionsOf } from "../../rooms/server/admission.ts";
import { tellChange } from "../../rooms/server/broadcast.ts";
import { announcePoll, ask } from "../../rooms/server/moderate.ts";
import { accountOfMember } from "../../rooms/server/moderator-store.ts";
import { pollOf, putVote } from "../../rooms/server/poll-store.ts";
import { ensureRoom, lockRoom, messagesBefore } from "../../rooms/server/store.ts";
import { membersOf, type RoomDeps, storingOf, write } from "../../rooms/server/write.ts";
import { answersByItself } from "../made-up.ts";
import {
	type ChattyLecture,
	choiceOf,
	type Line,
	linesUntil,
	pollAt,
	pollVotesBy,
	questionsUntil,
	roomReply,
	votesForQuestion,
} from "../room-play.ts";
import { participantIds } from "./store.ts";

export type PlayDeps = RoomDeps &
	LiveDeps & { db: NodePgDatabase; config: { demo: boolean }; log: { error(entry: object, line: string): void } };

const STEP_MS = 5000;
const WATCHING = 40;
const THINKING_MS = 3000;
/** A visitor's message is searched among this many. */
const NEWEST = 5;

type RoomProgress = {
	one: ChattyLecture & { eventId: number };
	watching: string[];
	admissions: Admissions;
	said: number;
	answered: number;
};

/** In a demonstration, generated participants write, ask and vote in open live chats while the server listens. */
export function playRooms(app: FastifyInstance, deps: PlayDeps): void {
	if (!deps.config.demo) return;
	const step = roomSteps(deps);
	let running: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;
	const failed = (error: Error) => deps.log.error({ demonstration: error.message }, "failed");
	app.server.once("listening", () => {
		timer = setInterval(() => {
			running ??= step()
				.catch(failed)
				.finally(() => {
					running = undefined;
				});
		}, STEP_MS).unref();
	});
	app.addHook("onClose", async () => {
		clearInterval(timer);
		await running;
	});
}

/** Returns a step for all open live chats; a repeated step does nothing twice. */
export function roomSteps(deps: PlayDeps): () => Promise<void> {
	const admissions = admissionsOf(deps);
	let playing = new Map<number, RoomProgress>();

	/** Empty for events outside the demonstration. */
	async function watchingOf(lectureId: number): Promise<string[]> {
		const found: string[] = [];
		for (const id of await participantIds(deps.db, WATCHING)) {
			if (await unlessRefused(admissions.writer(lectureId, id))) found.push(id);
		}
		return found;
	}

	return async () => {
		const open = await streamedAt(deps.db, deps.clock.now());
		const before = playing;
		playing = new Map();
		for (const one of open) {
			const begun = before.get(one.id) ?? { watching: await watchingOf(one.id), said: 0, answered: 0 };
			const room = { ...begun, one, admissions };
			playing.set(one.id, room);
			if (room.watching.length > 0) await step(deps, room);
		}
	};
}

/** Ignores refusals, for example of a banned viewer. */
async function unlessRefused<T>(doing: Promise<T>): Promise<T | undefined> {
	try {
		return await doing;
	} catch (error) {
		if (error instanceof Failure) return undefined;
		throw error;
	}
}

async function step(deps: PlayDeps, playing: RoomProgress): Promise<void> {
	await answerVisitor(deps, playing);
	const lines = linesUntil(playing.one, deps.clock.now());
	for (const line of lines.slice(playing.said)) await say(deps, playing, line);
	playing.said = lines.length;
	await askSpeaker(deps, playing);
	await voteForQuestions(deps, playing);
	await poll(deps, playing);
}

const by = ({ watching }: RoomProgress, n: number): string => watching[n % watching.length] ?? "";

/** A banned viewer is refused. */
async function say(deps: PlayDeps, playing: RoomProgress, { key, speaker, at, text }: Line): Promise<void> {
	const then = { ...deps, store: storingOf(deps.db), clock: { now: () => at } };
	const written = async () => {
		const who = await playing.admissions.writer(playing.one.id, by(playing, speaker));
		await write(then, who, { memberNo: await membersOf(deps.db)(who), key, text });
	};
	await unlessRefused(written());
}

/** Answers a visitor's newest message once. */
async function answerVisitor(deps: PlayDeps, playing: RoomProgress): Promise<void> {
	const { db, clock } = deps;
	const { id: lectureId } = playing.one;
	const now = clock.now();
	const newest = await messagesBefore(db, { lectureId, before: undefined, limit: NEWEST });
	for (const { number, memberNo, sentAt } of newest.toReversed()) {
		if (number <= playing.answered) return;
		const author = await accountOfMember(db, { lectureId, no: memberNo });
		if (!author || answersByItself(author)) continue;
		if (now.getTime() - sentAt.getTime() < THINKING_MS) return;
		const lang = (await accountById(db, author))?.lang ?? "pl";
		await say(deps, playing, { ...roomReply(number, lang), at: now });
		playing.answered = number;
		return;
	}
}

/** The lock lets only one process ask. */
async function askSpeaker({ db, live, clock }: PlayDeps, playing: RoomProgress): Promise<void> {
	const { id: lectureId, eventId } = playing.one;
	const due = questionsUntil(playing.one, clock.now());
	const isAsked = await db.transaction(async (tx) => {
		await ensureRoom(tx, { lectureId, eventId });
		await lockRoom(tx, lectureId);
		// A question that a moderator has hidden is not repeated.
		const existingTexts = new Set((await hostedQuestions(tx, lectureId)).map(({ text }) => text));
		const fresh = due.filter(({ text }) => !existingTexts.has(text));
		for (const { speaker, at: askedAt, text } of fresh) {
			const accountId = by(playing, speaker);
			await addQuestion(tx, { lectureId, accountId, text, isAnonymous: false, askedAt });
		}
		return fresh.length > 0;
	});
	if (isAsked) tellChange(live, { what: "questions", lectureId });
}

/** Adds one vote to each question, also to visitors' ones, until it has its number. */
async function voteForQuestions({ db, live }: PlayDeps, playing: RoomProgress): Promise<void> {
	const { id: lectureId } = playing.one;
	const open = (await hostedQuestions(db, lectureId)).filter(({ state }) => state === "open");
	const wanting = open.filter(({ id, votes }) => votes < votesForQuestion(id));
	for (const { id: questionId, votes } of wanting) {
		await putQuestionVote(db, { questionId, accountId: by(playing, questionId + votes) }, true);
	}
	if (wanting.length > 0) tellChange(live, { what: "questions", lectureId });
}

/** Opens the poll, or adds a vote to the open one. */
async function poll(deps: PlayDeps, playing: RoomProgress): Promise<void> {
	const { one, watching } = playing;
	const { id: lectureId, eventId } = one;
	const now = deps.clock.now();
	const wanted = pollAt(one, now);
	if (!wanted) return;
	const existingPoll = await pollOf(deps.db, { lectureId });
	if (!existingPoll) {
		const who = { lectureId, eventId, accountId: by(playing, 0), mayRead: true, mayWrite: true, mayModerate: true };
		await ask({ ...deps, who }, wanted);
		return;
	}
	const votes = existingPoll.options.reduce((sum, option) => sum + option.votes, 0);
	if (!existingPoll.isOpen || votes >= Math.min(watching.length, pollVotesBy(one, now))) return;
	const accountId = by(playing, votes);
	const option = choiceOf(votes, existingPoll.options.length);
	const pollId = existingPoll.id;
	if (await putVote(deps.db, { lectureId, pollId, accountId, option })) await announcePoll(deps, { lectureId, pollId });
}
