import type { PaymentMethod } from "../../rules.ts";

/** The URL of an order's page. The secret opens it. */
export function orderPage(base: string, { secret }: { secret: string }): string {
	return `${base}/order.html?id=${encodeURIComponent(secret)}`;
}

/** Opens the order's page, which starts a card payment, so that Back returns there. */
export function openOrderPage(address: string, paymentMethod: PaymentMethod | null | undefined): void {
	location.assign(paymentMethod === "card" ? `${address}&pay=card` : address);
}
