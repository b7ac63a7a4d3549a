import { beforeAll } from "vitest";
import { databaseOfWorker } from "./server.ts";

/** The first opening takes a busy machine half a minute on PGlite: it is no test's own time, whichever comes first. */
beforeAll(databaseOfWorker);
