import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import type { Deps } from "../../src/app/boot/deps.ts";
import { account } from "../../src/features/account/server/tables.ts";
import { endOfLastDay } from "../../src/features/event/last-day.ts";
import type { EventRecord } from "../../src/features/event/server/columns.ts";
import { addInvitation } from "../../src/features/matchmaking/server/store.ts";
import { namingTopics } from "../../src/features/profiles/server/save-profile.ts";
import { exchangePhoto, standingsOf, storeProfile, storeShown } from "../../src/features/profiles/server/store.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { cameFrom, NETWORKING } from "./networking.ts";
import { person } from "./people.ts";

type Meeting = { events: readonly EventRecord[]; faces: ReadonlyMap<string, string>; now: Date; inviting: EventRecord };

/** Makes participants visible at their events. Two of them invite the demonstration's people. */
export async function peopleMeet(deps: Deps, tx: Tx, { events, faces, now, inviting }: Meeting): Promise<void> {
	const ids = NETWORKING.map(({ id }) => id);
	const there = await tx.select({ id: account.id }).from(account).where(inArray(account.id, ids));
	const isThere = new Set(there.map(({ id }) => id));
	const inBothLanguages = await namingTopics(tx);
	for (const { id, said: words } of NETWORKING) {
		if (!isThere.has(id)) continue;
		const [headline, company, about, topics, seeks, gives] = words;
		const named = inBothLanguages(topics.split(", "));
		const empty = { lookingForText: "", offeringText: "", languages: ["pl"], links: [] };
		const profileFields = { headline, company, about, topics: named, lookingFor: [seeks], offering: [gives], ...empty };
		await storeProfile(tx, id, profileFields as Parameters<typeof storeProfile>[2], now);
		for (const event of events) await storeShown(tx, { accountId: id, eventId: event.id, isVisible: true, now });
		await showFace(deps, tx, { id, face: faces.get(id), now });
	}
	await invitePeople(
		tx,
		inviting,
		there.map(({ id }) => id),
		now,
	);
}

async function showFace(
	deps: Deps,
	tx: Tx,
	{ id, face, now }: { id: string; face: string | undefined; now: Date },
): Promise<void> {
	if (!face) return;
	const drawn = (width: number) =>
		readFile(join(deps.files.folder, face.replace(/^\/files\//, "").replace("-640.", `-${width}.`)));
	const save = async (size: string, width: number) =>
		deps.privateFiles.save(`photos/${id}-${size}.webp`, await drawn(width));
	await exchangePhoto(tx, {
		accountId: id,
		photo: { large: await save("large", 640), small: await save("small", 192) },
		now,
	});
}

/** Invitations from people of two companies, with their text. */
const SENTENCES = [
	["Wydmy", "onsite", "Robimy formularz zgłoszeń dla urzędu. Kwadrans przy kawie, pokażesz mi, gdzie się potykamy?"],
	["Porty Północ", "standard", "Też zbieram raporty z awarii. Wymienimy się jednym, najgorszym?"],
] as const;

/** Two participants invite the people whose packages allow it. */
async function invitePeople(tx: Tx, event: EventRecord, ids: readonly string[], now: Date): Promise<void> {
	if (endOfLastDay(event) <= now) return;
	const inviting: string[] = [];
	for (const id of ids) {
		const [ticket] = (await standingsOf(tx, id, now)).filter((one) => one.eventId === event.id);
		if (ticket?.matchmaking === "full" && ticket.isVisible) inviting.push(id);
	}
	for (const [company, key, sentence] of SENTENCES) {
		const accountId = cameFrom(company);
		if (inviting.includes(accountId))
			await addInvitation(tx, { eventId: event.id, accountId, invitedId: person(key).id, sentence, sentAt: now });
	}
}
