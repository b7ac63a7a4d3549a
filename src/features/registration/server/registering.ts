import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { ReadCache } from "../../../kit/content/read-cache.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Passwords } from "../../account/server/passwords.ts";
import type { CardPayments } from "../../orders/rules.ts";
import type { SettleDeps } from "../../orders/server/confirm-order.ts";
import type { ReleaseDeps } from "../../ticket-holders/server/follow-order.ts";
import type { OriginKeys } from "../../ticket-holders/server/unconfirmed-store.ts";
import type { registerUser } from "../contract.ts";
import type { CountRegistering } from "./registering-limits.ts";
import type { RegistrationCommands, RegistrationReads } from "./registration-commands.ts";

export type RegisterDeps = SettleDeps &
	ReleaseDeps & {
		db: NodePgDatabase;
		readCache: ReadCache;
		ids: { next(): string; secret(): string };
		registrationCommands: RegistrationCommands;
		registrationReads: RegistrationReads;
		passwords: Passwords;
		config: { cardPayments: CardPayments };
	};

export type RegistrationResult = Omit<ResponseOf<typeof registerUser>, "isRegistered">;

/** The organiser's actions have no rate limits. */
export type RegistrationRequest = {
	lang: Lang;
	accountId: string | undefined;
	visitorId?: string | undefined;
	count?: CountRegistering;
	/** Absent for the organiser. */
	origin?: OriginKeys;
};
