import { useContext } from "react";
import type { Page } from "../site/frame.ts";
import { IslandsOf } from "../site/island.tsx";
import type { AppFrame } from "./frame.ts";
import { clientTexts as texts } from "./texts.ts";

export function AppPage({ frame, look }: Pick<Page, "frame"> & { look: string }) {
	const { lang, base, alternates, event } = frame;
	const { code, name, dates, timeZone, isMeeting, isOver } = event;
	const props: AppFrame = { lang, base, alternates, event: { code, name, dates, timeZone, isMeeting, isOver } };
	useContext(IslandsOf).push({ name: "account", props });
	return (
		<div id="account">
			<div className={look} aria-busy="true">
				<div className="acc-side" />
				<main className="acc-main">
					<noscript>
						<p className="notice notice-warn">{texts.noScript[lang]}</p>
					</noscript>
					<div className="acc-skeleton" role="status">
						<span className="sr-only">{texts.loading[lang]}</span>
						<i />
						<i />
						<i />
						<i />
					</div>
				</main>
			</div>
		</div>
	);
}
