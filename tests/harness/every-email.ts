import { eq } from "drizzle-orm";
import { demoBundle, demoEvents } from "../../demo/bundles.ts";
import { addFoundation } from "../../demo/foundation.ts";
import { drawPictures } from "../../demo/pictures.ts";
import { takeIn } from "../../demo/seed.ts";
import { emailSettingsOf } from "../../src/app/boot/email-settings.ts";
import { account } from "../../src/features/account/server/tables.ts";
import { EMAIL_KINDS, type EmailKind } from "../../src/features/event/email-kinds.ts";
import type { EventRecord } from "../../src/features/event/server/columns.ts";
import { participantContact } from "../../src/features/event/server/contacts-store.ts";
import { eventEmail } from "../../src/features/event/server/event-email.ts";
import { existingEvent } from "../../src/features/event/server/store.ts";
import { emailFacts, type Fact, lineFacts } from "../../src/features/orders/email-facts.ts";
import { packagesOf } from "../../src/features/packages/server/store.ts";
import { changeSides, changeText } from "../../src/features/plan/changes.ts";
import { drawDueScenes } from "../../src/features/scenes/server/draw-due-scenes.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { dayFacts } from "../../src/features/tickets/day-facts.ts";
import { type TicketRecord, ticketById } from "../../src/features/tickets/server/store.ts";
import { ticketInfo } from "../../src/features/tickets/server/tickets.ts";
import { weekFacts } from "../../src/features/weekly-figures/texts.ts";
import type { Lang, Text } from "../../src/kit/i18n/lang.ts";
import type { NewEmail } from "../../src/kit/mail/store.ts";
import { moneyText } from "../../src/kit/money/amounts.ts";
import { crowd } from "./crowd.ts";
import { EMAIL_SAMPLES, type EmailSample } from "./email-samples.ts";
import { freshServer, type TestServer } from "./server.ts";

export type EveryEmail = NewEmail & { name: string };

const WHEN: Text = { pl: "7 czerwca, 13:40", en: "7 June, 13:40" };
const LECTURE: Text = {
	pl: "Microsoft Fabric od zera do hurtowni w czterdzieści pięć minut",
	en: "Microsoft Fabric from nothing to a warehouse in forty-five minutes",
};
const OTHER_LECTURE: Text = {
	pl: "Halucynacja za czterdzieści tysięcy złotych",
	en: "A hallucination for forty thousand zlotys",
};

/** Default values of `#name` in e-mails, by language. */
const VALUES: Record<string, Text | string> = {
	number: "MSTS25-04821",
	title: "MSTS25-04821",
	document: "FV/2025/04/0182",
	package: "Standard",
	position: "3",
	until: { pl: "2 maja, 12:00", en: "2 May, 12:00" },
	recipient: "Fundacja Estrada",
	account: "PL61 1090 1014 0000 0712 1981 2874",
	due: { pl: "14 maja 2025", en: "14 May 2025" },
	issued: { pl: "8 kwietnia 2025", en: "8 April 2025" },
	lecture: LECTURE,
	lectures: LECTURE,
	exhibitor: "Norvika",
	company: "Norvika",
	person: "Zofia Jeż",
	when: WHEN,
	time: "13:40",
	other: { pl: "7 czerwca, 15:20", en: "7 June, 15:20" },
	headline: { pl: "inżynierka danych, Polarum", en: "data engineer at Polarum" },
	sentence: {
		pl: "Czytałam o Twoim wykładzie o hurtowniach. Porozmawiamy przy kawie?",
		en: "I read about your talk on warehouses. Shall we talk over coffee?",
	},
	names: "Zofia Jeż, Roch Zając",
	count: "3",
	question: {
		pl: "Czy staż letni można odbyć zdalnie?\nI czy jest płatny?",
		en: "Can the summer internship be done remotely?\nAnd is it paid?",
	},
	answer: {
		pl: "Dzień dobry,\nstaż jest płatny i trwa trzy miesiące, dwa dni w tygodniu można pracować zdalnie.\nZapraszamy!",
		en: "Hello,\nthe internship is paid and takes three months; two days a week can be remote.\nDo apply!",
	},
	code: "K7RM-2XQF",
	email: "zofia@firma.example",
	phone: "+48 600 100 200",
	lang: "PL",
	moment: { pl: "5 czerwca 2025, 8:00", en: "5 June 2025, 8:00" },
	start: { pl: "Piątek 06.06, 9:00", en: "Friday 06.06, 9:00" },
	place: { pl: "Hala Łuków, ul. Reflektorowa 12", en: "Arches Hall, ul. Reflektorowa 12" },
};
const AMOUNTS = { amount: 92_127, refunded: 18_425, received: 40_000, left: 52_127 };

