import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../src/app/boot/root.ts";
import { documentPage, otherEvent } from "../src/features/event/server/tables.ts";
import { school, schoolDepartment } from "../src/features/schools/server/tables.ts";
import { addSeller } from "../src/features/seller/server/store.ts";
import type { Tx } from "../src/kit/db/database.ts";

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, "demo/foundation", `${name}.json`), "utf8"));

type School = typeof school.$inferInsert & { departments: { name: string; nameEn: string }[] };

/** Adds the demonstration's seller if none is set. It is valid in a trial only. */
export function addDemonstrationSeller(tx: Tx): Promise<void> {
	return addSeller(tx, { details: read("seller"), sender: null, isInvented: true });
}

/** Adds documents, the calendar of other events, and universities. */
export async function addFoundation(tx: Tx): Promise<void> {
	await addDemonstrationSeller(tx);
	await tx.insert(documentPage).values(read("documents"));
	await tx.insert(otherEvent).values(read("other-events"));
	const schools: School[] = read("schools");
	const rows = await tx
		.insert(school)
		.values(schools.map(({ departments: _own, ...one }) => one))
		.returning({ id: school.id });
	const departments = schools.flatMap((one, index) =>
		one.departments.map((it) => ({ ...it, schoolId: rows[index]!.id })),
	);
	await tx.insert(schoolDepartment).values(departments);
}
