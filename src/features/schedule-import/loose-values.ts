/** These functions never throw; mismatches become empty. */

/** Text with `\n` line ends, without control characters or lone surrogates; "" for other types. */
export function asText(value: unknown): string {
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	if (Array.isArray(value)) return asText(value[0]);
	if (typeof value === "object" && value !== null) return asText((value as Record<string, unknown>)["#text"]);
	if (typeof value !== "string") return "";
	return (
		value
			.toWellFormed()
			.replace(/\r\n?/g, "\n")
			// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
			.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, "")
			.trim()
	);
}

/** Like `asText`, on one line. */
export function asLine(value: unknown): string {
	return asText(value).replace(/\s+/g, " ");
}

/** A single value becomes a list of one; null and undefined an empty one. */
export function asList(value: unknown): unknown[] {
	if (value === undefined || value === null || value === "") return [];
	return Array.isArray(value) ? value : [value];
}

/** Empty for anything but an object. */
export function asFields(value: unknown): Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** The URL resolved against `base`; undefined if invalid. */
export function webAddress(text: string, base?: string): string | undefined {
	const isHost = /^www\./i.test(text) || (!base && /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text));
	const bare = isHost ? `http://${text}` : text;
	const parsed = URL.parse(bare, base && URL.canParse(base) ? base : undefined);
	return parsed && /^https?:$/.test(parsed.protocol) && parsed.href.length <= 2000 ? parsed.href : undefined;
}
