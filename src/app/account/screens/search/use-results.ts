import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getLectures, getTracks } from "../../../../features/agenda/contract.ts";
import { foundLectures } from "../../../../features/agenda/found-lectures.ts";
import { meetingQuery, peopleSearchQuery } from "../../../../features/matchmaking/web/people-queries.ts";
import { filterRecordings, NO_CHOICE } from "../../../../features/recordings/lists.ts";
import { recordingsQuery } from "../../../../features/recordings/web/recordings-queries.ts";
import { foundStands, NO_FILTERS } from "../../../../features/stands/found-stands.ts";
import { standsQuery } from "../../../../features/stands/web/stands-queries.ts";
import { CallFailure, call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";

/** Shorter input matches nearly everything. */
const MIN_LETTERS = 2;
export const MAX_LETTERS = 100;

export const isLongEnough = (words: string) => words.trim().length >= MIN_LETTERS;

/** A refusal shows a sentence, a failure a retry button. */
type Answer = { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };

const isRefused = ({ error }: Answer) => error instanceof CallFailure && [403, 404].includes(error.status);

function part<T>(answer: Answer, items: readonly T[] | undefined) {
	return {
		items: items ?? [],
		isPending: answer.isPending && !items,
		isFailed: answer.isError && !items && !isRefused(answer),
		refusal: !items && isRefused(answer) ? (answer.error as CallFailure).message : undefined,
		retry: () => void answer.refetch(),
	};
}

// long: the queries of one screen and their matches
export function useResults(words: string) {
	const { lang, event } = useFrame();
	const enabled = isLongEnough(words);
	const lectures = useQuery({
		queryKey: ["lectures", event.code],
		queryFn: () => call(getLectures, { params: { eventCode: event.code } }),
		enabled,
	});
	const tracks = useQuery({
		queryKey: ["tracks", event.code],
		queryFn: () => call(getTracks, { params: { eventCode: event.code } }),
		enabled,
	});
	// without tracks, only the lectures' own words match
	const named = tracks.data ?? (tracks.isError ? [] : undefined);
	const stands = useQuery({ ...standsQuery(lang, event.code), enabled });
	const recordings = useQuery({ ...recordingsQuery(event.code), enabled });
	const networking = useQuery({ ...meetingQuery(lang, event.code), enabled });
	const maySearch = networking.data?.maySearch ?? false;
	const people = useInfiniteQuery({
		...peopleSearchQuery(lang, event.code, { q: words.trim() }),
		enabled: enabled && maySearch,
	});
	const pages = people.data?.pages;
	return {
		lectures: part(lectures, lectures.data && named && foundLectures(lectures.data, named, words)),
		people: {
			...part(
				maySearch ? people : networking,
				maySearch ? pages?.flatMap((page) => page.people) : networking.data && [],
			),
			count: pages?.[0]?.count ?? 0,
			topics: new Map(pages?.flatMap((page) => page.foundTopics.map((one) => [one.personId, one.topics] as const))),
			isClosed: networking.data !== undefined && !maySearch,
		},
		companies: part(stands, stands.data && foundStands(stands.data.stands, { ...NO_FILTERS, words })),
		recordings: part(
			recordings,
			recordings.data && filterRecordings(recordings.data.recordings, { ...NO_CHOICE, search: words }),
		),
	};
}
