// Before the first release the migrations are one file, made anew from the tables. What tables cannot say, such as a
// trigger, stands beside them in `.sql` files and is appended.
import { execFileSync } from "node:child_process";
import { appendFileSync, globSync, readFileSync, rmSync } from "node:fs";

rmSync("migrations", { recursive: true, force: true });
execFileSync("npx", ["drizzle-kit", "generate", "--name", "initial"], { stdio: "inherit" });
for (const path of globSync("src/{features,kit}/**/*.sql").sort()) {
	appendFileSync("migrations/0000_initial.sql", `--> statement-breakpoint\n${readFileSync(path, "utf8")}`);
}
