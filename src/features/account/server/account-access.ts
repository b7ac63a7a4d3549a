import type { Database, Tx } from "../../../kit/db/database.ts";
import { deviceOf } from "../../../kit/device/device.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { shownTime } from "../../../kit/time/shown-time.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { accessId, isFactorEnded, keptKeys } from "../access-list.ts";
import type { AccountAccess } from "../access-list-contract.ts";
import { endSessions } from "./address-store.ts";
import { browsersOf, forgetBrowsers } from "./browser-store.ts";
import { endLinks } from "./end-links.ts";
import { forgetPasskeys, forgetSecondFactor, passkeysOf, secondFactorOf } from "./factor-store.ts";
import { openSessions } from "./store.ts";

export type FeedCommands = {
	/** Lists the newest feed first. */
	list(
		db: Database,
		of: { accountId: string; lang: Lang },
	): Promise<{ id: string; name: string; madeAt: Date; addedFrom: string | null }[]>;
	end(tx: Tx, of: { accountId: string; keptIds: string[] }): Promise<void>;
};

export type AccessDeps = { feedCommands: FeedCommands };

/** `askedAt` is the time when the reset or the address change was requested. */
type RecoveryRequest = { accountId: string; askedAt: Date };

/** Lists all ways into an account besides its password; sessions and passkeys come first. */
export async function listAccess(
	db: Database,
	{ feedCommands, clock }: AccessDeps & { clock: Clock },
	{ accountId, askedAt, lang }: RecoveryRequest & { lang: Lang },
): Promise<AccountAccess[]> {
	const [sessions, passkeys, browsers, feeds, factor] = await Promise.all([
		openSessions(db, accountId, new Date()), // better-auth uses the system clock
		passkeysOf(db, accountId),
		browsersOf(db, accountId),
		feedCommands.list(db, { accountId, lang }),
		secondFactorOf(db, accountId),
	]);
	const since = factor?.since ?? null;
	return [
		...sessions.map(({ id, userAgent, createdAt, updatedAt }) =>
			shape("session", id, {
				name: deviceOf(userAgent),
				added: shownTime(clock, createdAt),
				used: shownTime(clock, updatedAt),
			}),
		),
		...passkeys.map(({ id, name, createdAt, addedFrom, usedAt }) =>
			shape("passkey", id, { name, from: addedFrom, added: createdAt, used: usedAt }),
		),
		...browsers.map(({ id, device, createdAt, usedAt }) =>
			shape("browser", id, { name: device, added: createdAt, used: usedAt }),
		),
		...feeds.map(({ id, name, madeAt, addedFrom }) =>
			shape("feed", id, { name, from: addedFrom, added: madeAt, used: null }),
		),
		...(factor?.isOn
			? [
					{
						...shape("second-factor", "phone", { name: null, added: since, used: null }),
						isEnded: isFactorEnded(since, askedAt),
					},
				]
			: []),
	];
}

function shape(
	kind: AccountAccess["kind"],
	key: string,
	{ name, from, added, used }: { name: string | null; from?: string | null; added: Date | null; used: Date | null },
): AccountAccess {
	return {
		id: accessId(kind, key),
		kind,
		name,
		addedFrom: from ?? null,
		addedDate: added?.toISOString() ?? null,
		usedDate: used?.toISOString() ?? null,
		isEnded: true,
	};
}

/**
 * Ends all access besides the password, except `keep`: sessions, passkeys, known browsers, calendar feeds, pending
 * links and log-ins, unconfirmed address changes, and a second factor newer than a week.
 */
export async function endAccess(
	tx: Tx,
	{ feedCommands, clock }: AccessDeps & { clock: Clock },
	{ accountId, askedAt, keep }: RecoveryRequest & { keep: readonly string[] },
): Promise<void> {
	await endLinks(tx, clock, accountId);
	await endSessions(tx, accountId, keptKeys(keep, "session"));
	await forgetPasskeys(tx, accountId, keptKeys(keep, "passkey"));
	await forgetBrowsers(tx, accountId, keptKeys(keep, "browser"));
	await feedCommands.end(tx, { accountId, keptIds: keptKeys(keep, "feed") });
	const factor = await secondFactorOf(tx, accountId);
	const isKept = factor?.isOn && keptKeys(keep, "second-factor").length > 0;
	if (factor && !isKept && isFactorEnded(factor.since, askedAt)) await forgetSecondFactor(tx, accountId);
}
