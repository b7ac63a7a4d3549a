import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "../../features/account/web/me-query.ts";
import { CallFailure } from "../../kit/api/call.ts";
import { leaveFor, logInAddress, useSessionOver } from "./session.ts";
import { useFrame } from "./use-frame.ts";

export type AppSession = ReturnType<typeof useAppSession>;

/** The logged-in person of an app. A page that nobody is logged in to leaves for the log-in. */
export function useAppSession() {
	const { lang, base } = useFrame();
	const { data: person, error } = useQuery(meQuery(lang));
	const [isOver, resume] = useSessionOver();
	const isNobody = person === undefined && error instanceof CallFailure && error.status === 401;
	useEffect(() => {
		if (isNobody) leaveFor(logInAddress(base));
	}, [isNobody, base]);
	return {
		person,
		isNobody,
		/** The session ended while the page was open; the person may log in again over it. */
		isOver,
		resume,
	};
}
