const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes text for XML content and quoted attributes, without characters that XML 1.0 forbids. */
export function escapeXml(text: string | number): string {
	return (
		String(text)
			.toWellFormed()
			// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
			.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
			.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
	);
}

export function xmlAround(name: string, content: string, attributes: Record<string, string | number> = {}): string {
	const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
	return `<${name}${attributeTexts.join("")}>${content}</${name}>\n`;
}

export function xmlElement(name: string, text: string | number, attributes?: Record<string, string | number>): string {
	return xmlAround(name, escapeXml(text), attributes);
}
