/** For a screen of meetings: the other side acts as well, so it asks again while it is seen, and when one comes back to it. */
export const askedAgain = { refetchInterval: 20_000, refetchOnWindowFocus: "always" } as const;
