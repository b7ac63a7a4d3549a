import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { openWithStand } from "../../src/features/chat/server/conversations.ts";
import { insertMessage, storeSeen } from "../../src/features/chat/server/store.ts";
import { slotsToCome } from "../../src/features/meetings/server/slot-store.ts";
import { userMeeting } from "../../src/features/meetings/server/tables.ts";
import { registration } from "../../src/features/registration/server/tables.ts";
import { storeAnswer } from "../../src/features/stands/server/inbox-store.ts";
import { addMessage } from "../../src/features/stands/server/own-store.ts";
import { storeVisit } from "../../src/features/stands/server/store.ts";
import { standMessage } from "../../src/features/stands/server/tables.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { must } from "../../src/kit/must/must.ts";
import { dayOf } from "../../src/kit/time/zone.ts";
import { idsOf } from "./acting.ts";
import { NETWORKING } from "./networking.ts";
import { person } from "./people.ts";
import { type Story, ZONE } from "./story.ts";

/** The company for which one of the people works, in its bundle. */
export const COMPANY_KEY = "bileteria-gwar";

/** How many came to the stand, from six days before the first start to the day before it. */
const VISITS = [4, 9, 7, 15, 21, 12];

type At = [days: number, hour: string];
/** What was written by the stand's form, and what one of the staff answered. */
const MESSAGES: { text: string; at: At; answer?: [text: string, ...at: At] }[] = [
	{
		text: "Czy zespół platformy pracuje zdalnie? Mieszkam w Lublinie i nie planuję przeprowadzki.",
		at: [5, "10:12"],
		answer: ["Tak, w całej Polsce. Raz na kwartał spotykamy się na dwa dni w Warszawie.", 5, "14:40"],
	},
	{
		text: "Prowadzimy teatr na dwieście miejsc. Czy obsługujecie tak małe sceny, czy tylko premiery na stadionach?",
		at: [4, "09:03"],
		answer: ["Takich scen mamy sześćdziesiąt. Zapraszam na kwadrans do stolika B01, pokażę panel kasy.", 4, "09:58"],
	},
	{
		text: "Do kiedy przyjmujecie zgłoszenia na staż letni?",
		at: [3, "20:31"],
		answer: ["Do końca miesiąca. Wystarczy przycisk „Aplikuj” na stoisku, CV dojdzie samo.", 2, "08:15"],
	},
	{ text: "Czy w drugim dniu będzie na stoisku ktoś z inżynierii? Mam pytanie o kolejki.", at: [2, "17:22"] },
	{
		text: "Szukamy dostawcy biletów dla festiwalu we wrześniu, około 12 tysięcy osób. Z kim rozmawiać?",
		at: [1, "11:47"],
	},
];

/** What was said with the stand in conversations: by who asked, and by the company. */
const CONVERSATIONS: { by: "asker" | "company"; text: string; at: At }[][] = [
	[
		{ by: "asker", text: "Dzień dobry! Czy przy premierze o dziewiątej kolejka jest losowa?", at: [3, "12:10"] },
		{
			by: "company",
			text: "Dzień dobry! Tak: kto czeka przed dziewiątą, dostaje miejsce losowo, potem po kolei.",
			at: [3, "12:16"],
		},
		{ by: "asker", text: "A kto odświeży stronę, traci miejsce?", at: [3, "12:18"] },
		{
			by: "company",
			text: "Nie, miejsce jest jego na tym urządzeniu. Przyjdź, pokażę, jak to działa pod spodem.",
			at: [3, "12:25"],
		},
	],
	[
		{ by: "asker", text: "Aplikowałam na inżynierkę danych. Kiedy się odezwiecie?", at: [2, "16:05"] },
		{ by: "company", text: "Dziękujemy! W ciągu tygodnia, niezależnie od decyzji.", at: [2, "16:31"] },
		{ by: "asker", text: "Super, dziękuję.", at: [2, "16:33"] },
	],
	[
		{
			by: "asker",
			text: "Cześć, czy Wasz panel ma API? Chcielibyśmy ciągnąć sprzedaż do naszej hurtowni.",
			at: [1, "18:44"],
		},
		{ by: "asker", text: "I czy można to zobaczyć na próbnym koncie?", at: [1, "18:46"] },
	],
];

