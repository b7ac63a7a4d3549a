/** The Content-Disposition header of a download (RFC 6266), without quotes and line breaks. */
export function attachmentNamed(name: string): string {
	const plain = name
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[łŁ]/g, (letter) => (letter === "ł" ? "l" : "L"))
		.replace(/[^\w.() -]/g, "_");
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
