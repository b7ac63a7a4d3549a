import { endSessions } from "../../account/server/address-store.ts";
import { forgetBrowsers } from "../../account/server/browser-store.ts";
import { endLinks } from "../../account/server/end-links.ts";
import { forgetFactors } from "../../account/server/factor-store.ts";
import { secondFactorResetEmail } from "../factor-emails.ts";
import { type NewsDeps, tellFactor } from "./factor-news.ts";

/**
 * The organiser's reset, for a person without phone and recovery codes. Turns the second factor off, removes passkeys
 * (a thief may have added them), ends all sessions and sends an e-mail. Returns false without any effect if nothing was
 * on.
 */
export function resetFactors(deps: NewsDeps, accountId: string, actor: string): Promise<boolean> {
	return deps.db.transaction(async (tx) => {
		if (!(await forgetFactors(tx, accountId))) return false;
		await endSessions(tx, accountId);
		await endLinks(tx, deps.clock, accountId);
		await forgetBrowsers(tx, accountId);
		const news = {
			accountId,
			actor,
			action: "second-factor-reset" as const,
			texts: secondFactorResetEmail,
			path: "user.html",
		};
		await tellFactor(tx, deps, news);
		return true;
	});
}
