import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { accountTexts as texts } from "../texts.ts";

/** Statuses of a link that no longer works. */
const OVER = [404, 409, 410];

/** Sends the form of an e-mail's link. The page shows a result in place of the form. */
export async function sendByLink(
	lang: Lang,
	send: () => Promise<void>,
	onOver: (sentence: string, status: number) => void,
): Promise<void> {
	try {
		await send();
		await new Promise(() => {}); // Stays pending, so that the form cannot be sent again.
	} catch (error) {
		if (!(error instanceof CallFailure && OVER.includes(error.status))) throw error;
		onOver(error.problem?.message ?? texts.noAnswer[lang], error.status);
	}
}
