import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { CallFailure } from "../../kit/api/call.ts";
import { must } from "../../kit/must/must.ts";
import { appRoot } from "./addresses.ts";
import type { AccountFrame } from "./frame.ts";
import { pageFrame } from "./page-data.ts";

/** Shows an app of screens in its page. Returns where its addresses begin, "/en/e/DSS25/account". */
export function showApp(App: ComponentType<{ frame: AccountFrame; root: string }>): string {
	const frame = pageFrame();
	const root = must(appRoot(location.pathname), "the app's address");
	createRoot(must(document.getElementById("account"), "the app's place"), { onRecoverableError }).render(
		createElement(App, { frame, root }),
	);
	return root;
}

/**
 * A refused call that a screen waited for is told by the screen, or by the log-in when the session is over. Where that
 * stands before the screen is drawn again, React got over it and would tell the browser of an error that nobody met.
 */
export function onRecoverableError(error: unknown): void {
	if (!(error instanceof Error && error.cause instanceof CallFailure)) reportError(error);
}