/** For which of the free times people asked, what about, and whether the company has agreed. */
const MEETINGS = [
	{ slot: 0, note: "Panel kasy dla małej sceny", isAgreed: true },
	{ slot: 2, note: "Rozmowa o pracy w zespole danych", isAgreed: true },
	{ slot: 3, note: "API sprzedaży i próbne konto", isAgreed: false },
	{ slot: 7, note: "Festiwal we wrześniu, 12 tysięcy osób", isAgreed: false },
];

/** What has come to the company's stand until the first start: visits, messages, conversations and meetings. */
export async function comesToStand(story: Story): Promise<void> {
	const { tx, live } = story;
	const exhibitorId = (await idsOf(tx, live, "exhibitors"))(COMPANY_KEY);
	const networking = NETWORKING.map(({ id }) => id);
	const rows = await tx
		.selectDistinct({ id: registration.accountId })
		.from(registration)
		.where(and(eq(registration.eventId, live.id), inArray(registration.accountId, networking)))
		.orderBy(asc(registration.accountId));
	const people = rows.map(({ id }) => id);
	await isVisited(story, exhibitorId);
	await isWrittenTo(story, exhibitorId, people);
	await talks(story, exhibitorId, people.toReversed());
	await meets(story, exhibitorId, people);
}

const nth = (people: readonly string[], n: number) => must(people[n % people.length], "a participant");

async function isVisited({ tx, ago }: Story, exhibitorId: number): Promise<void> {
	for (const [index, visits] of VISITS.entries()) {
		const at = ago(VISITS.length - index, "12:00");
		for (let n = 0; n < visits; n++) {
			const visitorHash = hashOf(`demonstration ${index} ${n}`);
			await storeVisit(tx, { exhibitorId, day: dayOf(at, ZONE), visitorHash, at });
		}
	}
}

async function isWrittenTo({ tx, ago }: Story, exhibitorId: number, people: readonly string[]): Promise<void> {
	for (const [index, { text, at, answer }] of MESSAGES.entries()) {
		const of = { accountId: nth(people, index), exhibitorId };
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

/** In a conversation with a stand, who asked has the first place and the company the second. */
const PLACE = { asker: 1, company: 2 };

async function talks({ tx, live, ago }: Story, exhibitorId: number, people: readonly string[]): Promise<void> {
	for (const [index, lines] of CONVERSATIONS.entries()) {
		const begins = ago(...must(lines[0], "the first line").at);
		const who = { eventId: live.id, exhibitorId, accountId: nth(people, index) };
		const conversationId = await openWithStand(tx, { ...who, now: begins });
		for (const [n, { by, text, at }] of lines.entries()) {
			const said = { memberNo: PLACE[by], clientKey: `demonstration-${n}`, text, sentAt: ago(...at) };
			const authorId = by === "company" ? person("exhibitor").id : null;
			await insertMessage(tx, { conversationId, ...said, authorId, isUnheard: false });
		}
		// the company has read what it answered
		const isRead = lines.some(({ by }) => by === "company");
		const seen = { conversationId, number: lines.length, now: ago(0, "00:00") };
		await storeSeen(tx, { ...seen, no: PLACE.asker });
		if (isRead) await storeSeen(tx, { ...seen, no: PLACE.company });
	}
}

async function meets({ tx, does, ago }: Story, exhibitorId: number, people: readonly string[]): Promise<void> {
	const now = ago(1, "12:30");
	const free = (await slotsToCome(tx, exhibitorId, now)).filter((one) => one.heldBy === null);
	for (const [index, { slot, note, isAgreed }] of MEETINGS.entries()) {
		const one = free[slot];
		const accountId = nth(people, index);
		if (one) await does.asksToMeet({ accountId, now }, { slotId: one.id, exhibitorId, note, isAgreed });
	}
	const toTell = and(eq(userMeeting.exhibitorId, exhibitorId), isNull(userMeeting.staffToldAt));
	await tx.update(userMeeting).set({ staffToldAt: now }).where(toTell);
}
