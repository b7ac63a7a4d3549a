import type { Worker } from "../kit/jobs/job.ts";
import type { AttachmentMakers } from "../kit/mail/attachment.ts";
import type { Deps } from "./deps.ts";

/** What this program does after commits and by itself: every slice's workers, by name, in one list. */
export function workersOf(_deps: Deps): Worker[] {
	return [];
}

/** What makes the files that go with letters, by the name under which slices attach them. */
export function attachmentMakers(_deps: Pick<Deps, "db">): AttachmentMakers {
	return {};
}
