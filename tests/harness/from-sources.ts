import { run } from "../../scripts/entries/start.ts";

// the program as its sources are, where a test changes what it loads: the bundle has no files of theirs
await run();
