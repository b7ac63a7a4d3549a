import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { OfficeDeps } from "../../organisers/server/serve-office.ts";
import type { RegisterDeps } from "../../registration/server/registering.ts";

export type GuestDeps = RegisterDeps & OfficeDeps & { db: NodePgDatabase };
