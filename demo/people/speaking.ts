import { and, eq } from "drizzle-orm";
import { lecturer } from "../../src/features/speakers/server/tables.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { instantOf } from "../../src/kit/time/instant.ts";
import { eventOf } from "./acting.ts";
import { PEOPLE, person } from "./people.ts";
import { SPEAKER } from "./profiles.ts";
import { type Story, ZONE } from "./story.ts";

/** Lectures that she gives, and lectures that she attends. */
const OWN = ["migracja-214-maszyn-w-jedenascie-weekendow", "azure-policy-as-a-brake-not-a-wall"];
const HEARS = ["private-endpoints-dns-and-other-things-that-ruined-our-friday"];
/** Her check-ins at the entrance and in rooms, if the onsite day is over. */
const DOOR = "2025-06-07T08:05";
const ROOM = { room: "Sala Łuków", at: ["2025-06-07T14:16", "2025-06-07T16:28"] };

/** Pictures of people who are speakers, from their events, by people's ids. */
export async function facesOfSpeakers(tx: Tx): Promise<Map<string, string>> {
	const faces = new Map<string, string>();
	for (const { id, firstName, lastName, speaksAt } of PEOPLE) {
		if (!speaksAt) continue;
		const event = await eventOf(tx, speaksAt);
		const named = and(eq(lecturer.firstName, firstName), eq(lecturer.lastName, lastName));
		const [row] = await tx
			.select({ imageUrl: lecturer.imageUrl })
			.from(lecturer)
			.where(and(eq(lecturer.eventId, event.id), named));
		if (row?.imageUrl) faces.set(id, row.imageUrl);
	}
	return faces;
}

/** Gives the speaker a guest ticket by the organiser's code, which links her account to the speaker. */
export async function speaks(
	{ does, recorded, firstStart }: Story,
	now: Date,
	faces: ReadonlyMap<string, string>,
): Promise<void> {
	const who = person("speaker");
	const doing = { who, event: recorded, now };
	await does.registers(doing, "STANDARD", { code: "ZAPROSZENIE" });
	await does.stars(doing, [...OWN, ...HEARS]);
	await does.introduces(doing, SPEAKER, faces.get(who.id));
	if (firstStart < recorded.endsAt) return;
	const ticket = await does.ticketOf(doing);
	const came = (at: string, room?: string) =>
		does.isLetIn(recorded, ticket, "MSTS25-ONSITE", instantOf(at, ZONE), room);
	await came(DOOR);
	for (const at of ROOM.at) await came(at, ROOM.room);
}
