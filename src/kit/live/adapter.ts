import pg from "pg";

/** A power cut may lose messages between processes, because their facts are stored. */
const UNSYNCED = "-c synchronous_commit=off";

/**
 * The adapter's connections: a listener, and a sender that keeps order without waiting for the disk. They are not
 * pooled, because the pool would not get a lost listener back, and its error would end the program.
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
