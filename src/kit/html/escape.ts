import { escapeUTF8 } from "entities/escape";

export function escapeHtml(text: string): string {
	return escapeUTF8(text);
}
