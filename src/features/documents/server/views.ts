import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const taxDocument = viewOf(tables.taxDocument, "id", "kind", "number", "subject", "grossGrosz", "content");
