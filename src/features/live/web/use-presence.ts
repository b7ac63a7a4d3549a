import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { type Live, notePresence } from "../contract.ts";
import { BEAT_MS } from "../rules.ts";

/**
 * Sends heartbeats while the stream plays in a visible page: at once, every 30 s, and at the end. Returns the counted
 * time; the next heartbeat makes up for a failed one.
 */
export function usePresence(live: Live, isPlaying: boolean) {
	const [counted, setCounted] = useState({ seconds: live.attendedSeconds, isAttended: live.isAttended });
	const [isUncounted, setUncounted] = useState(false);
	const id = live.objectId;
	useEffect(() => {
		if (!isPlaying) return;
		let isHere = true;
		const beat = async () => {
			try {
				const { attendedSeconds, isAttended } = await call(notePresence, { params: { id }, body: {} });
				if (!isHere) return;
				setCounted({ seconds: attendedSeconds, isAttended });
				setUncounted(false);
			} catch {
				if (isHere) setUncounted(true);
			}
		};
		const isInSight = () => document.visibilityState === "visible";
		if (isInSight()) void beat();
		const timer = setInterval(() => isInSight() && void beat(), BEAT_MS);
		// Sends one when the page is hidden and when it is shown again.
		const turn = () => void beat();
		document.addEventListener("visibilitychange", turn);
		return () => {
			isHere = false;
			clearInterval(timer);
			document.removeEventListener("visibilitychange", turn);
			if (isInSight()) void beat();
		};
	}, [id, isPlaying]);
	return { ...counted, isUncounted };
}
