import { and, asc, count, eq, ne } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { account } from "../../account/server/views.ts";
import { lecture } from "../../agenda/server/views.ts";
import { event } from "../../event/server/views.ts";
import { inOrder } from "../rules.ts";
import { liveQuestion, liveVote } from "./tables.ts";

export type QuestionState = "open" | "answered" | "hidden";

export type QuestionRecord = {
	id: number;
	text: string;
	/** Null for an anonymous question. */
	name: string | null;
	isAnswered: boolean;
	votes: number;
	askedAt: Date;
};

const facts = {
	id: liveQuestion.id,
	text: liveQuestion.text,
	isAnonymous: liveQuestion.isAnonymous,
	nick: account.nick,
	firstName: account.firstName,
	state: liveQuestion.state,
	askedAt: liveQuestion.askedAt,
};

/** Lists a lecture's questions in order, without hidden ones. */
export async function questionsOf(db: Database, lectureId: number): Promise<QuestionRecord[]> {
	const rows = await db
		.select({ ...facts, votes: count(liveVote.accountId) })
		.from(liveQuestion)
		.innerJoin(account, eq(account.id, liveQuestion.accountId))
		.leftJoin(liveVote, eq(liveVote.questionId, liveQuestion.id))
		.where(and(eq(liveQuestion.lectureId, lectureId), ne(liveQuestion.state, "hidden")))
		.groupBy(liveQuestion.id, account.id);
	const questions = rows.map(({ isAnonymous, nick, firstName, state, ...one }) => ({
		...one,
		name: isAnonymous ? null : nick || firstName,
		isAnswered: state === "answered",
	}));
	return inOrder(questions);
}

export async function ownMarks(
	db: Database,
	{ lectureId, accountId }: { lectureId: number; accountId: string },
): Promise<{ asked: number[]; voted: number[] }> {
	const ownQuestions = await db
		.select({ id: liveQuestion.id })
		.from(liveQuestion)
		.where(and(eq(liveQuestion.lectureId, lectureId), eq(liveQuestion.accountId, accountId)));
	const voted = await db
		.select({ id: liveVote.questionId })
		.from(liveVote)
		.innerJoin(liveQuestion, eq(liveQuestion.id, liveVote.questionId))
		.where(and(eq(liveQuestion.lectureId, lectureId), eq(liveVote.accountId, accountId)));
	return { asked: ownQuestions.map(({ id }) => id), voted: voted.map(({ id }) => id) };
}

export async function addQuestion(
	db: Database,
	question: { lectureId: number; accountId: string; text: string; isAnonymous: boolean; askedAt: Date },
): Promise<number> {
	const [row] = await db.insert(liveQuestion).values(question).returning({ id: liveQuestion.id });
	return invariant(row, "the added question").id;
}

export async function questionById(
	db: Database,
	id: number,
): Promise<{ lectureId: number; accountId: string; state: QuestionState } | undefined> {
	const { lectureId, accountId, state } = liveQuestion;
	const [row] = await db.select({ lectureId, accountId, state }).from(liveQuestion).where(eq(liveQuestion.id, id));
	return row;
}

/** Returns the number of votes. */
export async function putVote(
	db: Database,
	{ questionId, accountId }: { questionId: number; accountId: string },
	isVoted: boolean,
): Promise<number> {
	if (isVoted) await db.insert(liveVote).values({ questionId, accountId }).onConflictDoNothing();
	else await db.delete(liveVote).where(and(eq(liveVote.questionId, questionId), eq(liveVote.accountId, accountId)));
	return db.$count(liveVote, eq(liveVote.questionId, questionId));
}

export async function removeQuestion(db: Database, id: number): Promise<void> {
	await db.delete(liveQuestion).where(eq(liveQuestion.id, id));
}

export type HostedQuestion = QuestionRecord & { state: QuestionState };

export async function hostedQuestions(db: Database, lectureId: number): Promise<HostedQuestion[]> {
	const visibleQuestions = await questionsOf(db, lectureId);
	const hidden = await db
		.select(facts)
		.from(liveQuestion)
		.innerJoin(account, eq(account.id, liveQuestion.accountId))
		.where(and(eq(liveQuestion.lectureId, lectureId), eq(liveQuestion.state, "hidden")))
		.orderBy(asc(liveQuestion.askedAt), asc(liveQuestion.id));
	return [
		...visibleQuestions.map((one) => ({ ...one, state: one.isAnswered ? ("answered" as const) : ("open" as const) })),
		...hidden.map(({ isAnonymous, nick, firstName, ...one }) => ({
			...one,
			name: isAnonymous ? null : nick || firstName,
			isAnswered: false,
			votes: 0,
		})),
	];
}

/** Returns false if the lecture has no such question. */
export async function setQuestionState(
	db: Database,
	{ lectureId, id }: { lectureId: number; id: number },
	state: QuestionState,
): Promise<boolean> {
	const changed = await db
		.update(liveQuestion)
		.set({ state })
		.where(and(eq(liveQuestion.id, id), eq(liveQuestion.lectureId, lectureId)))
		.returning({ id: liveQuestion.id });
	return changed.length > 0;
}

export async function questionsAskedBy(db: Database, accountId: string) {
	const ownQuestions = await db
		.select({
			eventCode: event.code,
			subject: lecture.subject,
			text: liveQuestion.text,
			isAnonymous: liveQuestion.isAnonymous,
			askedAt: liveQuestion.askedAt,
		})
		.from(liveQuestion)
		.innerJoin(lecture, eq(lecture.id, liveQuestion.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.where(eq(liveQuestion.accountId, accountId))
		.orderBy(asc(liveQuestion.askedAt), asc(liveQuestion.id));
	const voted = await db
		// Other people wrote the questions that the account voted for, so their text is left out.
		.select({ eventCode: event.code, subject: lecture.subject })
		.from(liveVote)
		.innerJoin(liveQuestion, eq(liveQuestion.id, liveVote.questionId))
		.innerJoin(lecture, eq(lecture.id, liveQuestion.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.where(eq(liveVote.accountId, accountId))
		.orderBy(asc(liveQuestion.id));
	return { asked: ownQuestions, voted };
}
