import type { Database } from "../../../kit/db/database.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import { storedSecret } from "../../account/server/store.ts";
import { givePasswords, withoutPassword } from "./store.ts";

/** What nobody mistakes for another sign when reading it off a page. */
const SIGNS = /[a-km-z2-9]/g;

/** The password that the demonstration's people have on this installation: made once, read off the log-in page. */
export function demoPassword({ db, ids }: { db: Database; ids: { secret(): string } }): Promise<string> {
	const signs = `${ids.secret()}${ids.secret()}`.match(SIGNS) ?? [];
	const groups = [0, 4, 8].map((from) => signs.slice(from, from + 4).join(""));
	return storedSecret(db, "demonstration", groups.join("-"));
}

type Deps = Parameters<typeof demoPassword>[0] & { passwords: Passwords; clock: Clock };

/** Gives the demonstration's people their password who have none: drawn before there was one, or back from a public address. */
export async function ensurePasswords(deps: Deps, ids: string[]): Promise<void> {
	if ((await withoutPassword(deps.db, ids)).length === 0) return;
	const passwordHash = await deps.passwords.hash(await demoPassword(deps));
	await givePasswords(deps.db, ids, { passwordHash, now: deps.clock.now() });
}
