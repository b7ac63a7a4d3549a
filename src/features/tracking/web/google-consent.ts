import { consentSignals } from "../signals.ts";

type Layer = { dataLayer?: unknown[] };

/** Google's queue takes the arguments object itself, not a list. */
export function gtag(..._args: unknown[]): void {
	const layer = window as Layer;
	layer.dataLayer ??= [];
	// biome-ignore lint/complexity/noArguments: Google's scripts tell a command from an event by this very object
	layer.dataLayer.push(arguments);
}

/** Google's consent mode v2: denies every signal before anything else. */
export function denyByDefault(): void {
	gtag("consent", "default", consentSignals(false));
}

export function tellGoogle(isGranted: boolean): void {
	gtag("consent", "update", consentSignals(isGranted));
}
