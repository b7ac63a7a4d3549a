import { addMeetings, addOrder, addOwnRows, addRoom, addViews, addWaiting } from "./scope-rows.ts";
import { addElsewhere, addStand } from "./scope-stand.ts";
import { addContent, addPeople, SCOPES, type ScopeName } from "./scopes.ts";
import type { TestServer } from "./server.ts";

/**
 * Fills a scope. The caller also gets rows at the foreign event. Returns the scope's ids, and the caller's session if
 * the scope is `own`.
 */
export async function fillScope(server: TestServer, scope: ScopeName, caller?: string) {
	const content = await addContent(server, scope);
	const { people, cookie } = await addPeople(server, scope, content);
	const ground = { word: SCOPES[scope].word, content, people };
	const things = {
		word: SCOPES[scope].word,
		event: content.event.id,
		eventCode: content.event.code,
		calendar: content.calendar.id,
		calendarCode: content.calendar.code,
		packageCode: content.ticket.code,
		package: content.ticket.id,
		round: content.round.id,
		option: content.option.id,
		formQuestion: content.question.id,
		category: content.category.id,
		lecturer: content.lecturer.id,
		news: content.news.id,
		exhibitor: content.exhibitor.id,
		lecture: content.live.id,
		later: content.later.id,
		full: content.full.id,
		film: content.film.id,
		consentText: content.consent.id,
		...people,
		ownerEmail: `owner.${SCOPES[scope].word.toLowerCase()}@ktos.example`,
		...(await addOwnRows(server, ground)),
		...(await addViews(server, ground)),
		...(await addWaiting(server, ground)),
		...(await addOrder(server, ground)),
		...(await addMeetings(server, ground)),
		...(await addRoom(server, ground)),
		...(await addStand(server, ground)),
	};
	if (scope === "foreign" && caller) await addElsewhere(server, { ...ground, accountId: caller });
	return { things, cookie };
}

/** A scope's keys in the API: ids, codes and secrets by name. */
export type Things = Awaited<ReturnType<typeof fillScope>>["things"];
