import { and, eq, gt, inArray, max } from "drizzle-orm";
import type { Deps } from "../../src/app/boot/deps.ts";
import { account } from "../../src/features/account/server/tables.ts";
import { ensurePasswords } from "../../src/features/demonstration/server/password.ts";
import { facesOf } from "../../src/features/demonstration/server/store.ts";
import { favourite } from "../../src/features/plan/server/tables.ts";
import { storeShown } from "../../src/features/profiles/server/store.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import type { Lang } from "../../src/kit/i18n/lang.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { emailMessage } from "../../src/kit/mail/tables.ts";
import { instantOf } from "../../src/kit/time/instant.ts";
import { BUYERS } from "../sales/buyers.ts";
import { liveSales } from "../sales/live-sales.ts";
import { recordedSales } from "../sales/recorded-sales.ts";
import { trading } from "../sales/trading.ts";
import { acting, eventOf, idsOf } from "./acting.ts";
import { comesToStand } from "./at-the-stand.ts";
import { peopleMeet } from "./meeting-people.ts";
import { NETWORKING } from "./networking.ts";
import { organise } from "./organising.ts";
import { notePartsDrawn } from "./parts-drawn.ts";
import { type DrawnPerson, PEOPLE, PEOPLE_IDS, person } from "./people.ts";
import { PROFILES } from "./profiles.ts";
import { companyPurchases, livePurchases, purchasesBefore, SITS } from "./purchases.ts";
import { recruits, shareCvs } from "./recruiting.ts";
import { facesOfSpeakers, speaks } from "./speaking.ts";
import { type Ago, agoOf, inTimeOrder, type Story, ZONE } from "./story.ts";

/** An event that always has recordings, and the latest time of its registrations. */
export const RECORDED = { code: "MSTS25", at: "2025-04-22T09:40" };

/** An event that is always over, with the check-in's place and time. */
const PAST = {
	code: "THS25",
	day: "THS25-ONSITE",
	registered: "2025-03-02T18:20",
	door: "2025-03-27T08:52",
	stars: ["czy-wszyscy-oprocz-mnie-to-rozumieja", "rozmowa-techniczna-na-zywo-z-komentarzem-z-obu-stron-stolu"],
	rooms: [
		["Sala Suwnica", "2025-03-27T09:32"],
		["Sala Imadło", "2025-03-27T10:34"],
		["Sala Młot", "2025-03-27T12:18"],
		["Sala Imadło", "2025-03-27T14:33"],
	] satisfies [room: string, at: string][],
};

export const eventsOfPeople = (liveCode: string): string[] => [liveCode, RECORDED.code, PAST.code];

export async function arePeopleDrawn({ db }: Pick<Deps, "db">): Promise<boolean> {
	return (await facesOf(db, PEOPLE_IDS)).size > 0;
}

type DrawPeopleInput = {
	firstStart: Date;
	liveCode: string;
	faces: ReadonlyMap<string, string>;
};

/**
 * Creates the people and their actions until the first start, in one transaction. They use the commands of real
 * registrations, payments and plans, at past times.
 */
export async function drawPeople(
	deps: Deps,
	{ firstStart, liveCode, faces: drawnFaces }: DrawPeopleInput,
): Promise<void> {
	const ago = agoOf(firstStart);
	await deps.db.transaction(async (tx) => {
		const before = await lastEmail(tx);
		const registeredAt = atRecorded(ago);
		const createdAt = new Date(Math.min(registeredAt.getTime(), ago(30, "08:00").getTime()));
		const faces = new Map([...drawnFaces, ...(await facesOfSpeakers(tx))]);
		await createPeople(tx, PEOPLE, { faces, createdAt });
		const [live, recorded] = [await eventOf(tx, liveCode), await eventOf(tx, RECORDED.code)];
		const story = { tx, does: acting(deps, tx), live, recorded, ago, firstStart };
		await atTheFair(story);
		await organise(story);
		await buyersBuy(deps, story, { registeredAt, createdAt });
		await peoplePlan(story);
		await peopleIntroduce(story, faces);
		await speaks(story, registeredAt, faces);
		await shareCvs(story);
		await recruits(story);
		await comesToStand(story);
		await notePartsDrawn(tx, firstStart);
		await peopleMeet(deps, tx, { events: [live, recorded], faces, now: ago(1, "17:40"), inviting: live });
		await ensurePasswords({ ...deps, db: tx, clock: { now: () => createdAt } }, PEOPLE_IDS);
		await forgetTheirEmails(tx);
		await forgetOfficeEmails(tx, before);
	});
}

/** The people and other buyers buy, one after the other. */
async function buyersBuy(
	deps: Deps,
	story: Story,
	{ registeredAt, createdAt }: { registeredAt: Date; createdAt: Date },
): Promise<void> {
	const others = BUYERS.filter(({ isNew }) => !isNew);
	await createPeople(story.tx, others, { faces: new Map(), createdAt });
	const trade = trading(deps, story);
	const acts = [
		...purchasesBefore(story, trade, registeredAt),
		...recordedSales(story, trade, registeredAt),
		...companyPurchases(story, trade),
		...(await livePurchases(story, trade)),
		...liveSales(deps, story, trade),
	];
	await inTimeOrder(acts, story.firstStart);
}

type NewAccount = Pick<DrawnPerson, "id" | "email" | "firstName" | "lastName" | "phoneNo"> & { lang?: Lang };

