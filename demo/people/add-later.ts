import { eq } from "drizzle-orm";
import type { Deps } from "../../src/app/boot/deps.ts";
import { ensurePasswords } from "../../src/features/demonstration/server/password.ts";
import { facesOf } from "../../src/features/demonstration/server/store.ts";
import type { EventRecord } from "../../src/features/event/server/columns.ts";
import { allEvents } from "../../src/features/event/server/store.ts";
import { standMessage } from "../../src/features/stands/server/tables.ts";
import type { Database } from "../../src/kit/db/database.ts";
import { firstStartOf, isLiveCode } from "../bundles.ts";
import { acting, eventOf, idsOf } from "./acting.ts";
import { COMPANY_KEY, comesToStand } from "./at-the-stand.ts";
import {
	arePeopleDrawn,
	atRecorded,
	createPeople,
	eventsOfPeople,
	forgetTheirEmails,
	lastEmail,
	RECORDED,
} from "./draw-people.ts";
import { organise } from "./organising.ts";
import { type LaterPart, notePartsDrawn, partsDrawn } from "./parts-drawn.ts";
import { ORGANISERS, PEOPLE, PEOPLE_IDS, person } from "./people.ts";
import { recruits } from "./recruiting.ts";
import { facesOfSpeakers, speaks } from "./speaking.ts";
import { agoOf, type Story } from "./story.ts";

type MissingPeople = { live: EventRecord; parts: LaterPart[] };

/**
 * The parts of the demonstration's people that a site of an older release lacks. Undefined if it lacks none, or if its
 * live event is over. Deleted people do not return.
 */
export async function missingParts(deps: Deps): Promise<MissingPeople | undefined> {
	const { db, clock } = deps;
	const events = await allEvents(db);
	const live = events.find(({ code }) => isLiveCode(code));
	const storedCodes = new Set(events.map(({ code }) => code));
	if (!live || live.endsAt <= clock.now() || !eventsOfPeople(live.code).every((code) => storedCodes.has(code)))
		return undefined;
	if (!(await arePeopleDrawn(deps))) return undefined;
	const drawn = await partsDrawn(db);
	const there = await facesOf(db, PEOPLE_IDS);
	const lacks = (part: LaterPart) => !drawn.has(part) && !there.has(person(part).id);
	const parts: LaterPart[] = (["speaker", "exhibitor"] as const).filter(lacks);
	const hasExhibitor = parts.includes("exhibitor") || there.has(person("exhibitor").id);
	if (!drawn.has("stand") && hasExhibitor && !(await isWrittenTo(db, live))) parts.push("stand");
	const hasOrganiser = ORGANISERS.some(({ id }) => there.has(id));
	if (!drawn.has("office") && !hasOrganiser) parts.push("office");
	if (parts.length > 0) return { live, parts };
	await db.transaction((tx) => notePartsDrawn(tx, clock.now()));
	return undefined;
}

/** Whether the company's stand has messages. Visitors' data must not be overwritten. */
async function isWrittenTo(db: Database, live: EventRecord): Promise<boolean> {
	const exhibitorId = (await idsOf(db, live, "exhibitors"))(COMPANY_KEY);
	return (await db.$count(standMessage, eq(standMessage.exhibitorId, exhibitorId))) > 0;
}

/** Adds missing parts in one transaction and changes no existing data. `drawn` has faces by people's ids. */
export async function addMissing(
	deps: Deps,
	{ live, parts }: MissingPeople,
	drawn: ReadonlyMap<string, string>,
): Promise<void> {
	const firstStart = firstStartOf(live);
	const ago = agoOf(firstStart);
	await deps.db.transaction(async (tx) => {
		const before = await lastEmail(tx);
		const faces = new Map([...drawn, ...(await facesOfSpeakers(tx))]);
		const createdAt = atRecorded(ago);
		const recorded = await eventOf(tx, RECORDED.code);
		const story: Story = { tx, does: acting(deps, tx), live, recorded, ago, firstStart };
		const coming = PEOPLE.filter(({ key, organises }) => parts.some((part) => part === (organises ? "office" : key)));
		await createPeople(tx, coming, { faces, createdAt });
		if (parts.includes("speaker")) await speaks(story, createdAt, faces);
		if (parts.includes("exhibitor")) await recruits(story);
		if (parts.includes("stand")) await comesToStand(story);
		if (parts.includes("office")) await organise(story);
		await notePartsDrawn(tx, deps.clock.now());
		await ensurePasswords({ ...deps, db: tx, clock: { now: () => createdAt } }, PEOPLE_IDS);
		await forgetTheirEmails(tx, before);
	});
}
