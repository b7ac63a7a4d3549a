import { school, schoolDepartment } from "../../src/features/registration/server/tables.ts";
import type { Tx } from "../../src/kit/db/database.ts";
import { technical } from "../content/schools/technical.ts";
import { universities } from "../content/schools/universities.ts";

/** Writes the universities that students choose from, with their departments. */
export async function addSchools(tx: Tx): Promise<void> {
	const all = [...technical, ...universities];
	const rows = await tx
		.insert(school)
		.values(
			all.map(({ name, shortName, city }) => ({
				...{ name: name.pl, nameEn: name.en, shortName },
				...{ city: city.pl, cityEn: city.en },
			})),
		)
		.returning({ id: school.id });
	const departments = all.flatMap((one, index) =>
		one.departments.map(({ pl: name, en: nameEn }) => ({ schoolId: rows[index]!.id, name, nameEn })),
	);
	await tx.insert(schoolDepartment).values(departments);
}
