import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { logOut } from "../../features/account/contract.ts";
import { forgetNoteDrafts } from "../../features/recordings/web/note-draft.ts";
import { call } from "../../kit/api/call.ts";
import { forgetKept } from "./offline.ts";
import { leaveFor, tellLogOut, useLogOutElsewhere } from "./session.ts";
import { useFrame } from "./use-frame.ts";

/** Logging out here, and leaving when it was done in another tab: what was kept for being offline goes with it. */
export function useLeave(): () => Promise<void> {
	const { lang, base } = useFrame();
	const queries = useQueryClient();
	const go = useCallback(() => {
		queries.clear();
		forgetNoteDrafts();
		leaveFor(`${base}/user.html`);
	}, [base, queries]);
	useLogOutElsewhere(go);
	return useCallback(async () => {
		await call(logOut, { query: { lang } }).catch(() => {});
		await forgetKept();
		tellLogOut();
		go();
	}, [lang, go]);
}
