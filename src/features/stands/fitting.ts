import { searchable } from "../../kit/i18n/searchable.ts";
import type { Topic } from "../profiles/contract.ts";

/** The parts of a profile compared with jobs. */
export type JobSeeker = { headline: string; topics: readonly Topic[] };

export type ComparedJob = {
	exhibitorId: number;
	title: string;
	titleEn: string | null;
	text: string;
	textEn: string | null;
};

/** Shorter words of a headline do not identify a profession. */
const SHORTEST_WORD = 4;
const WEIGHTS = { topic: 2, headline: 1 } as const;

/** A job's match score, from the profile's topics in its texts and the headline's words in its title. */
export function jobFit(seeker: JobSeeker, job: ComparedJob): number {
	const title = wordsOf([job.title, job.titleEn]);
	const all = wordsOf([job.title, job.titleEn, job.text, job.textEn]);
	const isNamed = (name: string | null) => name !== null && all.includes(` ${wordsOf([name]).trim()} `);
	const topics = seeker.topics.filter((one) => isNamed(one.name) || isNamed(one.nameEn)).length;
	const headline = new Set(wordsOf([seeker.headline]).trim().split(" "));
	const shared = [...headline].filter((word) => word.length >= SHORTEST_WORD && title.includes(` ${word} `)).length;
	return topics * WEIGHTS.topic + shared * WEIGHTS.headline;
}

/** The words of texts, separated by spaces: " senior c# engineer ". */
function wordsOf(texts: readonly (string | null)[]): string {
	const words = searchable(texts.filter(Boolean).join(" ")).match(/[\p{L}\p{N}#+.]*[\p{L}\p{N}#+]/gu) ?? [];
	return ` ${words.join(" ")} `;
}

/** Matching jobs by exhibitor, both sorted by the best match. */
export function fittingJobs<J extends ComparedJob>(
	seeker: JobSeeker,
	jobs: readonly J[],
): [exhibitorId: number, J[]][] {
	const fitting = jobs
		.map((job) => ({ job, fit: jobFit(seeker, job) }))
		.filter(({ fit }) => fit > 0)
		.toSorted((a, b) => b.fit - a.fit);
	const byCompany = Map.groupBy(fitting, ({ job }) => job.exhibitorId);
	return [...byCompany].map(([exhibitorId, own]) => [exhibitorId, own.map(({ job }) => job)]);
}
