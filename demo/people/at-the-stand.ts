import { and, eq, inArray, isNull } from "drizzle-orm";
import { openWithStand } from "../../src/features/chat/server/conversations.ts";
import { insertMessage, storeSeen } from "../../src/features/chat/server/store.ts";
import { slotsToCome } from "../../src/features/meetings/server/slot-store.ts";
import { userMeeting } from "../../src/features/meetings/server/tables.ts";
import { storeAnswer } from "../../src/features/stands/server/inbox-store.ts";
import { addMessage } from "../../src/features/stands/server/own-store.ts";
import { storeVisit } from "../../src/features/stands/server/store.ts";
import { standMessage } from "../../src/features/stands/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { dayOf } from "../../src/kit/time/zone.ts";
import { idsOf } from "./acting.ts";
import { cameFrom, NETWORKING } from "./networking.ts";
import { person } from "./people.ts";
import { type Story, ZONE } from "./story.ts";

/** The company of one of the people, in its bundle. */
export const COMPANY_KEY = "bileteria-gwar";

/** How many people visited the stand on each of the six days before the first start. */
const VISITS = [4, 9, 7, 15, 21, 12];

type At = [days: number, hour: string];
/** Messages that another company's staff sent by the stand's form, and the answers. */
const MESSAGES: { from: string; text: string; at: At; answer?: [text: string, ...at: At] }[] = [
	{
		from: "Kwarnet",
		text: "Czy zespół platformy pracuje zdalnie? Mieszkam w Lublinie i nie planuję przeprowadzki.",
		at: [5, "10:12"],
		answer: ["Tak, w całej Polsce. Raz na kwartał spotykamy się na dwa dni w Warszawie.", 5, "14:40"],
	},
	{
		from: "Teatr Nowy",
		text: "Prowadzimy teatr na dwieście miejsc. Czy obsługujecie tak małe sceny, czy tylko premiery na stadionach?",
		at: [4, "09:03"],
		answer: ["Takich scen mamy sześćdziesiąt. Zapraszam na kwadrans do stolika B01, pokażę panel kasy.", 4, "09:58"],
	},
	{
		from: "Politechnika Nadmorska",
		text: "Czy zatrudniacie osoby, które jeszcze studiują? Dyplom mam w przyszłym roku.",
		at: [3, "20:31"],
		answer: ["Tak, na pół etatu. Wystarczy przycisk „Aplikuj” przy ofercie, CV dojdzie samo.", 2, "08:15"],
	},
	{
		from: "Spójnia",
		text: "Czy w drugim dniu będzie na stoisku ktoś z inżynierii? Mam pytanie o kolejki.",
		at: [2, "17:22"],
	},
	{
		from: "Festiwal Brzegi",
		text: "Szukamy dostawcy biletów na festiwal we wrześniu, około 12 tysięcy osób. Z kim rozmawiać?",
		at: [1, "11:47"],
	},
];

type Line = { by: "asker" | "company"; text: string; at: At };

/** Conversations between another company's staff and the stand. */
const CONVERSATIONS: { from: string; lines: Line[] }[] = [
	{
		from: "Lipowa Studio",
		lines: [
			{ by: "asker", text: "Dzień dobry! Czy przy premierze o dziewiątej kolejka jest losowa?", at: [3, "12:10"] },
			{
				by: "company",
				text: "Dzień dobry! Tak: kto czeka przed dziewiątą, dostaje miejsce losowo, potem po kolei.",
				at: [3, "12:16"],
			},
			{ by: "asker", text: "A kto odświeży stronę, traci miejsce?", at: [3, "12:18"] },
			{
				by: "company",
				text: "Nie, miejsce jest przypisane do urządzenia. Zapraszam, pokażę, jak to działa pod spodem.",
				at: [3, "12:25"],
			},
		],
	},
	{
		from: "Jarzębina",
		lines: [
			{ by: "asker", text: "Aplikowałam na stanowisko inżynierki danych. Kiedy się odezwiecie?", at: [2, "16:05"] },
			{ by: "company", text: "Dziękujemy! W ciągu tygodnia, niezależnie od decyzji.", at: [2, "16:31"] },
			{ by: "asker", text: "Super, dziękuję.", at: [2, "16:33"] },
		],
	},
	{
		from: "Polarum",
		lines: [
			{
				by: "asker",
				text: "Cześć, czy Wasz panel ma API? Chcielibyśmy pobierać sprzedaż do naszej hurtowni danych.",
				at: [1, "18:44"],
			},
			{ by: "asker", text: "I czy można to zobaczyć na próbnym koncie?", at: [1, "18:46"] },
		],
	},
];

