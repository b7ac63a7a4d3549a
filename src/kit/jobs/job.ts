import type * as z from "zod/mini";
import { type BackOff, USUAL_BACK_OFF } from "./back-off.ts";

/** A kind of job. Its payload is plain JSON. */
export type Job<P extends z.ZodMiniType = z.ZodMiniType> = { name: string; payload: P; backOff: BackOff };

export type Worker = {
	job: Job;
	/**
	 * Receives the payload parsed by `job.payload`. It may run twice for one job, so it must find the remaining work in
	 * the database. Long work returns early once `stopping` aborts, because the process waits for it.
	 */
	run(payload: unknown, stopping?: AbortSignal): Promise<void>;
	next?: (after: Date) => Date;
};

/** Declares a kind of job in its slice. */
export function job<P extends z.ZodMiniType>(name: string, payload: P, backOff = USUAL_BACK_OFF): Job<P> {
	return { name, payload, backOff };
}

export function worker<P extends z.ZodMiniType>(kind: Job<P>, run: (payload: z.output<P>) => Promise<void>): Worker {
	return { job: kind, run: run as Worker["run"] };
}
