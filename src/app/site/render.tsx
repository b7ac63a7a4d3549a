import { renderToString } from "react-dom/server";
import { IconSprite } from "../../kit/ui/icons.tsx";
import { ToastRegion } from "../../kit/ui/toast-region.tsx";
import type { Page, RenderedPage } from "./frame.ts";
import { type IslandProps, IslandsOf } from "./island.tsx";
import { views } from "./views.tsx";

/** Renders a page's view to markup; server only. */
export function render(page: Page): RenderedPage {
	const View = views[page.view as keyof typeof views] as React.ComponentType<Page>;
	const islands: IslandProps[] = [];
	const html = renderToString(
		<IslandsOf.Provider value={islands}>
			<IconSprite />
			<View {...page} />
			<ToastRegion />
		</IslandsOf.Provider>,
	);
	return { html, islands: islands.map((island) => island.props) };
}
