/** Reasons by call. */
type ReasonByCall = Record<string, string>;

const SECRET = "The secret or signature in the address is the right itself, and names nothing beside it.";

/** Calls with a parameter that the fixture has no id for. */
export const UNWALKED: ReasonByCall = {
	"GET /api/school/{id}/departments": "Schools belong to no event and no person.",
	"GET /api/tickets/{token}": SECRET,
	"GET /api/tickets/{token}/ticket.pdf": SECRET,
	"GET /api/letters/{secret}": SECRET,
	"POST /api/letters/{secret}/confirm": SECRET,
	"POST /api/letters/{secret}/leave": SECRET,
	"POST /api/letters/{secret}/unsubscribe": SECRET,
	"GET /api/waitingList/{secret}": SECRET,
	"POST /api/waitingList/{secret}/confirm": SECRET,
	"POST /api/waitingList/{secret}/leave": SECRET,
	"POST /api/recommendations/{secret}/unsubscribe": SECRET,
};

/** Valid requests that this fixture's state or files refuse. Their features test them. */
export const EXPECTED_REFUSALS: Record<string, [number, string]> = {
	"GET /api/event/{eventCode}/documents/{kind}": [404, "no documents"],
	"GET /api/payment/{secret}/document/{fileName}": [404, "no documents"],
	"GET /api/event/{eventCode}/certificate.pdf": [404, "the event is not over"],
	"POST /api/event/{eventCode}/certificate": [409, "the event is not over"],
	"GET /api/recording/{id}/film/{link}": [404, "the link is not signed"],
	"GET /api/live/{id}/loop.m3u8": [404, "the stream is no recording"],
	"GET /api/live/{id}/loop.mp4": [404, "the stream is no recording"],
	"POST /api/user/registrations/{id}/cancel": [409, "the event has begun"],
	"POST /api/user/registrations/{id}/handOver": [400, "no recipient"],
	"POST /api/user/packageChange/{id}": [400, "no payer"],
	"POST /api/payment/{secret}/url": [409, "the order is paid"],
	"POST /api/payment/{secret}/cancel": [409, "the order is paid"],
	"POST /api/payment/{secret}/refund": [409, "the event has begun"],
	"POST /api/payment/{secret}/invoice": [409, "the order has no receipt"],
	"POST /api/event/{eventCode}/subscription": [400, "no consent"],
	"POST /api/user/seatQueue/{id}/take": [409, "no seat is offered"],
	"POST /api/User/Profile/Image/{id}": [400, "no picture"],
	"POST /api/user/{id}/userCV/file": [400, "no PDF"],
	"POST /api/exhibitor/{id}/stand/materials/file": [400, "no PDF"],
	"POST /api/chat/exhibitors/{id}": [409, "the caller's own company"],
	"POST /api/event/{eventCode}/packages/{packageCode}/waitingList": [409, "places are left"],
	"POST /api/user/{eventCode}/conversions/v2": [400, "no conversion"],
};

const PUBLIC = "Packages, lectures and companies of an event are public.";
const PARTICIPANTS = "Participants of an event see each other, and what it has for all.";

/** Calls that need log-in and show other people's or companies' data of the same event. */
export const SHOWS_SIBLINGS: ReasonByCall = {
	"GET /api/user/packageChange/{id}": PUBLIC,
	"GET /api/user/reservations/{id}": PUBLIC,
	"GET /api/user/{id}/userCv/sharing": PUBLIC,
	"GET /api/event/{eventCode}/meeting/exhibitors": PUBLIC,
	"GET /api/event/{eventCode}/stands": PUBLIC,
	"GET /api/event/{eventCode}/stands/{id}": "It names further companies of the event.",
	"GET /api/event/{eventCode}/recordings": PARTICIPANTS,
	"GET /api/event/{eventCode}/people": PARTICIPANTS,
	"GET /api/event/{eventCode}/people/standing": "It names the event's topics and companies.",
	"GET /api/event/{eventCode}/profile": "The form proposes the event's tracks as topics.",
	"GET /api/event/{eventCode}/reports": "Moderators see all reports of their event.",
	"GET /api/user/exhibitorCvs": "CVs that are shown to all companies of the event.",
};

