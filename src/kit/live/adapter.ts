import pg from "pg";

/** Messages between processes may be lost in a power cut: their facts are stored. */
const UNSYNCED = "-c synchronous_commit=off";

/**
 * The adapter's connections: one listener, and one sender that keeps order without waiting for the disk. A lost
 * pooled listener would never be returned, and its error would end the program.
 */
export function adapterConnections(
	pool: pg.Pool,
	failed: (error: Error) => void,
): { pool: pg.Pool; close(): Promise<void> } {
	const speaking = new pg.Pool({ ...pool.options, max: 1, options: UNSYNCED });
	speaking.on("error", failed);
	const connect = async () => {
		const client = new pg.Client(pool.options);
		client.on("error", failed);
		await client.connect();
		return Object.assign(client, { release: () => void client.end().catch(failed) });
	};
	const query = (text: string, values: unknown[]) => speaking.query(text, values);
	return {
		pool: { connect, query } as unknown as pg.Pool,
		async close() {
			await speaking.query("select 1").catch(failed); // pending messages are sent first
			await speaking.end();
		},
	};
}
