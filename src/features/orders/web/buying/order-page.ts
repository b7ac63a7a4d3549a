import type { PaymentMethod } from "../../rules.ts";

/** The address of an order's page, for everybody who has its secret. */
export function orderPage(base: string, { secret }: { secret: string }): string {
	return `${base}/order.html?id=${encodeURIComponent(secret)}`;
}

/** The page starts a card payment, so that Back from the payment leads there. */
export function openOrderPage(address: string, paymentMethod: PaymentMethod | null | undefined): void {
	location.assign(paymentMethod === "card" ? `${address}&pay=card` : address);
}
