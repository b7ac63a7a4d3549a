import { devRenderer } from "../http/dev-renderer.ts";
import { run } from "./run.ts";

/** `npm run dev`: Node restarts the server when a file that it loaded changes, Vite shows all other changes by itself. */
process.env["NODE_ENV"] = "development";
const renderer = await devRenderer();
await import("./main.ts"); // loaded while the watch is told of each file
// threads and processes of the program would tell it as well, in messages among their own
delete process.env["WATCH_REPORT_DEPENDENCIES"];
await run(renderer);
await renderer.listen();
