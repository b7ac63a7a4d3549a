import * as z from "zod/mini";
import { intersect } from "../../kit/contract/refine.ts";
import { paymentPart } from "./payer.ts";

/** To which package a ticket is changed, and how that is paid. */
export function changeWay() {
	return intersect(
		paymentPart(false),
		z.transform(({ packageCode }: { packageCode: string }) => ({ packageCode })),
	);
}
