import { demonstration } from "../../demo/demonstration.ts";
import { run } from "../../src/app/boot/run.ts";
import { devRenderer } from "../../src/app/http/dev-renderer.ts";

/** `npm run dev`: Node restarts the server when a loaded file changes. Vite applies all other changes. */
process.env["NODE_ENV"] = "development";
const renderer = await devRenderer();
await import("../../src/app/boot/main.ts"); // imported while Node's watch mode records each file
// the program's threads and processes would report files too, mixed with their own messages
delete process.env["WATCH_REPORT_DEPENDENCIES"];
await run(demonstration, renderer);
await renderer.listen();
