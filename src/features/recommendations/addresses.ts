/** The page that unsubscribes a recipient, under an event's base. */
export const leavingPage = (secret: string) => `recommended.html?id=${secret}`;

/** The one-click URL on the requested host (RFC 8058). */
export const leavingCall = (secret: string) => `/api/recommendations/${secret}/unsubscribe`;

/** Whether an e-mail with this one-click address is a recommendation. Its recipient cannot have unsubscribed before. */
export function isRecommendation(unsubscribeUrl: string): boolean {
	return /\/api\/recommendations\/[\w-]+\/unsubscribe$/.test(unsubscribeUrl);
}
