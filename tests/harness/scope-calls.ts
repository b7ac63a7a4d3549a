import { consentSentence } from "../../src/features/leads/texts.ts";
import type { Things } from "./scope-things.ts";
import { SCOPE_NOW } from "./scopes.ts";

/** Parameters that are no ids. */
export const PLAIN: Record<string, string> = {
	lang: "pl",
	language: "pl",
	captionLang: "pl",
	fileName: "fv.pdf",
	link: "1.none",
	kind: "terms",
	x: "all",
};

/** The kind of id that a parameter has. The first pattern that matches the call counts. */
export const NAMED: [RegExp, string, keyof Things][] = [
	[/ \/api\/payment/, "secret", "secret"],
	[/ \/api\/plan/, "secret", "feed"],
	[/contacts-given/, "leadId", "given"],
	[/POST .*UserMeeting.*user/, "meetingId", "cancelled"],
	[/UserMeeting.*user/, "meetingId", "meeting"],
	[/UserMeeting.*Exhibitor/, "meetingId", "asked"],
	[/invite$/, "personId", "newcomer"],
	[/POST .*appointments$/, "personId", "colleague"],
	[/consents/, "id", "consent"],
	[/notices/, "id", "notice"],
	[/sessions/, "id", "session"],
	[/passkeys/, "id", "passkey"],
	[/seatQueue|registrations|options|open-questions|packageChange|reservations/i, "id", "registration"],
	[/favourites/, "id", "later"],
	[/lecture.*calendar.ics/, "id", "later"],
	[/lecturer/, "id", "lecturer"],
	[/News/, "id", "news"],
	[/recording/, "id", "film"],
	[/live-question.*withdraw/, "id", "ownQuestion"],
	[/live-question/, "id", "question"],
	[/lecture|live|rooms/, "id", "lecture"],
	[/chat\/exhibitors/, "id", "exhibitor"],
	[/conversations\/\{id\}\/closed/, "id", "talk"],
	[/conversations/, "id", "conversation"],
	[/invitations.*withdraw/, "id", "ownInvitation"],
	[/invitations/, "id", "invitation"],
	[/appointments.*(cancel|ics)/, "id", "agreed"],
	[/appointments/, "id", "appointment"],
	[/reports/, "id", "report"],
	[/xhibitor\/\{id|stands|briefcase|company/, "id", "exhibitor"],
	[/ \/api\/(u|U)ser/, "id", "owner"],
	[/Definition/, "x", "exhibitor"],
	[/./, "eventCode", "eventCode"],
	[/./, "calendarCode", "calendarCode"],
	[/./, "categoryId", "category"],
	[/./, "packageCode", "packageCode"],
	[/./, "code", "code"],
	[/./, "codeId", "codeId"],
	[/./, "reference", "reference"],
	[/./, "personId", "peer"],
	[/./, "pollId", "poll"],
	[/./, "slotId", "slot"],
	[/./, "offerId", "offer"],
	[/./, "messageId", "message"],
	[/./, "materialId", "material"],
	[/./, "dutyId", "duty"],
	[/./, "leadId", "lead"],
];

const KEY = "klucz-0002";
const answered = (state: string, slotId: number) => ({ isAccepted: true, expected: { state, slotId } });
const at = (startDate: string, minutes = 20) => ({ startDate, minutes });
const proposedAt = (hour: string) => ({ expected: { state: "proposed", startDate: `2025-06-06T${hour}:30:00Z` } });
const agreedAt = (hour: string) => ({ expected: { state: "agreed", startDate: `2025-06-06T${hour}:30:00Z` } });

/** Bodies with ids, and bodies for calls whose example is refused. */
export const BODIES: Record<string, (of: Things) => unknown> = {
	"POST /api/user/options/{id}": () => ({ wantLunch: true, expectedGrossGrosz: 0 }),
	"POST /api/user/open-questions/{id}": ({ formQuestion, word }) => ({
		answers: [{ objectId: formQuestion, value: word }],
	}),
	"POST /api/payment/{secret}/codes/{codeId}/send": () => ({ email: "ktos@inny.example" }),
	"POST /api/user/consents": ({ consentText }) => ({ textId: consentText }),
	"POST /api/event/{eventCode}/modal": ({ eventCode }) => ({
		eventCode,
		modalType: 1,
		name: "Ktoś",
		email: "ktos@inny.example",
		phoneNo: "+48 601 234 567",
	}),
	"POST /api/event/{eventCode}/subscription": ({ eventCode }) => ({
		eventCode,
		email: "ktos@inny.example",
		gdprs: {},
		typeId: 0,
		language: "pl",
	}),
	"POST /api/payment/{secret}/invoice": () => ({
		name: "Ktoś",
		street: "Lniana 1",
		postCode: "38-400",
		city: "Krosno",
		country: "PL",
	}),
	"POST /api/event/{eventCode}/reminder": () => ({ email: "ktos@inny.example", date: "2025-06-07", time: "10:00" }),
	"POST /api/user/saveUserReservations/{id}": ({ later }) => ({ lectureIds: [later] }),
	"POST /api/user/seatQueue/{id}/join": ({ full }) => ({ lectureId: full }),
	"POST /api/user/seatQueue/{id}/leave": ({ full }) => ({ lectureId: full }),
	"POST /api/user/seatQueue/{id}/take": ({ full }) => ({ lectureId: full }),
	"POST /api/user/plan/{eventCode}/favourites": ({ lecture }) => ({ lectureIds: [lecture] }),
	"POST /api/user/{id}/recommendation": ({ eventCode }) => ({ eventCode, name: "Anna", emails: ["ktos@inny.example"] }),
	"POST /api/User/Profile/{id}": () => ({
		headline: "Ja",
		topics: ["RAG"],
		lookingFor: [],
		offering: [],
		languages: [],
		links: [],
	}),
	"POST /api/event/{eventCode}/userCv/sharing": ({ consentText }) => ({ isShared: true, objectId: consentText }),
	"POST /api/chat/conversations/{id}/messages": () => ({ key: KEY, text: "Tak" }),
	"POST /api/rooms/{id}/messages": () => ({ key: KEY, text: "Tak" }),
	"POST /api/rooms/{id}/question": ({ question }) => ({ questionId: question, state: "answered" }),
	"POST /api/rooms/{id}/polls": () => ({ question: "Czy?", options: ["Tak", "Nie"] }),
	"POST /api/rooms/{id}/polls/{pollId}/open": () => ({ isOpen: false }),
	"POST /api/MeetingSlot/Exhibitor/{id}": () => ({
		startDate: "2025-06-06T14:00:00Z",
		endDate: "2025-06-06T15:00:00Z",
		minutes: 20,
	}),
	"POST /api/UserMeeting/user/{id}": ({ slot, topic, meeting }) => ({
		slotId: slot,
		topicId: topic,
		meetingId: meeting,
	}),
	"POST /api/UserMeeting/{meetingId}/user/{id}": () => ({ isSeen: true }),
	"DELETE /api/UserMeeting/{meetingId}/user/{id}": ({ agreedSlot }) => ({
		expected: { state: "agreed", slotId: agreedSlot },
	}),
	"POST /api/UserMeeting/{meetingId}/Exhibitor/{id}": ({ askedSlot }) => answered("asked", askedSlot),
	"POST /api/event/{eventCode}/people/{personId}/appointments": () => at("2025-06-06T14:00:00Z"),
	"POST /api/event/{eventCode}/appointments/{id}/answer": () => ({ isAccepted: true, ...proposedAt("09") }),
	"POST /api/event/{eventCode}/appointments/{id}/move": () => ({ ...at("2025-06-06T14:00:00Z"), ...proposedAt("09") }),
	"POST /api/event/{eventCode}/appointments/{id}/cancel": () => agreedAt("10"),
	"POST /api/exhibitor/{id}/stand": () => ({
		sentence: "Zapraszamy",
		isPublished: true,
		savedDate: new Date(SCOPE_NOW).toISOString(),
	}),
	"POST /api/exhibitor/{id}/stand/offers": ({ offer }) => ({
		objectId: offer,
		title: "Analityk",
		workMode: "remote",
		isOpen: true,
		salaryFromGrosz: null,
		salaryToGrosz: null,
	}),
	"POST /api/exhibitor/{id}/stand/duties": ({ duty, ownerEmail }) => ({
		objectId: duty,
		email: ownerEmail,
		role: "Dyżur",
	}),
	"POST /api/exhibitor/{id}/stand/materials": () => ({ name: "Strona", url: "https://strona.example/" }),
	"POST /api/exhibitor/{id}/leads/look": ({ newcomerCode }) => ({ code: newcomerCode }),
	"POST /api/exhibitor/{id}/leads": ({ newcomerCode }) => ({
		code: newcomerCode,
		isAgreed: true,
		version: consentSentence.version,
	}),
	"POST /api/event/{eventCode}/packages/{packageCode}/waitingList": () => ({
		email: "ktos@inny.example",
		firstName: "Ktoś",
	}),
};