export async function createPeople(
	tx: Tx,
	people: readonly NewAccount[],
	{ faces, createdAt }: { faces: ReadonlyMap<string, string>; createdAt: Date },
): Promise<void> {
	const accounts = people.map(({ id, email, firstName, lastName, phoneNo, lang = "pl" }) => ({
		id,
		email,
		emailVerified: true,
		name: `${firstName} ${lastName}`,
		firstName,
		lastName,
		phoneNo,
		lang,
		image: faces.get(id) ?? null,
		createdAt,
		updatedAt: createdAt,
	}));
	if (accounts.length > 0) await tx.insert(account).values(accounts);
}

export async function lastEmail(tx: Tx): Promise<number> {
	const [row] = await tx.select({ id: max(emailMessage.id) }).from(emailMessage);
	return row?.id ?? 0;
}

/** Deletes the people's e-mails, by default all, because nobody reads them. */
export async function forgetTheirEmails(tx: Tx, after = 0): Promise<void> {
	const addresses = [...PEOPLE, ...NETWORKING, ...BUYERS].map(({ email }) => email);
	const theirs = and(inArray(emailMessage.recipient, addresses), gt(emailMessage.id, after));
	await tx.delete(emailMessage).where(theirs);
}

/** Deletes the e-mails that asked organisers for an approval. */
async function forgetOfficeEmails(tx: Tx, after: number): Promise<void> {
	const isAsked = and(eq(emailMessage.kind, "order-approval-wanted"), gt(emailMessage.id, after));
	await tx.delete(emailMessage).where(isAsked);
}

/** The time of a person's registration, at the latest that of the event. */
export const atRecorded = (ago: Ago) =>
	new Date(Math.min(instantOf(RECORDED.at, ZONE).getTime(), ago(12, "09:40").getTime()));

async function atTheFair({ tx, does }: Story): Promise<void> {
	const event = await eventOf(tx, PAST.code);
	const doing = { who: person("over"), event, now: instantOf(PAST.registered, ZONE) };
	const ticket = await does.isGiven(doing, "STANDARD");
	await does.stars(doing, PAST.stars);
	await does.isLetIn(event, ticket, PAST.day, instantOf(PAST.door, ZONE));
	for (const [room, at] of PAST.rooms) await does.isLetIn(event, ticket, PAST.day, instantOf(at, ZONE), room);
}

/** People write profiles for the live event, and one for the event with recordings. */
async function peopleIntroduce(
	{ tx, does, live, recorded, ago }: Story,
	faces: ReadonlyMap<string, string>,
): Promise<void> {
	for (const [key, profile] of Object.entries(PROFILES)) {
		const who = person(key);
		await does.introduces({ who, event: live, now: ago(5, "20:30") }, profile, faces.get(who.id));
	}
	// a search at the first event finds people even before one writes a profile
	const visibility = { accountId: person("standard").id, eventId: recorded.id, isVisible: true };
	await storeShown(tx, { ...visibility, now: ago(4, "20:30") });
}

/** Lectures that people starred. The two of `standard` at ten o'clock clash. */
const STARS = {
	standard: [
		...SITS.standard,
		"the-neighbours-cheered-first-low-latency-streaming-for-forty-thousand-seats",
		"replika-spozniona-o-pol-sekundy-i-tysiac-podwojnych-zamowien",
		"we-deploy-on-fridays-on-purpose",
		"sen-jako-zasob-produkcyjny",
		"koparka-kontra-internet-zapasowa-trasa-ktora-naprawde-jest-inna",
		"live-captions-the-two-seconds-that-decide-who-can-take-part",
		"odtwarzamy-kopie-zapasowa-z-zegarkiem-w-reku",
	],
	onsite: [
		...SITS.onsite,
		"ktora-jest-godzina-zegary-w-systemach-ktore-musza-byc-zgodne",
		"raport-z-awarii-na-tablicy-ogloszen",
		"capacity-planning-for-a-crowd-that-arrives-on-the-minute",
	],
	online: [
		...SITS.online,
		"pierwsze-piec-minut-awarii-kto-mowi-kto-slucha-kto-pisze",
		"formularz-dla-kogos-kto-sie-spieszy-boi-i-niedowidzi",
		"joining-oblokownia-your-first-ninety-days-on-a-platform-team",
	],
	expo: ["kabel-koparka-kariera-praca-u-operatora-z-trzema-powiatami", "sen-jako-zasob-produkcyjny"],
	exec: ["minuta-premiery-klatka-po-klatce", "jeden-alarm-jeden-adresat-porzadki-po-szesciu-latach-powiadomien"],
};

/** A starred lecture that the organiser moved by half an hour and to another room. */
const MOVED = { key: "raport-z-awarii-na-tablicy-ogloszen", byMs: 30 * 60_000, place: "Sala Rampa" };

/** Adds plans, started recordings, and a change of the agenda. */
async function peoplePlan({ tx, does, live, recorded, ago }: Story): Promise<void> {
	const now = ago(1, "18:15");
	for (const [key, lectures] of Object.entries(STARS))
		await does.stars({ who: person(key), event: live, now }, lectures);
	const watching = (key: string) => ({ who: person(key), event: recorded, now: ago(0, "00:00") });
	await does.watches(watching("standard"), "kopia-zapasowa-ktorej-nikt-nie-probowal-odtworzyc", 17);
	await does.watches(watching("standard"), "azure-policy-as-a-brake-not-a-wall", 29);
	await does.watches(watching("online"), "hardening-service-principals-nobody-owns", 14);
	const lectureId = (await idsOf(tx, live))(MOVED.key);
	const mine = and(eq(favourite.accountId, person("onsite").id), eq(favourite.lectureId, lectureId));
	const [one] = await tx.select().from(favourite).where(mine);
	const beforeStartsAt = new Date(invariant(one, "the star").startsAt.getTime() - MOVED.byMs);
	await tx.update(favourite).set({ beforeStartsAt, beforePlace: MOVED.place }).where(mine);
}
