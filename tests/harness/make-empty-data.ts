import { join } from "node:path";
import { openDatabase } from "../../src/kit/db/database.ts";

// makes an empty migrated database in the given folder, in its own process to free the memory
const [dataDir] = process.argv.slice(2) as [string];
const migrationsDir = join(import.meta.dirname, "../../migrations");
await (await openDatabase({ databaseUrl: undefined, dataDir, migrationsDir })).close();
