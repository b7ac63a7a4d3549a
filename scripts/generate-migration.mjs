// Writes changes of the tables as a new migration; landed ones stay. In an empty folder the first one has everything.
// Triggers and other SQL are in `.sql` files beside the tables: the first migration includes them, and a changed one
// needs its own migration (an empty one, added to `migrations/meta/_journal.json`). The argument names the migration.
// Its hash goes to `migrations/hashes.json`, so that nobody edits it later.
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
