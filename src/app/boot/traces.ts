import type { Tracing } from "../../kit/tracing/tracing.ts";
import type { Config } from "./config.ts";
import { VERSION } from "./root.ts";

/** Sets up OpenTelemetry; its packages load only if a collector is configured. */
export async function tracingOf({ traces }: Config): Promise<Tracing | undefined> {
	if (!traces) return undefined;
	const { openTelemetry } = await import("../../kit/tracing/tracing.ts");
	return openTelemetry({ ...traces, release: VERSION });
}
