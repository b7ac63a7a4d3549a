import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Settings } from "../../src/kit/files/s3-files.ts";
import { freePort } from "./program.ts";

type Request = { path: string; app: object };

/** An S3 object store with an empty bucket and signature checks, from a third party. */
export async function startObjectStore() {
	const { default: S3rver } = await import("@20minutes/s3rver");
	const directory = mkdtempSync(join(tmpdir(), "estrada-bucket-"));
	const buckets = [{ name: "estrada", configs: [] }];
	const started = async (port: number) => {
		const one = new S3rver({ address: "127.0.0.1", port, silent: true, directory, configureBuckets: buckets });
		one.middleware.unshift(listing);
		return { one, port: (await one.run()).port };
	};
	let running = await started(await freePort());
	const { port } = running;
	const url = `http://127.0.0.1:${port}/estrada`;
	const settings: S3Settings = { url, region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
	return {
		settings,
		env: { S3_URL: url, S3_REGION: "us-east-1", S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" },
		/** Stops it and keeps its objects. */
		goAway: () => running.one.close(),
		async comeBack() {
			running = await started(port);
		},
		async stop() {
			await running.one.close();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}

/**
 * Accepts any signature of the bucket's own URL. The program and S3 sign it without a trailing slash, this server with
 * one.
 */
function listing(request: Request, next: () => Promise<void>): Promise<void> {
	if (request.path === "/estrada/") {
		request.app = Object.create(request.app, { allowMismatchedSignatures: { value: true } });
	}
	return next();
}
