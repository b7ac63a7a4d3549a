import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { askQuestion, getQuestions, type Live, type Question, voteQuestion, withdrawQuestion } from "../contract.ts";
import { liveTexts as texts } from "./texts.ts";

/** An unchanged list answers 304. */
const EVERY_MS = 4000;

export const questionsQuery = (id: number) =>
	queryOptions({
		queryKey: ["live-questions", id],
		queryFn: () => call(getQuestions, { params: { id } }),
		refetchInterval: EVERY_MS,
	});

const withOne = (ids: readonly number[], id: number, isIn: boolean) =>
	isIn ? [...new Set([...ids, id])] : ids.filter((one) => one !== id);

// long: one list and the ways to change it
export function useQuestions(lang: Lang, live: Live) {
	const { objectId: id } = live;
	const queries = useQueryClient();
	const { data, isError, refetch } = useQuery(questionsQuery(id));
	const [own, setOwn] = useState<readonly number[]>(live.ownQuestions);
	const [voted, setVoted] = useState<readonly number[]>(live.votedQuestions);
	const [refusal, setRefusal] = useState("");
	const { queryKey } = questionsQuery(id);
	const show = (change: (questions: Question[]) => Question[]) =>
		queries.setQueryData(queryKey, (known) => known && { questions: change(known.questions) });
	const failureText = (error: unknown, otherwise: string) =>
		error instanceof CallFailure && error.problem ? error.message : otherwise;

	/** Returns the message of a refusal. */
	const ask = async (text: string, isAnonymous: boolean): Promise<string | undefined> => {
		try {
			const newQuestion = await call(askQuestion, { params: { id }, query: { lang }, body: { text, isAnonymous } });
			setOwn((known) => withOne(known, newQuestion.objectId, true));
			show((known) => [...known.filter((one) => one.objectId !== newQuestion.objectId), newQuestion]);
			void refetch();
			return undefined;
		} catch (error) {
			return failureText(error, texts.notSent[lang]);
		}
	};
	const vote = async (question: Question): Promise<void> => {
		const isVoted = !voted.includes(question.objectId);
		setRefusal("");
		setVoted((known) => withOne(known, question.objectId, isVoted));
		const showVotes = (votes: number) =>
			show((known) => known.map((one) => (one.objectId === question.objectId ? { ...one, votes } : one)));
		showVotes(question.votes + (isVoted ? 1 : -1));
		try {
			const params = { id: question.objectId };
			const { votes } = await call(voteQuestion, { params, query: { lang }, body: { isVoted } });
			showVotes(votes);
		} catch (error) {
			setVoted((known) => withOne(known, question.objectId, !isVoted));
			showVotes(question.votes);
			setRefusal(failureText(error, texts.notVoted[lang]));
		}
	};
	const withdraw = async ({ objectId }: Question): Promise<void> => {
		setRefusal("");
		try {
			await call(withdrawQuestion, { params: { id: objectId }, query: { lang }, body: {} });
			show((known) => known.filter((one) => one.objectId !== objectId));
		} catch (error) {
			setRefusal(failureText(error, texts.notVoted[lang]));
		}
	};
	return { questions: data?.questions, isError: isError && !data, refetch, own, voted, refusal, ask, vote, withdraw };
}
