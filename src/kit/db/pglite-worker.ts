import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { invariant } from "../invariant/invariant.ts";

/** PGlite runs in its own thread, so that queries do not block requests. */
const { databaseDir, socketPath } = workerData as { databaseDir: string; socketPath: string };

/** One connection and little data: PostgreSQL's default 128 MB of buffers would waste memory. */
const SETTINGS = ["shared_buffers = 8MB", "max_connections = 4", "wal_buffers = 64kB", "work_mem = 2MB"];

const database = await PGlite.create({ dataDir: databaseDir, postgresqlconf: SETTINGS });
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

const port = invariant(parentPort, "the thread that started this one");
port.on("message", async (message) => {
	if (message !== "close") return;
	await server.stop();
	await database.close();
	port.postMessage("closed");
});
port.postMessage("ready");