/** Calls about the caller's rows at all events. */
export const SHOWS_ALL_EVENTS: ReasonByCall = {
	"GET /api/user/data": "It exports everything about the caller.",
};

/** Calls whose response depends on others' rows, without showing their text. */
export const DEPENDS_ON_OTHERS: ReasonByCall = {
	"GET /api/user/plan/{eventCode}": PUBLIC,
	"GET /api/user/lecture-access/{eventCode}": PUBLIC,
	"GET /api/user/tickets": "Each answer signs the ticket anew.",
	"GET /api/user/erasure": "It counts the caller's rows at all events.",
	"POST /api/user/plan/{eventCode}/feed": "Each address has a new secret.",
};

/**
 * Swaps ("scope part") that a call may accept. `touches` says whether it may then answer with that scope's data or
 * change it.
 */
type Exception = { reason: string; swaps: string[]; touches: boolean; calls: string[] };

const EXCEPTIONS: Exception[] = [
	{
		reason: PARTICIPANTS,
		swaps: ["sibling id", "sibling personId", "sibling body"],
		touches: true,
		calls: [
			"GET /api/User/Profile/Image/{id}",
			"GET /api/event/{eventCode}/people/{personId}",
			"POST /api/event/{eventCode}/people/{personId}/invite",
			"POST /api/event/{eventCode}/people/{personId}/block",
			"POST /api/event/{eventCode}/people/{personId}/report",
			"POST /api/event/{eventCode}/people/{personId}/note",
			"POST /api/exhibitor/{id}/leads/look",
			"POST /api/exhibitor/{id}/leads",
			"GET /api/recording/{id}",
			"GET /api/recording/{id}/captions/{captionLang}",
			"POST /api/recording/{id}/place",
			"POST /api/recording/{id}/note",
			"GET /api/live/{id}",
			"POST /api/live/{id}/presence",
			"GET /api/live/{id}/questions",
			"POST /api/live/{id}/questions",
			"POST /api/live-question/{id}/vote",
			"GET /api/rooms/{id}",
			"GET /api/rooms/{id}/messages",
			"POST /api/rooms/{id}/messages",
			"POST /api/user/saveUserReservations/{id}",
			"POST /api/user/seatQueue/{id}/join",
			"GET /api/event/{eventCode}/stands/{id}",
			"POST /api/event/{eventCode}/stands/{id}/visit",
			"POST /api/event/{eventCode}/stands/{id}/messages",
			"POST /api/event/{eventCode}/stands/{id}/report",
			"POST /api/event/{eventCode}/stands/{id}/cv",
			"POST /api/event/{eventCode}/briefcase/{id}",
			"POST /api/chat/exhibitors/{id}",
			"POST /api/user/plan/{eventCode}/favourites",
		],
	},
	{
		reason: "Moderators decide all reports of their event.",
		swaps: ["sibling id"],
		touches: true,
		calls: ["POST /api/event/{eventCode}/reports/{id}"],
	},
	{
		reason: "Public content, which also a caller without a ticket may see; the answer says what is refused.",
		swaps: ["sibling id", "foreign id", "foreign eventCode"],
		touches: true,
		calls: [
			"GET /api/event/{eventCode}/profile",
			"GET /api/event/{eventCode}/people/standing",
			"GET /api/event/{eventCode}/recordings",
			"GET /api/recording/{id}",
			"GET /api/live/{id}",
			"GET /api/user/lecture-access/{eventCode}",
			"GET /api/event/{eventCode}/meeting/exhibitors",
			"GET /api/MeetingSlot/Exhibitor/{id}",
			"GET /api/event/{eventCode}/stands",
			"GET /api/event/{eventCode}/stands-for-me",
		],
	},
	{
		reason: "About the caller alone, at any event: their plan, lists, notes and sign-ups.",
		swaps: ["sibling id", "sibling personId", "foreign id", "foreign personId", "foreign eventCode", "foreign body"],
		touches: false,
		calls: [
			"GET /api/event/{eventCode}/own-sign-ups",
			"POST /api/event/{eventCode}/own-sign-ups/newsletter",
			"POST /api/event/{eventCode}/own-sign-ups/reminder",
			"GET /api/user/seatQueues/{eventCode}",
			"POST /api/user/plan/{eventCode}/feed",
			"POST /api/user/plan/{eventCode}/common",
			"POST /api/user/plan/{eventCode}/favourites",
			"POST /api/user/favourites/{id}",
			"GET /api/event/{eventCode}/certificate",
			"GET /api/event/{eventCode}/people/{personId}/note",
			"POST /api/event/{eventCode}/people/search",
			"GET /api/recording/{id}/note",
			"GET /api/chat/exhibitors/{id}",
			"GET /api/event/{eventCode}/briefcase/{id}",
			"POST /api/user/saveUserReservations/{id}",
		],
	},
	{
		reason: "Removing a missing thing changes nothing: the answer is the caller's own state.",
		swaps: ["id", "offerId", "dutyId", "materialId", "body"].flatMap((part) => [`sibling ${part}`, `foreign ${part}`]),
		touches: false,
		calls: [
			"POST /api/user/seatQueue/{id}/leave",
			"DELETE /api/user/userCv/company/{id}",
			"DELETE /api/event/{eventCode}/stands/{id}/offers/{offerId}/application",
			"DELETE /api/event/{eventCode}/briefcase/{id}",
			"DELETE /api/exhibitor/{id}/stand/duties/{dutyId}",
			"DELETE /api/exhibitor/{id}/stand/materials/{materialId}",
		],
	},
	{
		reason: "The caller's own rows at the other event.",
		swaps: ["foreign eventCode", "foreign id"],
		touches: true,
		calls: [
			"GET /api/user/plan/{eventCode}",
			"POST /api/user/plan/{eventCode}/seen",
			"GET /api/event/{eventCode}/appointments",
			"GET /api/event/{eventCode}/briefcase",
			"GET /api/event/{eventCode}/briefcase.csv",
			"DELETE /api/event/{eventCode}/briefcase/{id}",
		],
	},
	{
		reason: "An unknown code is no error: the answer says that it is not valid.",
		swaps: ["foreign eventCode", "foreign code"],
		touches: false,
		calls: ["GET /api/event/{eventCode}/coupons/{code}/checkLimit"],
	},
];