const inLang = (lang: Lang, value: Text | string) => (typeof value === "string" ? value : value[lang]);

const LINE = {
	name: "Standard",
	nameEn: null,
	quantity: 1,
	listNetGrosz: 74_900,
	unitNetGrosz: 74_900,
	vatRate: 23,
	netGrosz: 74_900,
	grossGrosz: 92_127,
	position: 1,
};
const PAYER = { name: "Maja Lisowska", street: "", postCode: "", city: "", country: "PL", nip: "", comments: "" };

/** Moved lectures as the plan lists them. */
function changesOf(lang: Lang) {
	const at = (hour: string) => new Date(`2025-06-07T${hour}:00+02:00`);
	const day = inLang(lang, { pl: "Sobota 07.06", en: "Saturday 07.06" });
	const change = (name: string, now: [string, string], before: [string, string]) => {
		const sides = [
			{ day, startsAt: at(now[0]), place: now[1] },
			{ startsAt: at(before[0]), place: before[1] },
		] as const;
		const text = changeText(lang, "Europe/Warsaw", ...sides);
		return { name, text, ...changeSides(lang, "Europe/Warsaw", ...sides) };
	};
	return [
		change(inLang(lang, LECTURE), ["14:15", "Sala Łuków"], ["10:15", "Sala Echo"]),
		change(inLang(lang, OTHER_LECTURE), ["16:00", "Sala B"], ["15:00", "Sala A"]),
	];
}

/** The lists of facts as their senders make them. */
function factsOf(lang: Lang, event: EventRecord): Record<NonNullable<EmailSample["facts"]>, Fact[]> {
	const fact = (label: Text, value: Text | string) => ({ label: label[lang], value: inLang(lang, value) });
	const number = "MSTS25-04821";
	const order = {
		number,
		event,
		payer: PAYER,
		lines: [LINE],
		vatGrosz: 17_227,
		grossGrosz: 92_127,
		method: "transfer" as const,
	};
	const when = (value: Text) => fact({ pl: "Kiedy", en: "When" }, value);
	const where = (value: Text | string) => fact({ pl: "Gdzie", en: "Where" }, value);
	return {
		ticketed: emailFacts(lang, { ...order, services: [null], participants: [] }),
		order: emailFacts(lang, {
			...order,
			services: [{ pl: "6–7 czerwca 2025, online i Hala Łuków", en: "6–7 June 2025, online and Arches Hall" }],
			participants: ["Maja Lisowska"],
		}),
		lines: lineFacts(lang, { number, event, lines: [LINE], given: undefined }),
		meeting: [
			when(WHEN),
			where({ pl: "Stolik 4", en: "Table 4" }),
			fact({ pl: "Temat", en: "Topic" }, { pl: "Staż letni w Gdyni", en: "Summer internship in Gdynia" }),
		],
		seat: [when(WHEN), where("Sala Echo")],
		news: [
			fact(WHEN, { pl: "Zofia Jeż: prosi o spotkanie", en: "Zofia Jeż: asks for a meeting" }),
			fact(
				{ pl: "7 czerwca, 14:00", en: "7 June, 14:00" },
				{
					pl: "Roch Zając: nie przenosi na 7 czerwca, 15:20, umówiony termin zostaje",
					en: "Roch Zając: declines to move to 7 June, 15:20; the agreed time stands",
				},
			),
		],
		week: weekFacts(lang, {
			registered: 846,
			registeredLastWeek: 74,
			soldNetGrosz: 41_280_000,
			paidGrosz: 38_112_045,
			dueGrosz: 2_214_000,
			packages: [
				{ name: "Standard", taken: 412, capacity: 500 },
				{ name: "Online", taken: 434, capacity: null },
			],
		}),
		kept: [{ label: "FV/2025/04/0182", value: inLang(lang, { pl: "31 grudnia 2030", en: "31 December 2030" }) }],
		questions: [
			fact(
				{ pl: "Jaka jest Twoja dieta?", en: "What is your diet?" },
				{ pl: "odpowiedź wymagana", en: "answer required" },
			),
			fact({ pl: "Rozmiar koszulki", en: "T-shirt size" }, { pl: "można pominąć", en: "optional" }),
		],
		jobs: [
			fact({ pl: "Młodszy analityk danych", en: "Junior data analyst" }, "2"),
			fact({ pl: "Staż letni w Gdyni", en: "Summer internship in Gdynia" }, "1"),
		],
	};
}

