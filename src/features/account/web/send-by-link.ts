import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { accountTexts as texts } from "../texts.ts";

/** Statuses of a link that no longer works. */
const OVER = [404, 409, 410];

/**
 * Sends a form of an e-mail's link; after success, or where the link no longer works, the page shows something else.
 */
export async function sendByLink(
	lang: Lang,
	send: () => Promise<void>,
	onOver: (sentence: string, status: number) => void,
): Promise<void> {
	try {
		await send();
		await new Promise(() => {}); // prevents a second press
	} catch (error) {
		if (!(error instanceof CallFailure && OVER.includes(error.status))) throw error;
		onOver(error.problem?.message ?? texts.noAnswer[lang], error.status);
	}
}
