import { newestEntriesOf } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { newestEmailsTo } from "../../../kit/mail/event-email-store.ts";
import { phoneText } from "../../../kit/phone/phone.ts";
import { scansOf } from "../../checkin/server/store.ts";
import { type EmailTopic, topicOf } from "../../event/email-kinds.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { Organiser } from "../../organisers/server/serve-office.ts";
import type { PersonDetails, TimelineEntry } from "../person-contract.ts";
import { type TimelineFacts, timelineOf } from "../timeline.ts";
import type { PersonReads } from "./person-reads.ts";
import { namesOf, type PersonFacts, type RegistrationOfPerson, registrationsOfPerson } from "./person-store.ts";
import { eventsWithRight } from "./scope.ts";
import { dataOf, versionOf } from "./version.ts";

type Deps = { db: Database; personReads: PersonReads };
export type PersonRequest = { person: PersonFacts; event: EventRecord; organiser: Organiser; lang: Lang };

/** The timeline's length, and how many e-mails and entries of the journal are read for it. */
const MAX_ENTRIES = 200;

/** Data for the right `people.details`, of the events where the organiser has it. */
export async function personDetails(deps: Deps, looking: PersonRequest): Promise<PersonDetails> {
	const { db, personReads } = deps;
	const { person, event, organiser, lang } = looking;
	const accountId = person.id;
	const eventIds = await eventsWithRight(db, organiser.accountId, "people.details");
	const registrations = await registrationsOfPerson(db, { accountId, eventIds });
	const consents = await personReads.consents(db, { accountId, eventIds, lang });
	const orders = await ordersFor(deps, looking);
	const timeline = await timelineFor(deps, looking, { eventIds, registrations, consents, orders: orders ?? [] });
	return {
		...accountShape(person),
		...(await answersFor(deps, looking, registrations)),
		openQuestions: await personReads.openQuestions(db, { accountId, eventId: event.id, lang }),
		orders: orders?.map(({ id: _, ...order }) => order) ?? null,
		consents,
		plan: await personReads.plan(db, { accountId, event, lang }),
		timeline: timeline.slice(0, MAX_ENTRIES),
		olderEntries: Math.max(0, timeline.length - MAX_ENTRIES),
	};
}

function accountShape(person: PersonFacts) {
	return {
		email: person.email,
		isEmailConfirmed: person.emailVerified,
		phoneText: phoneText(person.phoneNo ?? ""),
		createdDate: person.createdAt.toISOString(),
		version: versionOf(person),
		data: dataOf(person),
	};
}

/** Of the newest registration for the event. */
async function answersFor(
	{ db, personReads }: Deps,
	{ event, lang }: PersonRequest,
	registrations: RegistrationOfPerson[],
) {
	const own = registrations.find((one) => one.eventId === event.id);
	if (!own) return { company: "", position: "", answers: [] };
	const { companyName = "", companyPosition = "", additionalInputs } = own.profile;
	const answers = await personReads.answers(db, { packageId: own.packageId, additionalInputs, lang });
	return { company: companyName, position: companyPosition, answers };
}

async function ordersFor({ db, personReads }: Deps, { person, organiser }: PersonRequest) {
	if (!organiser.may("orders.read")) return null;
	const eventIds = await eventsWithRight(db, organiser.accountId, "orders.read");
	return personReads.orders(db, { accountId: person.id, eventIds });
}

type PersonParts = {
	eventIds: number[] | null;
	registrations: RegistrationOfPerson[];
	consents: PersonDetails["consents"];
	orders: Awaited<ReturnType<PersonReads["orders"]>>;
};

/** Their subjects name other participants and exhibitors. */
const PRIVATE_TOPICS: readonly (EmailTopic | undefined)[] = [
	"invitations",
	"appointments",
	"messages",
	"meetings",
	"stands",
	"work",
];

async function timelineFor(
	{ db }: Deps,
	{ person, event, lang }: PersonRequest,
	{ eventIds, registrations, consents, orders }: PersonParts,
): Promise<TimelineEntry[]> {
	const emails = await newestEmailsTo(db, { recipient: person.email, eventIds, limit: MAX_ENTRIES });
	const subjects = [
		person.id,
		...registrations.map(({ id }) => `registration:${id}`),
		...orders.map(({ id }) => `order:${id}`),
	];
	const audit = await newestEntriesOf(db, subjects, MAX_ENTRIES);
	const names = await namesOf(db, [...new Set(audit.map(({ actor }) => actor))]);
	const facts: TimelineFacts = {
		registrations: registrations.map(({ packageName, eventCode, createdAt }) => ({
			packageName,
			eventCode,
			createdDate: createdAt.toISOString(),
		})),
		checkIns: await checkInsOf(db, registrations, lang),
		orders,
		consents,
		emails: emails.filter(({ kind }) => !PRIVATE_TOPICS.includes(topicOf(kind))),
		audit,
	};
	return timelineOf(facts, { lang, zone: event.timeZone, personId: person.id, names });
}

async function checkInsOf(db: Database, registrations: RegistrationOfPerson[], lang: Lang) {
	const codes = new Map(registrations.map(({ id, eventCode }) => [id, eventCode]));
	return (await scansOf(db, [...codes.keys()])).map(({ registrationId, at, day, dayEn, hall }) => ({
		date: at.toISOString(),
		day: localized(lang, day, dayEn),
		hall,
		eventCode: codes.get(registrationId) ?? "",
	}));
}
