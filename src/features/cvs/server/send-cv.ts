import type { FileHandle } from "node:fs/promises";
import type { FastifyReply } from "fastify";
import { attachmentNamed } from "../../../kit/http/attachment-name.ts";
import { CV_TYPES } from "../rules.ts";
import type { CvFileRecord } from "./store.ts";

/** Sends a CV to be saved: nothing in it is opened as a page of the site, and nothing on the way keeps it. */
export async function sendCv(
	reply: FastifyReply,
	{ name, kind }: Pick<CvFileRecord, "name" | "kind">,
	opened: FileHandle,
): Promise<FastifyReply> {
	const { size } = await opened.stat();
	reply.headers({
		"content-type": CV_TYPES[kind],
		"content-length": size,
		"content-disposition": attachmentNamed(name),
		"content-security-policy": "sandbox; default-src 'none'",
		"cache-control": "no-store",
	});
	return reply.send(opened.createReadStream());
}
