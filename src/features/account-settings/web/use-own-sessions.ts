import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { endOtherSessions, endOwnSession, getOwnSessions, type OwnSession } from "../access-contract.ts";
import { accessTexts as texts } from "../access-texts.ts";

/** `changes` counts changes that may have ended sessions; each reloads the list. */
export function useOwnSessions(lang: Lang, changes: number) {
	const [sessions, setSessions] = useState<OwnSession[] | "failed">();
	const [news, setNews] = useState("");
	const [failure, setFailure] = useState<string>();
	const isBusy = useRef(false);
	const load = () =>
		call(getOwnSessions, { query: { lang } }).then(
			(answer) => setSessions(answer.sessions),
			() => setSessions("failed"),
		);
	useEffect(() => void load(), [lang, changes]);

	const press = async (end: () => Promise<{ sessions: OwnSession[] }>, done: string) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setFailure(undefined);
		setNews("");
		try {
			setSessions((await end()).sessions);
			setNews(done);
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			if (status === 404)
				await load(); // The session has ended elsewhere.
			else if (status !== 401) setFailure(problem?.message ?? texts.notEnded[lang]);
		}
		isBusy.current = false;
	};
	const query = { lang };
	return {
		sessions,
		news,
		failure,
		load,
		end: ({ id }: OwnSession) => press(() => call(endOwnSession, { params: { id }, query }), texts.ended[lang]),
		endOthers: () => press(() => call(endOtherSessions, { query }), texts.othersEnded[lang]),
	};
}