/** Calls that refuse a swap with 409. */
export const REFUSED_BY_STATE: ReasonByCall = {
	"POST /api/event/{eventCode}/certificate": "Certificates are for the event's ticket holders.",
	"POST /api/rooms/{id}/polls/{pollId}/vote": "A poll of another room is as good as closed.",
};

type SwappedCall = { name: string; isPublic: boolean; params: string[]; swap: string; touches: boolean };

/**
 * Why a call may accept a swap: a key of `EXCEPTION_KEYS`, or "public"; undefined if it may not. A public call may
 * answer by an id without a scope, by a secret, or for another id of the same event.
 */
export function exceptionFor({ name, isPublic, params, swap, touches }: SwappedCall): string | undefined {
	if (isPublic && isRightful(params, swap)) return "public";
	const found = EXCEPTIONS.find(
		(one) => one.calls.includes(name) && one.swaps.includes(swap) && (one.touches || !touches),
	);
	return found && `${name}: ${found.reason}`;
}

function isRightful(params: string[], swap: string): boolean {
	if (params.length === 1) return true;
	return params.includes("secret") ? swap.endsWith(" secret") : swap.startsWith("sibling ");
}

/** Every exception of every call. The scope test fails for an unneeded one. */
export const EXCEPTION_KEYS = EXCEPTIONS.flatMap(({ calls, reason }) => calls.map((name) => `${name}: ${reason}`));
