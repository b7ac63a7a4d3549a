/** Unsubscribes a recipient, under an event's base. */
export const leavingPage = (secret: string) => `recommended.html?id=${secret}`;

/** One-click, on the requested host (RFC 8058). */
export const leavingCall = (secret: string) => `/api/recommendations/${secret}/unsubscribe`;

/** By its one-click address; no recipient can have unsubscribed from a recommendation before. */
export function isRecommendation(unsubscribeUrl: string): boolean {
	return /\/api\/recommendations\/[\w-]+\/unsubscribe$/.test(unsubscribeUrl);
}
