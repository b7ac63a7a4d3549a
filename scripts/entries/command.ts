import { demonstration } from "../../demo/demonstration.ts";
import { runCommand } from "../../src/app/commands/run.ts";

await runCommand(process.argv.slice(2), demonstration);
