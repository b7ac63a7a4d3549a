import { escapeUTF8 } from "entities/escape";

/** Text that may stand between tags or in a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
	return escapeUTF8(text);
}
