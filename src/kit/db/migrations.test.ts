import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const MIGRATIONS = join(import.meta.dirname, "../../../migrations");

test("no landed migration was edited, and every migration has its hash", () => {
	const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8"));
	const hashes = entries.map(({ tag }: { tag: string }) => {
		const bytes = readFileSync(join(MIGRATIONS, `${tag}.sql`));
		return [tag, createHash("sha256").update(bytes).digest("hex")];
	});
	// `npm run db:generate` adds the hash of a new migration. A changed line means that a released one was rewritten.
	expect(Object.fromEntries(hashes)).toEqual(JSON.parse(readFileSync(join(MIGRATIONS, "hashes.json"), "utf8")));
});
