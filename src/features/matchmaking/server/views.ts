import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const personBlock = viewOf(tables.personBlock, "accountId", "blockedId");
export const eventBan = viewOf(tables.eventBan, "eventId", "accountId");
