import type { Address } from "../../kit/contract/address.ts";

/** Call for the first exhibitors' logos. */
export const logosAddress = {
	method: "GET",
	path: "/api/event/:eventCode/Exhibitors/Logos",
} as const satisfies Address;

/** Page of a staff invitation, under an event's base. */
export const invitationPage = (secret: string) => `exhibitor/invitation?id=${encodeURIComponent(secret)}`;
