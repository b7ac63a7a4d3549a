// Writes changes of the tables since the last migration as a new one; released ones stay. In an empty folder the first
// one contains everything. Triggers and other SQL stand beside the tables in `.sql` files: the first migration includes
// them, a changed one needs its own (an empty one, entered in `migrations/meta/_journal.json`). The argument names the
// migration. Records each new one's hash in `migrations/hashes.json`: a landed migration is never edited.
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
