import type { Address } from "../../kit/contract/address.ts";

export const consentAddress: Address = { method: "POST", path: "/api/user/:eventCode/consent" };
export const conversionsAddress: Address = { method: "POST", path: "/api/user/:eventCode/conversions/v2" };

/** "true", "false", or unset (spec §3). */
export const CONSENT_KEY = "consentMode";
/** The visitor's id for networks, in local storage and in a cookie for the server. It needs consent. */
export const VISITOR_KEY = "conversion_external_id";
