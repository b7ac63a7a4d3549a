import { demonstration } from "../../demo/demonstration.ts";
import { runCommand } from "../../src/app/commands/run.ts";

// what `npx estrada …` runs
await runCommand(process.argv.slice(2), demonstration);
