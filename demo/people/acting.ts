import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Deps } from "../../src/app/boot/deps.ts";
import { emailSettingsOf } from "../../src/app/boot/email-settings.ts";
import { ROOT } from "../../src/app/boot/root.ts";
import { wiringOf } from "../../src/app/wiring.ts";
import { checkInTicket } from "../../src/features/checkin/server/check-in.ts";
import { priceWithCode } from "../../src/features/codes/rules.ts";
import { codeByText } from "../../src/features/codes/server/store.ts";
import { consentsOf } from "../../src/features/consent/server/store.ts";
import { cvForm, type saveCvForm } from "../../src/features/cvs/contract.ts";
import { recordFetch } from "../../src/features/cvs/server/fetch-cv.ts";
import { saveCv } from "../../src/features/cvs/server/save-cv.ts";
import { changeSharing } from "../../src/features/cvs/server/share-cv.ts";
import { storeCvForm } from "../../src/features/cvs/server/store.ts";
import type { EventRecord } from "../../src/features/event/server/columns.ts";
import { existingCalendar, existingEvent } from "../../src/features/event/server/store.ts";
import { bundleKey } from "../../src/features/event/server/tables.ts";
import { changeStaff } from "../../src/features/exhibitors/server/change-staff.ts";
import { saveWords } from "../../src/features/leads/server/store.ts";
import { takeLead } from "../../src/features/leads/server/take-lead.ts";
import { consentSentence } from "../../src/features/leads/texts.ts";
import { answerAsExhibitor } from "../../src/features/meetings/server/answer.ts";
import { requestSlot } from "../../src/features/meetings/server/book.ts";
import { topicsOf } from "../../src/features/meetings/server/slot-store.ts";
import { isBusinessAbroad } from "../../src/features/orders/company-purchase.ts";
import { amountsOf, isSoldOnline } from "../../src/features/orders/price.ts";
import { takePackagePlaces } from "../../src/features/packages/server/stock-store.ts";
import { existingPackage, pricedPackages } from "../../src/features/packages/server/store.ts";
import { addFavourites } from "../../src/features/plan/server/store.ts";
import type { ProfileBody } from "../../src/features/profiles/contract.ts";
import { saveProfile, showProfile } from "../../src/features/profiles/server/save-profile.ts";
import { exchangePhoto } from "../../src/features/profiles/server/store.ts";
import { keepPlace } from "../../src/features/recordings/server/store.ts";
import { recording } from "../../src/features/recordings/server/tables.ts";
import {
	type RegistrationPayload,
	registrationPayload,
	type SentRegistration,
} from "../../src/features/registration/contract.ts";
import { orderTeam } from "../../src/features/registration/server/order-team.ts";
import { register } from "../../src/features/registration/server/register.ts";
import { ticketsAt } from "../../src/features/ticket-holders/server/holder-store.ts";
import { registrationInsert } from "../../src/features/ticket-holders/server/inserts.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { ticketNumber } from "../../src/features/tickets/rules.ts";
import type { SentBodyOf } from "../../src/kit/contract/call.ts";
import type { Database, Tx } from "../../src/kit/db/database.ts";
import { insertAll, nextKeys } from "../../src/kit/db/insert-all.ts";
import { Failure } from "../../src/kit/http/failure.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { noopPublisher } from "../../src/kit/live/live.ts";
import type { DrawnPerson } from "./people.ts";

const ACTOR = "demonstration";

export type Participant = Pick<DrawnPerson, "id" | "email" | "firstName" | "lastName">;
export type PersonAtEvent = { who: Participant; event: EventRecord; now: Date };
/** The choices of a registration; `quantity` orders for a team. A password makes a new account. */
export type Choices = Partial<SentRegistration> & { quantity?: number };

/** Ids of an event's lectures, or of another list, by their keys in the bundle. */
export async function idsOf(db: Database, event: EventRecord, list = "lectures"): Promise<(key: string) => number> {
	const rows = await db
		.select({ id: bundleKey.rowId, key: bundleKey.key })
		.from(bundleKey)
		.where(and(eq(bundleKey.eventId, event.id), eq(bundleKey.list, list)));
	const ids = new Map(rows.map(({ id, key }) => [key, id]));
	return (key) => invariant(ids.get(key), `${key} among the ${list}`);
}

export const eventOf = (tx: Tx, code: string) => existingEvent(tx, code);

