import { beforeAll } from "vitest";
import { databaseOfWorker } from "./server.ts";

/** Opening PGlite first takes up to half a minute, which must not count for a test. */
beforeAll(databaseOfWorker);
