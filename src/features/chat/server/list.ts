import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { endOfEvent, eventsById } from "../../event/server/store.ts";
import { photoUrlOf } from "../../profiles/server/shapes.ts";
import { photosOf } from "../../profiles/server/store.ts";
import { type VisibilityDeps, visibleAmong } from "../../profiles/server/visible-people.ts";
import type { Conversation } from "../contract.ts";
import { deletionDate } from "../rules.ts";
import { personRefusals, standRefusals } from "../texts.ts";
import { conversationsOf, type Side } from "./list-store.ts";
import { writerRefusal } from "./person-access.ts";
import { conversationShape } from "./shapes.ts";
import { askerRefusal, isPast } from "./stand-access.ts";

/** Includes photos that the person may see; a company sees only names. */
export async function conversationShapes(deps: VisibilityDeps, side: Side, lang: Lang): Promise<Conversation[]> {
	const { db } = deps;
	const records = await conversationsOf(db, side);
	const events = await eventsById(db, [...new Set(records.map(({ eventId }) => eventId))]);
	const ids = records.flatMap(({ partner }) => partner.person?.id ?? []);
	const visible = "accountId" in side ? await visibleAmong(deps, side.accountId, ids) : [];
	const photos = await photosOf(db, [...visible]);
	const refusals = new Map<number, Refusals>();
	for (const eventId of events.keys()) refusals.set(eventId, await refusalsOf(deps, side, eventId));
	const conversations = [];
	for (const one of records) {
		const event = invariant(events.get(one.eventId), "the event of a conversation");
		const until = deletionDate(await endOfEvent(db, event), event.timeZone);
		const id = one.partner.person?.id ?? "";
		const photoUrl = photoUrlOf(id, photos.get(id));
		const refusal = refusals.get(one.eventId)?.[one.kind];
		conversations.push(conversationShape(one, { lang, event, keptUntil: until, photoUrl, refusal }));
	}
	return conversations;
}

type Refusals = { people: Text | undefined; stand: Text | undefined };

/** Returns why a side may not write at an event, to people and to stands. */
async function refusalsOf(deps: VisibilityDeps, side: Side, eventId: number): Promise<Refusals> {
	if (!("accountId" in side)) {
		return { people: undefined, stand: (await isPast(deps, eventId)) ? standRefusals.past : undefined };
	}
	const { accountId } = side;
	const toPeople = await writerRefusal(deps, { accountId, eventId });
	const toStand = await askerRefusal(deps, { eventId, accountId, isStaff: false, isStaffed: true });
	return { people: toPeople && personRefusals[toPeople], stand: toStand && standRefusals[toStand] };
}