/** Parts of the program that work within a transaction at a past time. */
export function partsAt(deps: Deps, tx: Tx, now: Date) {
	const db = tx as unknown as Deps["db"]; // a nested transaction is a savepoint
	// cached content may be older than the transaction's view
	const at = {
		...deps,
		db,
		clock: { now: () => now },
		readCache: { of: <T>(_key: string, read: () => Promise<T>) => read() },
	};
	return { ...at, ...wiringOf(at), ...emailSettingsOf(deps.config) };
}

/** People's actions, which use the commands of real people. */
export function acting(deps: Deps, tx: Tx) {
	/** Registers, or orders for a team. Returns the order's number, if any. */
	async function registers(
		{ who, event, now }: PersonAtEvent,
		packageCode: string,
		{ quantity, ...more }: Choices = {},
	): Promise<string | undefined> {
		const parts = partsAt(deps, tx, now);
		const consents = await consentsOf(tx, event);
		const payload = z.parse(registrationPayload, {
			eventCode: event.code,
			email: who.email,
			packageCode,
			processAgreement: true,
			gdprs: Object.fromEntries(consents.map((one) => [String(one.objectId), one.kind !== "recruitment"])),
			...(quantity && { tickets: [{ packageCode, quantity }] }),
			...more,
		});
		const expectedGrossGrosz = await grossOf({ event, now }, payload, quantity ?? 1);
		const accountId = more.password === undefined ? who.id : undefined;
		const act = quantity ? orderTeam : register;
		const { order } = await act(parts, { ...payload, expectedGrossGrosz }, { lang: "pl", accountId });
		return order?.number;
	}

	/** The sum that the form shows, with a code and without the VAT of a foreign business. */
	async function grossOf(
		{ event, now }: Pick<PersonAtEvent, "event" | "now">,
		payload: RegistrationPayload,
		quantity: number,
	): Promise<number> {
		const { packageCode, paymentMethod } = payload;
		const sold = (await pricedPackages(tx, event.id, now)).find((one) => one.code === packageCode);
		const chosen = invariant(sold, `the package ${packageCode}`);
		const code = payload.code === "" ? undefined : await codeByText(tx, event.id, payload.code);
		const listNetGrosz = invariant(chosen.netGrosz, "the price of what is sold");
		const unitNetGrosz = code ? priceWithCode(listNetGrosz, code) : listNetGrosz;
		const isReverseCharged = isSoldOnline(chosen) && chosen.hasReverseCharge && isBusinessAbroad(payload);
		const bought = { quantity, listNetGrosz, unitNetGrosz, vatRate: chosen.vatRate, isReverseCharged };
		return amountsOf([bought], paymentMethod ?? "card").total.grossGrosz;
	}

	async function stars({ who, event, now }: PersonAtEvent, keys: string[]): Promise<void> {
		const idOf = await idsOf(tx, event);
		await addFavourites(tx, { accountId: who.id, lectureIds: keys.map(idOf), addedAt: now });
	}

	/** Watches a recording up to this second. */
	async function watches({ who, event, now }: PersonAtEvent, key: string, seconds: number): Promise<void> {
		const lectureId = (await idsOf(tx, event))(key);
		const [one] = await tx.select({ id: recording.id }).from(recording).where(eq(recording.lectureId, lectureId));
		const recordingId = invariant(one, "the recording").id;
		await keepPlace(tx, { accountId: who.id, recordingId, seconds, updatedAt: now });
	}

	/** Saves a profile with the drawn photo, and makes it visible at the event. */
	async function introduces(
		{ who, event, now }: PersonAtEvent,
		profile: ProfileBody,
		face: string | undefined,
	): Promise<void> {
		const parts = partsAt(deps, tx, now);
		await saveProfile(parts, who.id, profile);
		await showProfile(parts, { accountId: who.id, event, isVisible: true });
		if (!face) return;
		// unprocessed, because scaling a photo takes much memory
		const drawn = (width: number) =>
			readFile(join(deps.files.folder, face.replace(/^\/files\//, "").replace("-640.", `-${width}.`)));
		const save = async (size: string, width: number) =>
			deps.privateFiles.save(`photos/${who.id}-${size}.webp`, await drawn(width));
		const photo = { large: await save("large", 640), small: await save("small", 192) };
		await exchangePhoto(tx, { accountId: who.id, photo, now });
	}

	/** Shares a CV with exhibitors, optionally with a file. */
	async function sharesCv(
		{ who, event, now }: PersonAtEvent,
		form: SentBodyOf<typeof saveCvForm>,
		file?: string,
	): Promise<void> {
		const parts = partsAt(deps, tx, now);
		await storeCvForm(tx, who.id, z.parse(cvForm, form), now);
		const name = `CV ${who.firstName} ${who.lastName}.pdf`;
		if (file) await saveCv(parts, who.id, { file: createReadStream(join(ROOT, "demo/people", file)), name });
		const text = (await consentsOf(tx, event)).find((one) => one.kind === "recruitment");
		const textId = invariant(text, "the recruitment consent").objectId;
		await changeSharing(parts, { accountId: who.id, event, isShared: true, textId, lang: "pl" });
	}

	async function worksFor({ who, event, now }: PersonAtEvent, exhibitorId: number): Promise<void> {
		const parts = partsAt(deps, tx, now);
		const member = { exhibitorId, eventId: event.id, accountId: who.id };
		await changeStaff(parts, { ...member, isStaff: true, actor: ACTOR });
	}

	/** Downloads shared CVs for an exhibitor. */
	async function fetches({ who, now }: PersonAtEvent, exhibitorId: number, fetched: DrawnPerson[]): Promise<void> {
		const parts = partsAt(deps, tx, now);
		const fetching = { exhibitorId, staffId: who.id, what: "form" } as const;
		for (const { id: personId } of fetched) {
			await recordFetch(parts, { ...fetching, personId }).catch((error) => {
				if (!(error instanceof Failure)) throw error;
			});
		}
	}

	/** Adds a contact at the stand with consent and a note. */
	async function takesContact(
		{ who, event, now }: PersonAtEvent,
		exhibitorId: number,
		{ of, rating, note }: { of: DrawnPerson; rating: number | null; note: string },
	): Promise<void> {
		const parts = partsAt(deps, tx, now);
		const code = ticketNumber(await ticketOf({ who: of, event, now }));
		const scan = { exhibitorId, staffId: who.id, code, lang: "pl", version: consentSentence.version } as const;
		const { lead } = await takeLead(parts, scan);
		await saveWords(tx, { exhibitorId, leadId: lead.id }, { rating, note });
	}

	/** Requests a meeting, which is accepted or pending. */
	async function asksToMeet(
		{ accountId, now }: { accountId: string; now: Date },
		{ slotId, exhibitorId, note, isAgreed }: { slotId: number; exhibitorId: number; note: string; isAgreed: boolean },
	): Promise<void> {
		// a pending request stays so, without an automatic answer
		const at = partsAt(deps, tx, now);
		const parts = { ...at, bookCommands: { ...at.bookCommands, onAsked: async () => {} }, live: noopPublisher };
		const topics = await topicsOf(tx, [exhibitorId]);
		const topicId = topics[slotId % topics.length]?.id ?? null;
		const meetingId = await requestSlot(parts, { accountId, slotId, topicId, note });
		const answer = { isAccepted: true, expected: { state: "asked", slotId } } as const;
		if (isAgreed) await answerAsExhibitor(tx, parts, { meetingId, exhibitorId, answer });
	}

	const comes = async ({ who, event }: Pick<PersonAtEvent, "who" | "event">) =>
		(await ticketsAt(tx, { accountId: who.id, eventId: event.id })).length > 0;

	/** The person's only ticket at the event. */
	async function ticketOf({ who, event }: PersonAtEvent): Promise<number> {
		const own = (await ticketsAt(tx, { accountId: who.id, eventId: event.id }))[0];
		return invariant(own, "a ticket").registrationId;
	}

	/** Gets a ticket from the organiser, if registration is closed. */
	async function isGiven({ who, event, now }: PersonAtEvent, packageCode: string): Promise<number> {
		const { id: packageId, capacity } = await existingPackage(tx, event.id, packageCode);
		const { id } = await nextKeys(tx, { id: registration });
		const common = { id, accountId: who.id, eventId: event.id, packageId, profile: {}, createdAt: now };
		await insertAll(tx, [registrationInsert({ ...common, status: "confirmed" })]);
		await takePackagePlaces(tx, packageId, capacity);
		return id;
	}

	async function isLetIn(
		event: EventRecord,
		registrationId: number,
		dayCode: string,
		at: Date,
		room?: string,
	): Promise<void> {
		const day = await existingCalendar(tx, event.id, dayCode);
		const code = ticketNumber(registrationId);
		await checkInTicket(partsAt(deps, tx, at), { event, day, room, code, at }, ACTOR);
	}

	const atStands = { sharesCv, worksFor, fetches, takesContact, asksToMeet };
	return { registers, stars, watches, introduces, ...atStands, comes, ticketOf, isGiven, isLetIn };
}
