import { run } from "../../scripts/entries/start.ts";

// runs the sources if a test replaces modules, which the bundle lacks
await run();
