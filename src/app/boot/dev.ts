import { devRenderer } from "../http/dev-renderer.ts";
import { run } from "./run.ts";

/** `npm run dev`: Node restarts the server when a file that it loaded changes, Vite shows all other changes by itself. */
process.env["NODE_ENV"] = "development";
const renderer = await devRenderer();
await run(renderer);
await renderer.listen();
