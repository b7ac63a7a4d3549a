import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { inputKeys } from "../../../kit/api/request-keys.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { codesTexts as texts } from "../codes-texts.ts";
import { getTeamCodes, reissueTeamCode, sendTeamCode, type TeamCode } from "../team-contract.ts";

export type TeamCodes = ReturnType<typeof useTeamCodes>;

/** The codes as they are now, asked for again whenever the page is looked at. */
function useShown(lang: Lang, secret: string, isTeam: boolean, returned: number) {
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
 * The codes of a team's order, and what their buyer does with them. They are asked for again whenever the page is looked
 * at, because the team uses them meanwhile. `isTeam` is false for an order without codes: then nothing is asked.
 * What is given back (`returned` tickets) takes codes away.
 */
export function useTeamCodes(lang: Lang, secret: string, isTeam: boolean, returned: number) {
	const { codes, setCodes, isLost, ask } = useShown(lang, secret, isTeam, returned);
	const isBusy = useRef(false);
	const [sendOnce] = useState(inputKeys);
	const [reissueOnce] = useState(inputKeys);
	const params = { secret };
	const query = { lang };
	/** Does one thing at a time; gives the codes after it, or the sentence that it was refused with. */
	const act = async (deed: () => Promise<{ codes: TeamCode[] }>): Promise<TeamCode[] | string> => {
		if (isBusy.current) return texts.refused[lang];
		isBusy.current = true;
		try {
			const answer = await deed();
			setCodes(answer.codes);
			return answer.codes;
		} catch (error) {
			const problem = error instanceof CallFailure ? error.problem : undefined;
			await ask(); // somebody may have used it meanwhile
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
			// sending again what is shown to have been sent is another wish
			const request = { ...requested, already: codes?.find((one) => one.objectId === codeId)?.sentDate };
			return act(() => sendOnce(request, (headers) => call(sendTeamCode, { ...requested, headers })));
		},
		reissue(codeId: number) {
			const requested = { params: { ...params, codeId }, query };
			return act(() => reissueOnce(requested, (headers) => call(reissueTeamCode, { ...requested, headers })));
		},
	};
}
