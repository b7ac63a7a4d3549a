import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const promoBar = viewOf(tables.promoBar, "id", "eventId", "text", "promoCode", "endsAt");
