import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { givePasswords, withoutPassword } from "../../account/server/log-in-store.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import { storedSecret } from "../../account/server/store.ts";

/** Characters that cannot be mistaken for each other. */
const SIGNS = /[a-km-z2-9]/g;

/** Generated once per installation, shown on the log-in page. */
export function demoPassword({ db, ids }: { db: Database; ids: { secret(): string } }): Promise<string> {
	const signs = `${ids.secret()}${ids.secret()}`.match(SIGNS) ?? [];
	const groups = [0, 4, 8].map((from) => signs.slice(from, from + 4).join(""));
	return storedSecret(db, "demonstration", groups.join("-"));
}

type Deps = Parameters<typeof demoPassword>[0] & { passwords: Passwords; clock: Clock };

/** Sets the password of demonstration people without one: seeded before it existed, or back from a public address. */
export async function ensurePasswords(deps: Deps, ids: string[]): Promise<void> {
	if ((await withoutPassword(deps.db, ids)).length === 0) return;
	const passwordHash = await deps.passwords.hash(await demoPassword(deps));
	await givePasswords(deps.db, ids, { passwordHash, now: deps.clock.now() });
}
