/**
 * The headers that every answer carries. One constant, because kept answers are written past the framework
 * (docs/decisions/0006). No `unsafe-inline` for scripts; styles allow attributes, which React writes for sizes.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
	const isHttps = publicUrl.startsWith("https:");
	return {
		"content-security-policy": [
			"default-src 'self'",
			"base-uri 'self'",
			"connect-src 'self'",
			"font-src 'self'",
			"form-action 'self'",
			"frame-ancestors 'self'",
			"frame-src 'self'",
			"img-src 'self' data:",
			"object-src 'none'",
			"script-src 'self'",
			"script-src-attr 'none'",
			"style-src 'self'",
			"style-src-attr 'unsafe-inline'",
			...(isHttps ? ["upgrade-insecure-requests"] : []),
		].join("; "),
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"origin-agent-cluster": "?1",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
		"referrer-policy": "strict-origin-when-cross-origin",
		"x-content-type-options": "nosniff",
		"x-dns-prefetch-control": "off",
		"x-frame-options": "SAMEORIGIN",
		"x-permitted-cross-domain-policies": "none",
		...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
	};
}
