import { secondFactorResetEmail } from "../factor-emails.ts";
import { endSessions } from "./address-store.ts";
import { forgetBrowsers } from "./browser-store.ts";
import { endLinks } from "./end-links.ts";
import { type NewsDeps, tellFactor } from "./factor-news.ts";
import { forgetFactors } from "./factor-store.ts";

/**
 * The organiser's way for who has lost phone and recovery codes: the second factor is off, passkeys are gone, which a
 * thief may have added, nobody is logged in, and the person is told. False, and nothing done, where there was none.
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
