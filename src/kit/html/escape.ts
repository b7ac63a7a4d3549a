import { escapeUTF8 } from "entities/escape";

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
	return escapeUTF8(text);
}
