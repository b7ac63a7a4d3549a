import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { CallFailure } from "../../kit/api/call.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { appRoot } from "./addresses.ts";
import type { AppFrame } from "./frame.ts";
import { pageFrame } from "./page-data.ts";

/** Returns the app's root path, "/en/e/DSS25/account". */
export function showApp(App: ComponentType<{ frame: AppFrame; root: string }>): string {
	const frame = pageFrame();
	const root = invariant(appRoot(location.pathname), "the app's address");
	createRoot(invariant(document.getElementById("account"), "the app's place"), { onRecoverableError }).render(
		createElement(App, { frame, root }),
	);
	return root;
}

/** Ignores refused calls: the screen or the log-in dialog shows them. */
export function onRecoverableError(error: unknown): void {
	if (!(error instanceof Error && error.cause instanceof CallFailure)) reportError(error);
}
