import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getTicket, type TicketInfo } from "../contract.ts";

export type TicketState =
	| { name: "loading" | "unanswered" }
	| { name: "unknown"; sentence: string }
	| { name: "shown"; ticket: TicketInfo };

/** The ticket of the token in the page's URL. */
export function useTicket(lang: Lang): { state: TicketState; ask(): Promise<void> } {
	const [state, setState] = useState<TicketState>({ name: "loading" });
	const ask = async () => {
		const token = new URLSearchParams(location.search).get("id") || "none";
		try {
			setState({ name: "shown", ticket: await call(getTicket, { params: { token }, query: { lang } }) });
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const isUnknown = status === 404 || status === 400;
			setState(isUnknown ? { name: "unknown", sentence: problem?.message ?? "" } : { name: "unanswered" });
		}
	};
	useEffect(() => void ask(), []);
	useAwakeScreen(state.name === "shown" && state.ticket.token !== null);
	return { state, ask };
}

/** Keeps the screen on if the browser supports it. */
function useAwakeScreen(isShown: boolean): void {
	useEffect(() => {
		if (!isShown || !("wakeLock" in navigator)) return;
		let lock: WakeLockSentinel | undefined;
		let isOver = false;
		const hold = async () => {
			if (document.hidden) return; // the browser releases it when the page is hidden
			const wakeLock = await navigator.wakeLock.request("screen").catch(() => undefined);
			if (isOver) void wakeLock?.release();
			else lock = wakeLock;
		};
		void hold();
		document.addEventListener("visibilitychange", hold);
		return () => {
			isOver = true;
			document.removeEventListener("visibilitychange", hold);
			void lock?.release();
		};
	}, [isShown]);
}
