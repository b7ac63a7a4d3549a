import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { ContentVersions } from "../../../kit/content/version.ts";
import { changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { EventTags } from "../contract.ts";
import { saveTags, tagsOf } from "./store.ts";

/**
 * Changes tags from the next request on. Omitted tags stay, null removes one, and conversions are set one by one.
 * Returns the new tags.
 */
export async function changeTags(
	deps: { db: Database; versions: ContentVersions; clock: { now(): Date } },
	eventId: number,
	change: TagChange,
	actor: string,
): Promise<EventTags> {
	return changeContent(deps, async (tx) => {
		const before = await tagsOf(tx, eventId);
		const changed = <Name extends "google" | "meta" | "linkedin">(name: Name) =>
			change[name] === undefined ? before[name] : change[name];
		const after: EventTags = {
			google: changed("google"),
			meta: changed("meta"),
			linkedin: changed("linkedin"),
			linkedinConversions: merged(before.linkedinConversions, change.linkedinConversions),
			googleConversions: merged(before.googleConversions, change.googleConversions),
		};
		await saveTags(tx, eventId, after);
		const detail = { ...change };
		const entry = { at: deps.clock.now(), actor, action: "tags.changed", subject: `event:${eventId}`, eventId, detail };
		await addAuditEntry(tx, entry);
		return after;
	});
}

type Names = EventTags["linkedinConversions"];
type NameChange = Record<string, string | null> | undefined;
export type TagChange = { [name in "google" | "meta" | "linkedin"]?: string | null | undefined } & {
	linkedinConversions?: NameChange;
	googleConversions?: NameChange;
};

function merged(before: Names, change: NameChange = {}): Names {
	const all = Object.entries({ ...before, ...change });
	return Object.fromEntries(all.filter(([, value]) => value !== null)) as Names;
}
