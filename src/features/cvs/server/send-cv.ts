import type { FastifyReply } from "fastify";
import type { KeptFile } from "../../../kit/files/private-files.ts";
import { attachmentNamed } from "../../../kit/http/attachment-name.ts";
import { CV_TYPES } from "../rules.ts";
import type { CvFileRecord } from "./store.ts";

/** Sends a CV as a download: browsers neither show it as a page of the site nor cache it. */
export async function sendCv(
	reply: FastifyReply,
	{ name, kind }: Pick<CvFileRecord, "name" | "kind">,
	file: KeptFile,
): Promise<FastifyReply> {
	const bytes = await file.read();
	reply.headers({
		"content-type": CV_TYPES[kind],
		"content-length": file.size,
		"content-disposition": attachmentNamed(name),
		"content-security-policy": "sandbox; default-src 'none'",
		"cache-control": "no-store",
	});
	return reply.send(bytes);
}
