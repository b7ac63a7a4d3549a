import * as z from "zod/mini";
import { together } from "../../kit/contract/judged.ts";
import { paymentPart } from "./payer.ts";

/** To which package a ticket is changed, and how that is paid. */
export function changeWay() {
	return together(
		paymentPart(false),
		z.transform(({ packageCode }: { packageCode: string }) => ({ packageCode })),
	);
}
