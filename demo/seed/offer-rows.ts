import { addCode } from "../../src/features/codes/server/store.ts";
import { consentText } from "../../src/features/consent/server/tables.ts";
import { contactCard, documentPage, otherEvent } from "../../src/features/event/server/tables.ts";
import {
	exhibitor,
	exhibitorField,
	exhibitorGroup,
	meetingTopic,
} from "../../src/features/exhibitors/server/tables.ts";
import { news } from "../../src/features/news/server/tables.ts";
import { additionalInput, packagePrice, priceRound, ticketPackage } from "../../src/features/packages/server/tables.ts";
import { partner } from "../../src/features/partners/server/tables.ts";
import { promoBar } from "../../src/features/promo/server/tables.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { escapeHtml } from "../../src/kit/html/escape.ts";
import { plainToHtml, sanitizeHtml } from "../../src/kit/html/sanitize.ts";
import { addDays } from "../../src/kit/time/zone.ts";
import { challengeRules, consents, organiser, otherEvents, privacy, terms } from "../content/msts25-expo/index.ts";
import type { Both, DemoField } from "../content/shape.ts";
import type { Moments } from "./moments.ts";
import { addOptions } from "./option-rows.ts";
import type { SeededEvent } from "./rows.ts";

function fieldValues(field: DemoField) {
	if (field.typeId === 3) return { valueInt: field.valueInt };
	if (field.typeId === 4) return { valueBool: field.valueBool };
	const clean = field.typeId === 1 || field.typeId === 2 ? sanitizeHtml : (text: string) => text;
	return { valueStr: clean(field.valueStr.pl), valueStrEn: clean(field.valueStr.en) };
}

/** Writes exhibitors with their groups, fields and meeting topics; gives their ids by key. */
export async function addExhibitors(tx: Tx, { id, demo, pictures }: SeededEvent): Promise<Map<string, number>> {
	const ids = new Map<string, number>();
	if (demo.exhibitors.length === 0) return ids;
	const rows = await tx
		.insert(exhibitor)
		.values(
			demo.exhibitors.map((one, position) => ({
				eventId: id,
				position,
				name: one.name,
				type: one.type,
				logoUrl: pictures.logos.get(one.key)!,
				rodoName: one.rodoName,
				isMeetingEnabled: one.isMeetingEnabled,
			})),
		)
		.returning({ id: exhibitor.id });
	for (const [index, one] of demo.exhibitors.entries()) ids.set(one.key, rows[index]!.id);
	const groups = demo.exhibitors.flatMap((one) =>
		one.groups.map((group, position) => ({
			exhibitorId: ids.get(one.key)!,
			position,
			name: group.name.pl,
			nameEn: group.name.en,
		})),
	);
	const groupRows = await tx.insert(exhibitorGroup).values(groups).returning({ id: exhibitorGroup.id });
	const fields = demo.exhibitors
		.flatMap((one) => one.groups)
		.flatMap((group, index) =>
			group.fields.map((field, position) => ({
				groupId: groupRows[index]!.id,
				position,
				name: field.name.pl,
				nameEn: field.name.en,
				typeId: field.typeId,
				...fieldValues(field),
			})),
		);
	await tx.insert(exhibitorField).values(fields);
	const topics = demo.exhibitors.flatMap((one) =>
		one.meetingTopics.map((topic, position) => ({
			exhibitorId: ids.get(one.key)!,
			position,
			name: topic.pl,
			nameEn: topic.en,
		})),
	);
	if (topics.length > 0) await tx.insert(meetingTopic).values(topics);
	return ids;
}

