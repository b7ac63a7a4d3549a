// Writes what has changed in the tables since the last migration as a new one; those that a release brought stay as they
// are. Into an empty folder everything is written as the first one. What tables cannot say, such as a trigger, stands
// beside them in `.sql` files: the first migration has them, a changed one wants a migration of its own
// (an empty one that is entered in `migrations/meta/_journal.json`). What is typed behind the command names the migration.
// Records the hash of each new migration in `migrations/hashes.json`: a landed migration is never edited.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { fetchedTool, run } from "./fetched-tool.mjs";

const isFirst = !existsSync("migrations/meta/_journal.json");
const name = isFirst ? "initial" : (process.argv[2] ?? "change");
run(process.execPath, [
	fetchedTool("generate", ["drizzle-kit@0.31.11"], "drizzle-kit/bin.cjs"),
	"generate",
	"--name",
	name,
]);
if (isFirst) {
	for (const path of globSync("src/{features,kit}/**/*.sql").sort()) {
		appendFileSync("migrations/0000_initial.sql", `--> statement-breakpoint\n${readFileSync(path, "utf8")}`);
	}
}

const hashes = existsSync("migrations/hashes.json") ? JSON.parse(readFileSync("migrations/hashes.json", "utf8")) : {};
for (const { tag } of JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8")).entries) {
	hashes[tag] ??= createHash("sha256")
		.update(readFileSync(`migrations/${tag}.sql`))
		.digest("hex");
}
writeFileSync("migrations/hashes.json", `${JSON.stringify(hashes, null, "\t")}\n`);
