import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { logOut } from "../../features/account/contract.ts";
import { forgetNoteDrafts } from "../../features/recordings/web/note-draft.ts";
import { forgetTyped } from "../../features/registration-page/web/forget-typed.ts";
import { call } from "../../kit/api/call.ts";
import { announceLogOut, useLogOutElsewhere } from "../../kit/ui/log-out-elsewhere.ts";
import { clearOfflineCaches } from "./offline.ts";
import { leaveFor } from "./session.ts";
import { useFrame } from "./use-frame.ts";

/** Logs out. Also leaves when another tab logs out. Both clear the offline cache. */
export function useLeave(): () => Promise<void> {
	const { lang, base } = useFrame();
	const queries = useQueryClient();
	const go = useCallback(() => {
		queries.clear();
		forgetNoteDrafts();
		forgetTyped();
		leaveFor(`${base}/user.html`);
	}, [base, queries]);
	useLogOutElsewhere(go);
	return useCallback(async () => {
		await call(logOut, { query: { lang } }).catch(() => {});
		await clearOfflineCaches();
		announceLogOut();
		go();
	}, [lang, go]);
}
