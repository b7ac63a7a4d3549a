import { run } from "../../scripts/entries/start.ts";

// runs the sources, where a test replaces modules; the bundle lacks those files
await run();
