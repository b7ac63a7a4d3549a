/** Where the sign-up is sent; by itself, so that forms come without the schemas. */
export const subscribeAddress = { method: "POST", path: "/api/event/:eventCode/subscription" } as const;
