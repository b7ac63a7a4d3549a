import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { givePasswords, withoutPassword } from "../../account/server/log-in-store.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import { storedSecret } from "../../account/server/store.ts";

/** Characters that people do not confuse. */
const SIGNS = /[a-km-z2-9]/g;

/** Made once per installation; the log-in page shows it. */
export function demoPassword({ db, ids }: { db: Database; ids: { secret(): string } }): Promise<string> {
	const signs = `${ids.secret()}${ids.secret()}`.match(SIGNS) ?? [];
	const groups = [0, 4, 8].map((from) => signs.slice(from, from + 4).join(""));
	return storedSecret(db, "demonstration", groups.join("-"));
}

type Deps = Parameters<typeof demoPassword>[0] & { passwords: Passwords; clock: Clock };

/** Sets the password of prepared people who have none: they are older than the password, or it was deleted. */
export async function ensurePasswords(deps: Deps, ids: string[]): Promise<void> {
	if ((await withoutPassword(deps.db, ids)).length === 0) return;
	const passwordHash = await deps.passwords.hash(await demoPassword(deps));
	await givePasswords(deps.db, ids, { passwordHash, now: deps.clock.now() });
}
