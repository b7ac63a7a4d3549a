import { leavingTexts as texts } from "../../features/recommendations/texts.ts";
import type { UnsubscribeState } from "../../features/recommendations/web/LeavingView.tsx";
import type { Deps } from "../boot/deps.ts";
import type { Input, LoadedPage, PageData, PageRequest } from "../http/page-spec.ts";

/** Each e-mail has its own secret: a page with a secret is never cached. */
export function leavingChoice(_deps: Deps, { query }: Input): PageData {
	const secret = /^[\w-]{1,100}$/.exec(query.get("id") ?? "")?.[0] ?? "";
	const hasLeft = query.get("left") === "1";
	const value: UnsubscribeState = { secret, hasLeft };
	return { key: secret === "" ? String(hasLeft) : null, value };
}

export async function leavingPage(
	_deps: Deps,
	{ lang, frame, eventPictureUrl, chosen }: PageRequest,
): Promise<LoadedPage> {
	return {
		data: chosen,
		head: {
			title: `${texts.pageTitle[lang]} – ${frame.event.name}`,
			description: texts.lead[lang],
			imageUrl: eventPictureUrl,
			isIndexable: false,
			linkedData: [],
		},
	};
}
