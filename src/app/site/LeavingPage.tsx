import { LeavingView, type UnsubscribeState } from "../../features/recommendations/web/LeavingView.tsx";
import { SiteChrome } from "./Chrome.tsx";
import type { Page } from "./frame.ts";

export function LeavingPage({ frame, data }: Page) {
	return (
		<SiteChrome frame={frame}>
			<LeavingView lang={frame.lang} base={frame.base} view={data as UnsubscribeState} />
		</SiteChrome>
	);
}
