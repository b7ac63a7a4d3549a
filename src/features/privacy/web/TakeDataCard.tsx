import { useState } from "react";
import { CallFailure } from "../../../kit/api/call.ts";
import { download } from "../../../kit/api/download.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { getOwnData } from "../contract.ts";
import { privacyTexts as texts } from "../texts.ts";

type State = "waiting" | "preparing" | "ready" | { failure: string };

export function TakeDataCard({ lang }: { lang: Lang }) {
	const [state, setState] = useState<State>("waiting");
	const press = async () => {
		if (state === "preparing") return;
		setState("preparing");
		try {
			await download(getOwnData, {}, lang);
			setState("ready");
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			setState(status === 401 ? "waiting" : { failure: problem?.message ?? texts.notReady[lang] });
		}
	};
	const isFailed = typeof state === "object";
	return (
		<section className="card form-card" aria-labelledby="take-data">
			<div className="grid gap-2">
				<h2 className="h-card" id="take-data">
					{texts.title[lang]}
				</h2>
				<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			</div>
			<p className={isFailed ? "notice notice-warn" : state === "ready" ? "notice" : "sr-only"} role="status">
				{isFailed ? state.failure : state === "ready" && texts.ready[lang]}
			</p>
			<button
				type="button"
				className="btn btn-outline btn-list justify-self-start"
				aria-disabled={state === "preparing"}
				onClick={() => void press()}
			>
				<Icon name="download" />
				{texts[state === "preparing" ? "preparing" : "download"][lang]}
			</button>
		</section>
	);
}
