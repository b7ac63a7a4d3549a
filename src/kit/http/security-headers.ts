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
			"form-action 'self'",
			"frame-ancestors 'self'",
			"img-src 'self' data:",
			"object-src 'none'",
			"style-src-attr 'unsafe-inline'",
			...(isHttps ? ["upgrade-insecure-requests"] : []),
		].join("; "),
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
		"referrer-policy": "strict-origin-when-cross-origin",
		"x-content-type-options": "nosniff",
		"x-frame-options": "SAMEORIGIN",
		...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
	};
}
