import type * as z from "zod/mini";
import { type BackOff, USUAL_BACK_OFF } from "./back-off.ts";

/** A kind of job: its name, what it is given (plain JSON), and how often it is tried. */
export type Job<P extends z.ZodMiniType = z.ZodMiniType> = { name: string; payload: P; backOff: BackOff };

/** The worker of a kind of job, or of recurring work. */
export type Worker = {
	job: Job;
	/** Is given the payload as `job.payload` parses it. May run twice for one job: it decides by facts what is left to do. */
	run(payload: unknown): Promise<void>;
	/** For recurring work: the next time after this one. */
	next?: (after: Date) => Date;
};

/** Declares a kind of job; a slice does so once and names it where it enqueues and where it works. */
export function job<P extends z.ZodMiniType>(name: string, payload: P, backOff = USUAL_BACK_OFF): Job<P> {
	return { name, payload, backOff };
}

/** Says what does a kind of job. */
export function worker<P extends z.ZodMiniType>(kind: Job<P>, run: (payload: z.output<P>) => Promise<void>): Worker {
	return { job: kind, run: run as Worker["run"] };
}
