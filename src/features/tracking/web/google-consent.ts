import { consentSignals } from "../signals.ts";

type Layer = { dataLayer?: unknown[] };

/** Google's queue needs the arguments object itself, not a list. */
export function gtag(..._args: unknown[]): void {
	const layer = window as Layer;
	layer.dataLayer ??= [];
	// biome-ignore lint/complexity/noArguments: this object tells Google's scripts a command from an event
	layer.dataLayer.push(arguments);
}

/** Denies every signal of Google's consent mode v2 before anything else runs. */
export function denyByDefault(): void {
	gtag("consent", "default", consentSignals(false));
}

export function tellGoogle(isGranted: boolean): void {
	gtag("consent", "update", consentSignals(isGranted));
}
