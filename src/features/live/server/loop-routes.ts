import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import type { PrivateFiles } from "../../../kit/files/private-files.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { sendKept } from "../../../kit/http/send-kept.ts";
import { securityOf } from "../../../kit/http/serve.ts";
import { serveFile } from "../../../kit/http/serve-file.ts";
import { ignoringClientAbort } from "../../../kit/http/serve-folder.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { getLoopFilm, getLoopPlaylist } from "../contract.ts";
import { type FragmentLayout, fragmentsOf } from "../fmp4.ts";
import { loopPlaylist } from "../loop.ts";
import { refusals } from "../texts.ts";
import { type LiveDeps, openLive } from "./watch.ts";

export type LoopDeps = LiveDeps & { privateFiles: PrivateFiles };

/** Each request for a playlist or a range checks the right to watch. */
// long: a list of calls
export function loopRoutes(app: FastifyInstance, deps: LoopDeps): void {
	const piecesBySource = new Map<string, Promise<FragmentLayout>>();
	const film = async (lectureId: number, accountId: string) => {
		const { stream } = await openLive(deps, lectureId, accountId);
		if (stream.kind !== "loop") throw notFound(refusals.noLive);
		return stream.source;
	};
	const readPieces = async (source: string) => {
		const storedFile = await deps.privateFiles.open(source);
		if (!storedFile) throw notFound(refusals.noLive);
		return fragmentsOf(await buffer(await storedFile.read()));
	};
	const piecesOf = (source: string) => {
		const found = piecesBySource.get(source) ?? readPieces(source);
		piecesBySource.set(source, found);
		found.catch(() => piecesBySource.delete(source));
		return found;
	};

	const playlist = { description: "The playlist", types: ["application/vnd.apple.mpegurl"] };
	serveFile(app, getLoopPlaylist, playlist, async ({ params: { id }, accountId }) => {
		const pieces = await piecesOf(await film(id, accountId));
		const bytes = loopPlaylist(pieces, "loop.mp4", deps.clock.now());
		return { type: "application/vnd.apple.mpegurl", name: "loop.m3u8", bytes, isOpened: true };
	});

	const authorize = gateOf(app, getLoopFilm);
	const { method, path: url, summary, tag, params } = getLoopFilm;
	app.route({
		method,
		url,
		schema: {
			summary,
			tags: [tag],
			...securityOf(getLoopFilm),
			params,
			response: fileAnswers("The film", "video/mp4"),
		},
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId } = await authorize(request);
			const { id } = request.params as ParamsOf<typeof getLoopFilm>;
			const source = await film(id, invariant(accountId, "the logged-in account"));
			return sendKept(request, reply, deps.privateFiles, source);
		},
		errorHandler: ignoringClientAbort(app),
	});
}
