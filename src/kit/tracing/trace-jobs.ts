import type { Worker } from "../jobs/job.ts";
import type { Tracing } from "./tracing.ts";

/** Wraps workers so that each run has its own span. */
export function traceJobs(workers: Worker[], tracing: Tracing): Worker[] {
	return workers.map((one) => ({
		...one,
		run: (payload) => tracing.inSpan(`job ${one.job.name}`, { "job.name": one.job.name }, () => one.run(payload)),
	}));
}
