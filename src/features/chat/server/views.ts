import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const conversation = viewOf(tables.conversation, "id");
export const conversationMember = viewOf(tables.conversationMember, "conversationId", "no", "accountId");
