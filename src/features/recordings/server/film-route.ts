import { extname } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { PrivateFiles } from "../../../kit/files/private-files.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { notFound, notLoggedIn } from "../../../kit/http/failure.ts";
import { sendKept } from "../../../kit/http/send-kept.ts";
import { schemaOf } from "../../../kit/http/serve.ts";
import { ignoringClientAbort } from "../../../kit/http/serve-folder.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { isMark } from "../../account/server/authentication.ts";
import { getFilm } from "../contract.ts";
import { LINK_MS, linkOf, linkText, readLink } from "../rules.ts";
import { refusals } from "../texts.ts";
import { watchedRecording } from "./may-watch.ts";

type Session = { sessionId: string; accountId: string };

export type FilmDeps = {
	db: Database;
	clock: Clock;
	privateFiles: PrivateFiles;
	sessionOf(request: FastifyRequest): Promise<Session | undefined>;
	/** Signs a text with the installation's secret. */
	markOf(text: string): string;
};

export async function filmUrl(deps: FilmDeps, request: FastifyRequest, recordingId: number): Promise<string> {
	const session = await deps.sessionOf(request);
	if (!session) throw notLoggedIn();
	const endsAt = deps.clock.now().getTime() + LINK_MS;
	const link = linkOf(endsAt, deps.markOf(linkText({ recordingId, ...session, endsAt })));
	return getFilm.path.replace(":id", String(recordingId)).replace(":link", link);
}

/** Checks access at each request, because link, session, ticket and time may have ended. */
export function filmRoute(app: FastifyInstance, deps: FilmDeps): void {
	app.route({
		method: getFilm.method,
		url: getFilm.path,
		schema: { ...schemaOf(getFilm), response: fileAnswers("The film", "video/webm", "video/mp4") },
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { id, link } = request.params as ParamsOf<typeof getFilm>;
			const { file } = await watchedRecording(deps, id, await linkedAccount(deps, request, id, link));
			reply.header("content-disposition", `inline; filename="recording-${id}${extname(file)}"`);
			return sendKept(request, reply, deps.privateFiles, file);
		},
		errorHandler: ignoringClientAbort(app),
	});
}

/** Undefined unless the link is valid and used in its own session. */
async function linkedAccount(
	deps: FilmDeps,
	request: FastifyRequest,
	recordingId: number,
	link: string,
): Promise<string> {
	const read = readLink(link, deps.clock.now());
	const session = read && (await deps.sessionOf(request));
	if (!read || !session) throw notFound(refusals.noLink);
	const expected = deps.markOf(linkText({ recordingId, ...session, endsAt: read.endsAt }));
	if (!isMark(read.mark, expected)) throw notFound(refusals.noLink);
	return session.accountId;
}
