import type { FastifyInstance } from "fastify";
import { notFound } from "../../../kit/http/failure.ts";
import { serveFile } from "../../../kit/http/serve-file.ts";
import { getCaptions } from "../contract.ts";
import { refusals } from "../texts.ts";
import { type WatchDeps, watchedRecording } from "./may-watch.ts";

export function captionsRoute(app: FastifyInstance, deps: WatchDeps): void {
	const file = { description: "The captions", types: ["text/vtt"] };
	serveFile(app, getCaptions, file, async ({ params, accountId }) => {
		const { captions, captionsEn } = await watchedRecording(deps, params.id, accountId);
		const bytes = { pl: captions, en: captionsEn }[params.captionLang];
		if (!bytes) throw notFound(refusals.noCaptions);
		const name = `captions-${params.id}-${params.captionLang}.vtt`;
		return { type: "text/vtt; charset=utf-8", name, bytes, isOpened: true };
	});
}
