import pg from "pg";

/** A word between processes need not outlive a power cut: what it tells of is stored already. */
const UNSYNCED = "-c synchronous_commit=off";

/**
 * What the adapter between processes hears and speaks through: a connection of its own that listens, and one to speak,
 * in order and without waiting for the disk. A connection of the program's pool that listened and was lost would never be
 * given back to it, and what fails on it would end the program.
 */
export function feedOf(pool: pg.Pool, failed: (error: Error) => void): { pool: pg.Pool; close(): Promise<void> } {
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
			await speaking.query("select 1").catch(failed); // what was to be said before is said
			await speaking.end();
		},
	};
}
