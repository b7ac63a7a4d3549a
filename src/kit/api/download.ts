import type { Call, ParamsOf, Problem } from "../contract/call.ts";
import { announceUnauthorized, CallFailure } from "./call.ts";

export function nameToSave(disposition: string | null): string {
	const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
	return encoded ? decodeURIComponent(encoded) : (/filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "");
}

/** Downloads and saves a file, of a filter if it has one. Throws `CallFailure` for a refusal or a missing response. */
export async function download<C extends Call>(
	spec: C,
	params: ParamsOf<C>,
	lang: string,
	filter: Readonly<Record<string, string>> = {},
): Promise<void> {
	const values = params as Record<string, unknown>;
	const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
	const sentAt = performance.now();
	const response = await fetch(`${path}?${new URLSearchParams({ ...filter, lang })}`, { method: spec.method }).catch(
		() => undefined,
	);
	if (!response) throw new CallFailure(0, undefined);
	if (response.status === 401) announceUnauthorized(sentAt);
	if (!response.ok)
		throw new CallFailure(response.status, (await response.json().catch(() => undefined)) as Problem | undefined);
	const bytes = await response.blob().catch(() => undefined);
	if (!bytes) throw new CallFailure(0, undefined);
	const link = document.createElement("a");
	link.href = URL.createObjectURL(bytes);
	link.download = nameToSave(response.headers.get("content-disposition"));
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // by then the browser has begun the download
}
