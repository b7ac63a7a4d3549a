import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const orderLine = viewOf(tables.orderLine, "orderId", "kind", "packageId");
