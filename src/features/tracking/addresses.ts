import type { Address } from "../../kit/contract/address.ts";

export const consentAddress: Address = { method: "POST", path: "/api/user/:eventCode/consent" };
export const conversionsAddress: Address = { method: "POST", path: "/api/user/:eventCode/conversions/v2" };

/** Where the visitor's choice is kept in the browser: "true", "false", or nothing while there is none (spec §3). */
export const CONSENT_KEY = "consentMode";
/** Names the visitor to the networks, in the browser's store and in a cookie for the server; only with consent. */
export const VISITOR_KEY = "conversion_external_id";