/** Requested times, subjects, and whether the stand has accepted. */
const MEETINGS = [
	{ from: "Kwarnet", slot: 0, note: "Rozmowa o pracy w zespole platformy", isAgreed: true },
	{ from: "Polarum", slot: 2, note: "API sprzedaży i próbne konto", isAgreed: false },
	{ from: "Festiwal Brzegi", slot: 4, note: "Festiwal we wrześniu, 12 tysięcy osób", isAgreed: false },
	{ from: "Teatr Nowy", slot: 7, note: "Panel kasy dla małej sceny", isAgreed: true },
];

/** Keys of the companies at the event. */
type There = ReadonlySet<string>;

/** Adds the stand's visits, messages, conversations and meetings until the first start. */
export async function comesToStand(story: Story): Promise<void> {
	const { tx, live } = story;
	const exhibitorId = (await idsOf(tx, live, "exhibitors"))(COMPANY_KEY);
	const networking = NETWORKING.map(({ id }) => id);
	const rows = await tx
		.selectDistinct({ id: registration.accountId })
		.from(registration)
		.where(and(eq(registration.eventId, live.id), inArray(registration.accountId, networking)));
	const there = new Set(rows.map(({ id }) => id));
	await isVisited(story, exhibitorId);
	await isWrittenTo(story, exhibitorId, there);
	await talks(story, exhibitorId, there);
	await meets(story, exhibitorId, there);
}

async function isVisited({ tx, ago }: Story, exhibitorId: number): Promise<void> {
	for (const [index, visits] of VISITS.entries()) {
		const at = ago(VISITS.length - index, "12:00");
		for (let n = 0; n < visits; n++) {
			const visitorHash = hashOf(`demonstration ${index} ${n}`);
			await storeVisit(tx, { exhibitorId, day: dayOf(at, ZONE), visitorHash, at });
		}
	}
}

async function isWrittenTo({ tx, ago }: Story, exhibitorId: number, there: There): Promise<void> {
	for (const [index, { from, text, at, answer }] of MESSAGES.entries()) {
		const accountId = cameFrom(from);
		if (!there.has(accountId)) continue;
		const of = { accountId, exhibitorId };
		const { id: messageId } = await addMessage(tx, { ...of, text, hasProfile: index % 2 === 0, sentAt: ago(...at) });
		if (!answer) continue;
		const [said, ...when] = answer;
		const answered = { answer: said, answeredAt: ago(...when), answeredBy: person("exhibitor").id };
		await storeAnswer(tx, { exhibitorId, messageId, ...answered });
	}
	const toTell = and(eq(standMessage.exhibitorId, exhibitorId), isNull(standMessage.staffToldAt));
	await tx
		.update(standMessage)
		.set({ staffToldAt: ago(0, "00:00") })
		.where(toTell);
}

/** Members of a conversation with a stand: 1 is the visitor, 2 the company. */
const PLACE = { asker: 1, company: 2 };

async function talks({ tx, live, ago }: Story, exhibitorId: number, there: There): Promise<void> {
	for (const { from, lines } of CONVERSATIONS) {
		const accountId = cameFrom(from);
		if (!there.has(accountId)) continue;
		const begins = ago(...invariant(lines[0], "the first line").at);
		const who = { eventId: live.id, exhibitorId, accountId };
		const conversationId = await openWithStand(tx, { ...who, now: begins });
		for (const [n, { by, text, at }] of lines.entries()) {
			const message = { memberNo: PLACE[by], clientKey: `demonstration-${n}`, text, sentAt: ago(...at) };
			const authorId = by === "company" ? person("exhibitor").id : null;
			await insertMessage(tx, { conversationId, ...message, authorId, isSuppressed: false });
		}
		// the company has read the messages that it answered
		const isRead = lines.some(({ by }) => by === "company");
		const seen = { conversationId, number: lines.length, now: ago(0, "00:00") };
		await storeSeen(tx, { ...seen, no: PLACE.asker });
		if (isRead) await storeSeen(tx, { ...seen, no: PLACE.company });
	}
}

async function meets({ tx, does, ago }: Story, exhibitorId: number, there: There): Promise<void> {
	const now = ago(1, "12:30");
	const free = (await slotsToCome(tx, exhibitorId, now)).filter((one) => one.bookedBy === null);
	for (const { from, slot, note, isAgreed } of MEETINGS) {
		const one = free[slot];
		const accountId = cameFrom(from);
		if (one && there.has(accountId))
			await does.asksToMeet({ accountId, now }, { slotId: one.id, exhibitorId, note, isAgreed });
	}
	const toTell = and(eq(userMeeting.exhibitorId, exhibitorId), isNull(userMeeting.staffToldAt));
	await tx.update(userMeeting).set({ staffToldAt: now }).where(toTell);
}
