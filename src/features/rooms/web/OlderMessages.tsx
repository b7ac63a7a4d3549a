import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { merged } from "../../chat/thread.ts";
import { getRoomMessages } from "../contract.ts";
import { roomThreadQuery } from "./room-queries.ts";
import { texts } from "./texts.ts";

export function OlderMessages({ lang, lectureId: id }: { lang: Lang; lectureId: number }) {
	const queries = useQueryClient();
	const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
	const { queryKey } = roomThreadQuery(lang, id);
	const load = async () => {
		if (state === "busy") return;
		setState("busy");
		const before = queries.getQueryData(queryKey)?.messages[0]?.number;
		try {
			const page = await call(getRoomMessages, { params: { id }, query: { lang, ...(before && { before }) } });
			queries.setQueryData(
				queryKey,
				(now) => now && { ...now, messages: merged(page.messages, now.messages), isAll: page.isAll },
			);
			setState("idle");
		} catch {
			setState("failed");
		}
	};
	return (
		<div className="room-older">
			<button type="button" className="btn btn-list btn-soft" aria-busy={state === "busy"} onClick={() => void load()}>
				{texts.older[lang]}
			</button>
			{state === "failed" && <p role="alert">{texts.olderFailed[lang]}</p>}
		</div>
	);
}
