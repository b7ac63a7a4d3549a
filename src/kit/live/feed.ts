import pg from "pg";

/**
 * What the adapter between processes hears and speaks through: a connection of its own that listens, and the pool to
 * speak. A connection of the pool that listened and was lost would never be given back to it, and what fails on it would
 * end the program.
 */
export function feedOf(pool: pg.Pool, failed: (error: Error) => void): pg.Pool {
	const connect = async () => {
		const client = new pg.Client(pool.options);
		client.on("error", failed);
		await client.connect();
		return Object.assign(client, { release: () => void client.end().catch(failed) });
	};
	const query = (text: string, values: unknown[]) => pool.query(text, values);
	return { connect, query } as unknown as pg.Pool;
}
