import { demonstration } from "../../demo/demonstration.ts";
import { run } from "../../src/app/boot/run.ts";
import { devRenderer } from "../../src/app/http/dev-renderer.ts";

/** `npm run dev`: Node restarts the server when a file that it loaded changes, Vite shows all other changes by itself. */
process.env["NODE_ENV"] = "development";
const renderer = await devRenderer();
await import("../../src/app/boot/main.ts"); // loaded while the watch is told of each file
// threads and processes of the program would tell it as well, in messages among their own
delete process.env["WATCH_REPORT_DEPENDENCIES"];
await run(demonstration, renderer);
await renderer.listen();
