/** What the page of a reader's letters asks; by itself, so that it comes without the schemas. */
export const letterLinkAddress = { method: "GET", path: "/api/letters/:secret" } as const;
export const confirmAddress = { method: "POST", path: "/api/letters/:secret/confirm" } as const;
export const leaveAddress = { method: "POST", path: "/api/letters/:secret/leave" } as const;
