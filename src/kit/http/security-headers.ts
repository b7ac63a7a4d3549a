/** A page's permitted sources besides the site itself. */
export type Sources = { [directive in "script" | "img" | "connect" | "media" | "frame"]?: string[] };

/** The Content-Security-Policy, with a page's additional sources. */
export function contentPolicy(publicUrl: string, more: Sources = {}): string {
	const extra = (name: keyof Sources) => {
		const sources = more[name] ?? [];
		return sources.length > 0 ? [`${name}-src 'self' ${sources.join(" ")}`] : [];
	};
	return [
		"default-src 'self'",
		"base-uri 'self'",
		...extra("connect"),
		"form-action 'self'",
		"frame-ancestors 'self'",
		...extra("frame"),
		["img-src 'self' data:", ...(more.img ?? [])].join(" "),
		...extra("media"),
		"object-src 'none'",
		...extra("script"),
		"style-src-attr 'unsafe-inline'",
		...(publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}

/**
 * The headers of every response. One constant, because cached responses bypass the framework (docs/decisions/0005).
 * Scripts have no `unsafe-inline`; styles allow attributes, which React writes for sizes. HSTS omits subdomains unless
 * configured, because others under the domain may use http.
 */
export function securityHeaders(publicUrl: string, hasSecureSubdomains = false): Record<string, string> {
	const isHttps = publicUrl.startsWith("https:");
	return {
		"content-security-policy": contentPolicy(publicUrl),
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
		"referrer-policy": "strict-origin-when-cross-origin",
		"x-content-type-options": "nosniff",
		"x-frame-options": "SAMEORIGIN",
		...(isHttps && {
			"strict-transport-security": `max-age=31536000${hasSecureSubdomains ? "; includeSubDomains" : ""}`,
		}),
	};
}