/** Writes partners, contact cards and news. */
export async function addAround(tx: Tx, { id, demo, pictures }: SeededEvent, moments: Moments): Promise<void> {
	if (demo.partners.length > 0) {
		await tx.insert(partner).values(
			demo.partners.map((one, position) => ({
				eventId: id,
				position,
				name: one.name,
				tier: one.tier,
				logoUrl: pictures.partnerLogos.get(one.key)!,
				url: one.url,
			})),
		);
	}
	if (demo.contacts.length > 0) {
		await tx.insert(contactCard).values(
			demo.contacts.map((one) => ({
				eventId: id,
				kind: one.kind,
				name: one.name,
				role: one.role.pl,
				roleEn: one.role.en,
				email: one.email,
				phone: one.phone,
				photoUrl: pictures.people.get(one.key) ?? null,
			})),
		);
	}
	if (demo.news.length > 0) {
		await tx.insert(news).values(
			demo.news.map((one) => ({
				eventId: id,
				title: one.title.pl,
				titleEn: one.title.en,
				description: plainToHtml(one.description.pl),
				descriptionEn: plainToHtml(one.description.en),
				imageFilename: pictures.news.get(one.key) ?? null,
				isHighlighted: one.isHighlighted,
				publicationDate: moments.at(moments.day(one.publicationDate), "08:00"),
				tags: one.tags,
			})),
		);
	}
}

/** Rounds 1 and 2 end with their last inclusive day; round 3 has no end. Without rounds there is one price. */
async function addRounds(tx: Tx, { id, demo }: SeededEvent, moments: Moments): Promise<number[]> {
	if (!demo.rounds) return [];
	const ends = demo.rounds.map((day) => moments.at(addDays(moments.day(day), 1), "00:00"));
	const rows = await tx
		.insert(priceRound)
		.values([
			{ eventId: id, number: 1, endsAt: ends[0]! },
			{ eventId: id, number: 2, endsAt: ends[1]! },
			{ eventId: id, number: 3, endsAt: null },
		])
		.returning({ id: priceRound.id });
	return rows.map((row) => row.id);
}

const heardFrom = {
	name: { pl: "Skąd wiesz o wydarzeniu?", en: "How did you hear about the event?" },
	options: [
		{ value: "Od znajomych", valueEn: "From friends" },
		{ value: "Z newslettera", valueEn: "From the newsletter" },
		{ value: "Z pracy", valueEn: "At work" },
		{ value: "Z uczelni", valueEn: "At university" },
	],
};

/** Writes packages with their prices and a question for the free pass; gives their ids by code. */
export async function addPackages(tx: Tx, seeded: SeededEvent, moments: Moments): Promise<Map<string, number>> {
	const { id, demo } = seeded;
	if (demo.packages.length === 0) return new Map();
	const rounds = await addRounds(tx, seeded, moments);
	const rows = await tx
		.insert(ticketPackage)
		.values(
			demo.packages.map((one, position) => ({
				eventId: id,
				code: one.code,
				position,
				name: one.name,
				forWhom: one.forWhom.pl,
				forWhomEn: one.forWhom.en,
				capacity: one.capacity,
				isOnline: one.isOnline,
				isOnsite: one.isOnsite,
				isRecommended: one.isRecommended ?? false,
				hasReverseCharge: one.isOnline,
				hasExtendedSeats: one.hasExtendedSeats ?? false,
				includes: one.includes,
			})),
		)
		.returning({ id: ticketPackage.id, code: ticketPackage.code });
	const prices = demo.packages.flatMap((one, index) =>
		(rounds.length > 0 ? rounds : [null]).map((roundId, round) => ({
			packageId: rows[index]!.id,
			roundId,
			netGrosz: one.netByRound[round]!,
		})),
	);
	await tx.insert(packagePrice).values(prices);
	await addCodes(tx, seeded, rows, moments);
	await addOptions(tx, demo, rows);
	const expo = rows.find((row) => row.code === "EXPO");
	if (expo && !demo.isMeetup) {
		await tx.insert(additionalInput).values({
			packageId: expo.id,
			name: heardFrom.name.pl,
			nameEn: heardFrom.name.en,
			type: 1,
			options: heardFrom.options,
		});
	}
	return new Map(rows.map((row) => [row.code, row.id]));
}

