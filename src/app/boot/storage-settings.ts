import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { StartFailure } from "../../kit/db/start-failure.ts";
import { OutOfReach } from "../../kit/files/out-of-reach.ts";
import { type PrivateFiles, privateFiles } from "../../kit/files/private-files.ts";
import { type S3Settings, s3Files } from "../../kit/files/s3-files.ts";
import type { Settings } from "./settings.ts";

const NEEDED = ["S3_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

export function storageSettings(set: Settings): S3Settings | undefined {
	const [url, accessKeyId, secretAccessKey] = [set.S3_URL, set.S3_ACCESS_KEY_ID, set.S3_SECRET_ACCESS_KEY];
	if (url && accessKeyId && secretAccessKey) return { url, region: set.S3_REGION, accessKeyId, secretAccessKey };
	const missing = NEEDED.filter((name) => !set[name]);
	if (missing.length === NEEDED.length) return undefined;
	throw new StartFailure(`An object store needs all of ${NEEDED.join(", ")}: set ${missing.join(", ")}, or none.`);
}

export function privateFilesOf({ dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined }): PrivateFiles {
	const disk = privateFiles(join(dataDir, "private"));
	return s3 ? s3Files(s3, disk) : disk;
}

/** Returns the fault as a sentence. The site starts anyway, as only private files need the store. */
export async function privateFilesFault(files: PrivateFiles): Promise<string | undefined> {
	try {
		const name = await files.save("check/start.txt", Buffer.from(randomUUID()));
		const found = await files.open(name);
		await files.remove(name);
		if (!found) throw new OutOfReach("a file just written was not found");
	} catch (error) {
		const { message } = error as Error;
		return `Private files (films, photos, CVs) cannot be stored now (${message}). Check the S3_ settings, or the folder DATA_DIR/private.`;
	}
	return undefined;
}
