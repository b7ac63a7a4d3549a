import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const conversion = viewOf(tables.conversion, "eventId", "name", "visitorId");
