/** The page on which somebody who was written to says that they want to hear nothing again, under an event's base. */
export const leavingPage = (secret: string) => `recommended.html?id=${secret}`;

/** Where a mail program's one click ends it, on the host that was asked (RFC 8058). */
export const leavingCall = (secret: string) => `/api/recommendations/${secret}/unsubscribe`;

/** Whether an e-mail with this one-click address is a recommendation: nobody can have left it before they got it. */
export function isRecommendation(unsubscribeUrl: string): boolean {
	return /\/api\/recommendations\/[\w-]+\/unsubscribe$/.test(unsubscribeUrl);
}
