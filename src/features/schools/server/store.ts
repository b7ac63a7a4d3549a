import { eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { compareText } from "../../../kit/i18n/compare-text.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Department, School } from "../contract.ts";
import type { ChosenSchool, KnownSchool } from "../rules.ts";
import { refusals } from "../texts.ts";
import { school, schoolDepartment } from "./tables.ts";

const schoolColumns = {
	id: school.id,
	name: school.name,
	nameEn: school.nameEn,
	city: school.city,
	cityEn: school.cityEn,
	shortName: school.shortName,
};

export async function schoolsOf(db: Database, lang: Lang): Promise<School[]> {
	const rows = await db.select(schoolColumns).from(school);
	return byName(
		lang,
		rows.map(({ id: objectId, name, nameEn, shortName, city, cityEn }) => ({
			objectId,
			name: localized(lang, name, nameEn),
			shortName,
			city: localized(lang, city, cityEn),
		})),
	);
}

/** A university's departments by name in a language. Throws 404 for an unknown university. */
export async function departmentsOf(db: Database, schoolId: number, lang: Lang): Promise<Department[]> {
	const rows = await db
		.select({
			department: { id: schoolDepartment.id, name: schoolDepartment.name, nameEn: schoolDepartment.nameEn },
		})
		.from(school)
		.leftJoin(schoolDepartment, eq(schoolDepartment.schoolId, school.id))
		.where(eq(school.id, schoolId));
	if (rows.length === 0) throw notFound(refusals.noSchool);
	const departments = rows.flatMap(({ department }) => (department ? [department] : []));
	return byName(
		lang,
		departments.map(({ id: objectId, name, nameEn }) => ({ objectId, name: localized(lang, name, nameEn) })),
	);
}

/** Sends no query if neither is given. */
export async function knownSchool(db: Database, { schoolId, departmentId }: ChosenSchool): Promise<KnownSchool> {
	const schools = schoolId ? await db.select({ id: school.id }).from(school).where(eq(school.id, schoolId)) : [];
	const departments = departmentId
		? await db
				.select({ schoolId: schoolDepartment.schoolId })
				.from(schoolDepartment)
				.where(eq(schoolDepartment.id, departmentId))
		: [];
	return { isSchool: schools.length > 0, departmentOf: departments[0]?.schoolId };
}

export async function schoolNames(
	db: Database,
): Promise<{ schools: Map<number, string>; departments: Map<number, string> }> {
	const schools = await db.select({ id: school.id, name: school.name }).from(school);
	const departments = await db.select({ id: schoolDepartment.id, name: schoolDepartment.name }).from(schoolDepartment);
	const byId = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
	return { schools: byId(schools), departments: byId(departments) };
}

function byName<T extends { name: string }>(lang: Lang, items: T[]): T[] {
	return items.toSorted((a, b) => compareText(lang, a.name, b.name));
}
