import { beforeAll } from "vitest";
import { databaseOfWorker } from "./server.ts";

/** Opening PGlite takes up to half a minute, so it happens before the first test. */
beforeAll(databaseOfWorker);
