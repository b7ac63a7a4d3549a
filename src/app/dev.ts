import { devRenderer } from "./dev-renderer.ts";
import { run } from "./run.ts";

/** `npm run dev`: the server restarts on a change (Node's watch mode), the browser reloads through Vite. */
process.env["NODE_ENV"] = "development";
await run(await devRenderer());
