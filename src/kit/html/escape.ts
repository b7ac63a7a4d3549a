const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text that may stand between tags or in a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}