/** A server with the demonstration's first event, its scene, the photos of its contact people, and a ticket. */
export async function emailServer(): Promise<{ server: TestServer; event: EventRecord; ticket: TicketRecord }> {
	const server = await freshServer();
	const { deps } = server;
	const now = server.clock.now();
	const one = demoEvents(now, "MSTS25")[0]!;
	const bundle = await demoBundle(one, now);
	const lists = { ...bundle.lists, people: [], exhibitors: [], partners: [], news: [] };
	const drawn = await drawPictures(deps.files, { ...bundle, lists }, () => {});
	await takeIn(deps, one, now, drawn, addFoundation);
	await drawDueScenes(deps);
	const event = await existingEvent(deps.db, one.code);
	return { server, event, ticket: await standardTicket(deps.db, event) };
}

async function standardTicket(db: TestServer["deps"]["db"], event: EventRecord): Promise<TicketRecord> {
	const [guest] = await crowd(db, 1);
	const names = { firstName: "Maja", lastName: "Lisowska" };
	await db.update(account).set(names).where(eq(account.id, guest!.id));
	const sold = (await packagesOf(db, event.id)).find((one) => one.code === "STANDARD")!;
	const [inserted] = await db
		.insert(registration)
		.values({
			accountId: guest!.id,
			eventId: event.id,
			packageId: sold.id,
			status: "confirmed",
			profile: {},
			createdAt: new Date("2025-04-30T10:00:00Z"),
		})
		.returning({ id: registration.id });
	return (await ticketById(db, inserted!.id))!;
}

/** Every kind of e-mail in a language, as outbox rows. Some kinds occur several times. */
export async function everyEmail(
	{ server: { deps }, event, ticket: record }: Awaited<ReturnType<typeof emailServer>>,
	lang: Lang,
	samples: Partial<Record<EmailKind, EmailSample[]>> = EMAIL_SAMPLES,
): Promise<EveryEmail[]> {
	const contact = await participantContact(deps.db, event.id);
	const settings = {
		...deps,
		...emailSettingsOf(deps.config),
		organiserAddress: "Fundacja Estrada, ul. Reflektorowa 12, 00-001 Warszawa",
	};
	const amounts = Object.entries(AMOUNTS).map(([name, grosz]) => [name, moneyText(lang, grosz)]);
	const facts = factsOf(lang, event);
	const info = await ticketInfo(deps, record);
	const { packageName, holder, number } = info;
	const card = { packageName, holder, number, days: dayFacts(lang, info, record.days) };
	const ticket = { name: "bilet.pdf", contentType: "application/pdf", content: Buffer.from("%PDF") };
	return EMAIL_KINDS.flatMap((kind) =>
		(samples[kind] ?? []).map((sample, index) => {
			const { path = "", leaving, links = [], answeredBy, hasTicket } = sample;
			const sampleValues: Record<string, Text | string> = {
				...VALUES,
				...Object.fromEntries(amounts),
				...sample.values,
			};
			const values = Object.entries(sampleValues);
			const href = `${deps.config.publicUrl}/letters.html?id=secret`;
			const written = eventEmail(settings, {
				to: { email: "maja@poczta.example", lang },
				event,
				contact,
				kind,
				texts: sample.texts,
				path,
				values: Object.fromEntries(values.map(([name, value]) => [name, inLang(lang, value)])),
				...(sample.hasChanges && { changes: changesOf(lang) }),
				...(sample.facts && { facts: facts[sample.facts] }),
				links: links.map((text) => ({ label: text[lang], href: `${deps.config.publicUrl}/other.html` })),
				...(answeredBy && { answeredBy }),
				...(hasTicket && { tickets: [ticket] }),
				...(sample.facts === "ticketed" && { ticketCards: [card] }),
				...(leaving && {
					leaving: {
						unsubscribeUrl: href,
						links: leaving === "silent" ? [] : [{ label: leaving[lang], href }],
					},
				}),
			});
			return { ...written, name: index === 0 ? kind : `${kind}-${index + 1}` };
		}),
	);
}

/** Lists kinds without an e-mail. */
export function missingKinds(emails: readonly { kind: string }[]): EmailKind[] {
	return EMAIL_KINDS.filter((kind) => !emails.some((one) => one.kind === kind));
}
