import type { Address } from "../../kit/contract/address.ts";

export const logosAddress = {
	method: "GET",
	path: "/api/event/:eventCode/Exhibitors/Logos",
} as const satisfies Address;

export const invitationPage = (secret: string) => `exhibitor/invitation?id=${encodeURIComponent(secret)}`;
