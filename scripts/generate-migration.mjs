// Before the first release the migrations are one file, made anew from the tables.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";

rmSync("migrations", { recursive: true, force: true });
execFileSync("npx", ["drizzle-kit", "generate", "--name", "initial"], { stdio: "inherit" });