/** FINALCALL of spec §1 where the promo bar names it, and an invitation to what costs something. */
async function addCodes(
	tx: Tx,
	{ id: eventId, demo }: SeededEvent,
	packages: { id: number; code: string }[],
	moments: Moments,
): Promise<void> {
	const idsOf = (codes: string[]) => packages.filter((one) => codes.includes(one.code)).map((one) => one.id);
	const standard = idsOf(["STANDARD"]);
	const createdAt = moments.at(moments.day(0), "00:00");
	if (isPromoted(demo)) {
		const packageIds = idsOf(["STANDARD", "EXEC"]);
		await addCode(tx, { eventId, code: "FINALCALL", kind: "discount", percent: 20, packageIds, createdAt });
	}
	if (standard.length === 0) return;
	const invitation = { eventId, code: "ZAPROSZENIE", kind: "invitation", percent: 100, useLimit: 100 } as const;
	await addCode(tx, { ...invitation, packageIds: standard, createdAt });
}

const isPromoted = (demo: SeededEvent["demo"]) => demo.code === "MSTS25" || demo.code.startsWith("LIVE");

/** Writes the consents that an event asks for: TBF its fixed list, every other event the ordinary ones (spec §5). */
export async function addConsents(tx: Tx, { id, demo }: SeededEvent): Promise<void> {
	const own = consents.filter((one) => (one.kind === "tbf") === (demo.code === "TBF"));
	await tx.insert(consentText).values(
		own.map((one, position) => ({
			eventId: id,
			position,
			kind: one.kind,
			isRequired: one.isRequired,
			name: one.name.pl,
			nameEn: one.name.en,
			descriptionShort: one.descriptionShort.pl,
			descriptionShortEn: one.descriptionShort.en,
			descriptionLong: one.descriptionLong.pl,
			descriptionLongEn: one.descriptionLong.en,
		})),
	);
}

/** The bar of spec §1: 20 % with FINALCALL on Standard and Exec. */
export async function addPromo(tx: Tx, { id, demo }: SeededEvent): Promise<void> {
	if (!isPromoted(demo)) return;
	await tx.insert(promoBar).values({
		eventId: id,
		text: "Ostatni dzwonek: −20% na pakiety Standard i Pro / Exec z kodem",
		textEn: "Last call: 20% off the Standard and Pro / Exec packages with code",
		promoCode: "FINALCALL",
	});
}

type Sections = { heading: Both; text: Both }[];
const sectionsHtml = (sections: Sections, lang: "pl" | "en") =>
	sections.map((one) => `<h3>${escapeHtml(one.heading[lang])}</h3>${plainToHtml(one.text[lang])}`).join("");

function organiserHtml(lang: "pl" | "en"): string {
	const label = lang === "pl" ? "Dane rejestrowe" : "Registration details";
	const lines = [organiser.address, `NIP ${organiser.nip}`, `KRS ${organiser.krs}`].map((line) =>
		escapeHtml(String(line)),
	);
	return `${plainToHtml(organiser.about[lang])}<h3>${label}</h3><p>${organiser.name}<br>${lines.join("<br>")}</p><p><a href="mailto:${organiser.email}">${organiser.email}</a><br>${organiser.phone}</p>`;
}

/** Writes the foundation's documents and its calendar of other events. */
export async function addFoundation(tx: Tx): Promise<void> {
	const sectioned = { terms, privacy, challenge: challengeRules };
	await tx.insert(documentPage).values([
		...(["terms", "privacy", "challenge"] as const).map((kind) => ({
			kind,
			title: sectioned[kind].title.pl,
			titleEn: sectioned[kind].title.en,
			html: sectionsHtml(sectioned[kind].sections, "pl"),
			htmlEn: sectionsHtml(sectioned[kind].sections, "en"),
		})),
		{
			kind: "organiser",
			title: organiser.name,
			titleEn: organiser.name,
			html: organiserHtml("pl"),
			htmlEn: organiserHtml("en"),
		},
	]);
	await tx.insert(otherEvent).values(
		otherEvents.map((one, position) => ({
			position,
			name: one.name.pl,
			nameEn: one.name.en,
			whenText: one.when.pl,
			whenTextEn: one.when.en,
			year: one.year,
			endsOn: one.endsOn ?? null,
			note: one.note.pl,
			noteEn: one.note.en,
			eventCode: one.eventCode ?? null,
			color: one.color,
		})),
	);
}
