import { asc, inArray } from "drizzle-orm";
import { exhibitorsOf } from "../src/features/exhibitors/server/store.ts";
import { exhibitorStaff } from "../src/features/exhibitors/server/tables.ts";
import { jobOffer, stand, standDuty, standMaterial } from "../src/features/stands/server/tables.ts";
import type { Tx } from "../src/kit/db/database.ts";
import { invariant } from "../src/kit/invariant/invariant.ts";
import { DUTIES, JOBS } from "./stand-words.ts";

type Company = Awaited<ReturnType<typeof exhibitorsOf>>[number];

function fieldOf(company: Company, name: string) {
	return company.groups.flatMap((group) => group.fields).find((one) => one.name === name);
}

function fieldText(company: Company, name: string): string | undefined {
	return fieldOf(company, name)?.valueStr ?? undefined;
}

/** Names of the fields with industry and city, which form the stand's sentence. */
const POLISH = ["W skrócie", "Branża", "Miasto"];
const ENGLISH = ["In short", "Industry", "City"];

function sentenceOf(company: Company, names: string[]): string {
	return names
		.map((name) => fieldText(company, name))
		.flatMap((part) => (part ? [`${part}.`] : []))
		.join(" ");
}

/** Adds stands' texts, the jobs of recruiting companies, and staff that are always present. */
export async function openStands(tx: Tx, eventId: number, now: Date): Promise<void> {
	const polish = await exhibitorsOf(tx, eventId, undefined, "pl");
	const english = new Map((await exhibitorsOf(tx, eventId, undefined, "en")).map((one) => [one.objectId, one]));
	if (polish.length === 0) return;
	const rows = polish.map((company, index) => {
		const other = invariant(english.get(company.objectId), "an exhibitor in English");
		return {
			exhibitorId: company.objectId,
			changedAt: now,
			place: `B${String(index + 1).padStart(2, "0")}`,
			sentence: sentenceOf(company, POLISH),
			sentenceEn: sentenceOf(other, ENGLISH),
		};
	});
	await tx.insert(stand).values(rows);
	const recruiting = polish.filter((company) => company.type === 0);
	const jobs = recruiting.flatMap((company, index) => jobsOf(company, english.get(company.objectId), index));
	if (jobs.length > 0) await tx.insert(jobOffer).values(jobs);
	await tx.insert(standMaterial).values(polish.flatMap(materialsOf));
	await dutiesAt(
		tx,
		polish.map((one) => one.objectId),
	);
}

/** The number of jobs that the company's text says, otherwise two to four, in its city. */
function jobsOf(company: Company, other: Company | undefined, index: number) {
	const [place = ""] = (fieldText(company, "Miasto") ?? "").split(",");
	const [placeEn = place] = ((other && fieldText(other, "City")) ?? place).split(",");
	const count = fieldOf(company, "Otwarte rekrutacje")?.valueInt ?? 2 + (index % 3);
	return Array.from({ length: count }, (_, position) => {
		const job = invariant(JOBS[(index * 3 + position) % JOBS.length], "a job");
		return { exhibitorId: company.objectId, position, place, placeEn, ...job };
	});
}

function materialsOf({ objectId: exhibitorId, name }: Company) {
	const host = name
		.normalize("NFKD")
		.replace(/[łŁ]/g, "l")
		.replace(/[^a-z0-9]/gi, "")
		.toLowerCase();
	const at = (path: string) => `https://www.${host}.example/${path}`;
	return [
		{ exhibitorId, position: 0, name: "Jak pracujemy", nameEn: "How we work", url: at("jak-pracujemy") },
		{ exhibitorId, position: 1, name: "Blog zespołu", nameEn: "The team’s blog", url: at("blog") },
	];
}

/** Adds shifts during the stand's hours. */
async function dutiesAt(tx: Tx, exhibitorIds: number[]): Promise<void> {
	const staff = await tx
		.select()
		.from(exhibitorStaff)
		.where(inArray(exhibitorStaff.exhibitorId, exhibitorIds))
		.orderBy(asc(exhibitorStaff.exhibitorId));
	const rows = staff.map(({ exhibitorId, accountId }, index) => ({
		exhibitorId,
		accountId,
		...invariant(DUTIES[index % DUTIES.length], "a duty"),
	}));
	if (rows.length > 0) await tx.insert(standDuty).values(rows);
}
