import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { inputKeys } from "../../../kit/api/request-keys.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { codesTexts as texts } from "../codes-texts.ts";
import { getTeamCodes, reissueTeamCode, sendTeamCode, type TeamCode } from "../team-contract.ts";

export type TeamCodes = ReturnType<typeof useTeamCodes>;

function useShownCodes(lang: Lang, secret: string, isTeam: boolean, returned: number) {
	const [codes, setCodes] = useState<TeamCode[]>();
	const [isLost, setLost] = useState(false);
	const ask = async () => {
		setLost(false);
		await call(getTeamCodes, { params: { secret }, query: { lang } }).then(
			(answer) => setCodes(answer.codes),
			() => setLost(true),
		);
	};
	useEffect(() => {
		if (!isTeam) return;
		void ask();
		const look = () => {
			if (!document.hidden) void ask();
		};
		document.addEventListener("visibilitychange", look);
		return () => document.removeEventListener("visibilitychange", look);
	}, [isTeam, secret, returned]);
	return { codes, setCodes, isLost, ask };
}

/**
 * Refetches on focus, because the team uses codes meanwhile, and when `returned` changes, because returns revoke codes.
 * Without `isTeam` it fetches nothing.
 */
export function useTeamCodes(lang: Lang, secret: string, isTeam: boolean, returned: number) {
	const { codes, setCodes, isLost, ask } = useShownCodes(lang, secret, isTeam, returned);
	const isBusy = useRef(false);
	const [sendOnce] = useState(inputKeys);
	const [reissueOnce] = useState(inputKeys);
	const params = { secret };
	const query = { lang };
	/** Runs one action at a time. Returns the codes, or the refusal's sentence. */
	const act = async (deed: () => Promise<{ codes: TeamCode[] }>): Promise<TeamCode[] | string> => {
		if (isBusy.current) return texts.refused[lang];
		isBusy.current = true;
		try {
			const answer = await deed();
			setCodes(answer.codes);
			return answer.codes;
		} catch (error) {
			const problem = error instanceof CallFailure ? error.problem : undefined;
			await ask(); // a participant may have used the code meanwhile
			return problem?.modelState?.["email"]?.[0] ?? problem?.message ?? texts.refused[lang];
		} finally {
			isBusy.current = false;
		}
	};
	return {
		codes,
		isLost,
		ask,
		send(codeId: number, email: string) {
			const requested = { params: { ...params, codeId }, query, body: { email } };
			// after a shown sending, with a new key
			const request = { ...requested, already: codes?.find((one) => one.objectId === codeId)?.sentDate };
			return act(() => sendOnce(request, (headers) => call(sendTeamCode, { ...requested, headers })));
		},
		reissue(codeId: number) {
			const requested = { params: { ...params, codeId }, query };
			return act(() => reissueOnce(requested, (headers) => call(reissueTeamCode, { ...requested, headers })));
		},
	};
}
