/**
 * Store functions by the reason of an exception; the test of scopes fails if a function needs none. `store-arguments.ts`
 * gives a function the values that make an exception needless.
 */
type Exceptions = { reason: string; functions: string[] }[];

/** Functions that are not tried. */
export const UNTRIED: Exceptions = [
	{
		reason: "It makes a part of a statement.",
		functions: [
			"account/server/store.ts activationInsert",
			"consent/server/store.ts itemOf",
			"matchmaking/server/store.ts scannedSince",
			"order-office/server/filter-store.ts hasOnlyUnusedCodes",
			"order-office/server/filter-store.ts matches",
			"promo/server/store.ts promoOf",
			"ticket-holders/server/change-store.ts changeInsert",
			"ticket-holders/server/chosen-options-store.ts optionSubject",
		],
	},
	{
		reason: "It does nothing with lists that are empty.",
		functions: [
			"agenda/server/import-store.ts addTracks",
			"agenda/server/import-store.ts writeLectures",
			"options/server/store.ts takeOptions",
			"order-office/server/list-store.ts orderRows",
			"rooms/server/poll-store.ts addPoll",
		],
	},
	{
		reason: "The fixture has the one row that the order may have.",
		functions: ["order-office/server/request-store.ts addRefundRequest"],
	},
	{
		reason: "It takes a value that its types do not tell.",
		functions: [
			"certificates/server/store.ts saveWording",
			"cvs/server/store.ts storeCvForm",
			"documents/server/store.ts addDocument",
			"documents/server/uninvoiced-store.ts addUninvoiced",
			"event/server/bundle-store.ts changeEvent",
			"event/server/store.ts sourceEventId",
			"exhibitors/server/store.ts addExhibitor",
			"meetings/server/move-store.ts lockMove",
			"profiles/server/store.ts storeProfile",
			"stands/server/editor-store.ts addOffer",
			"ticket-holders/server/unconfirmed-store.ts addOrigin",
			"tracking/server/store.ts saveTags",
			"tracking/server/store.ts addConversion",
		],
	},
];

/** Functions about a person, lecture or company that depend on others of the same event. */
export const SEES_SIBLINGS: Exceptions = [
	{
		reason: "Organisers see all registrations of their event.",
		functions: [
			"participants/server/list-store.ts participantsAfter",
			"participants/server/list-store.ts participantKeys",
			"participants/server/list-store.ts participantCounts",
		],
	},
	{
		reason: "Organisers of an event share views.",
		functions: ["saved-views/server/store.ts viewsFor"],
	},
	{
		reason: "Participants of an event see each other.",
		functions: ["matchmaking/server/people-store.ts foundPeople"],
	},
	{
		reason: "Recordings of an event are public.",
		functions: ["recordings/server/store.ts recordingsOf"],
	},
	{
		reason: "It finds the days of the event, to tell how many there are.",
		functions: [
			"tickets/server/store.ts ticketById",
			"tickets/server/store.ts ticketsById",
			"tickets/server/store.ts ticketRecordsOf",
		],
	},
];

/** Functions about an event, lecture or company that depend on other events. */
export const SEES_OTHER_EVENTS: Exceptions = [];

/** Functions with a key that no statement of theirs has. */
export const UNUSED: Exceptions = [
	{
		reason: "Its filters exclude each other, so that the test uses none.",
		functions: [
			"participants/server/list-store.ts participantCounts",
			"participants/server/list-store.ts participantKeys",
		],
	},
	{
		reason: "It compares with a part of a text.",
		functions: ["account/server/store.ts endPending", "saved-views/server/store.ts forgetViewsAbout"],
	},
	{
		reason: "It takes the record of a meeting, and uses its id.",
		functions: ["meetings/server/move-store.ts applyMove", "meetings/server/move-store.ts lastMove"],
	},
	{
		reason: "It takes the record of a lecture, and uses its id.",
		functions: ["plan/server/change-store.ts markKnown"],
	},
];

/** Functions whose results on the fixture stay the same without a key's condition. */
export const UNNOTICED: Exceptions = [
	{
		reason: "The fixture has no text without English.",
		functions: [
			"agenda/server/untranslated-store.ts untranslatedProgramme",
			"event/server/untranslated-store.ts untranslatedEventTexts",
			"news/server/untranslated-store.ts untranslatedNews",
			"packages/server/untranslated-store.ts untranslatedPackages",
			"speakers/server/untranslated-store.ts untranslatedSpeakers",
		],
	},
	{
		reason: "Nobody in the fixture has taken an option.",
		functions: ["options/server/office-store.ts piecesTaken"],
	},
	{
		reason: "Numbers are negative between two statements only.",
		functions: ["packages/server/round-store.ts insertRound", "packages/server/round-store.ts deleteRound"],
	},
	{
		reason: "The fixture has no paid order or conversion of another event.",
		functions: ["today/server/store.ts averageTicketNet", "today/server/store.ts visitorsByStep"],
	},
	{
		reason: "Every account of the fixture is active.",
		functions: ["account/server/store.ts activate"],
	},
	{
		reason: "The fixture has no programme that was imported.",
		functions: ["agenda/server/import-store.ts importCategory", "speakers/server/import-store.ts writeLecturers"],
	},
	{
		reason: "The fixture has no role for all events.",
		functions: ["organisers/server/role-store.ts foundationRoles"],
	},
	{
		reason: "The tracks of the fixture have no people.",
		functions: ["agenda/server/store.ts treeSelects", "agenda/server/store.ts treePartsOf"],
	},
	{
		reason: "The fixture has no meeting that is over, open elsewhere or at the same time.",
		functions: [
			"appointments/server/store.ts countOpen",
			"meetings/server/list-store.ts countPastMeetings",
			"meetings/server/move-store.ts refusedMoves",
			"meetings/server/slot-store.ts slotsBusy",
			"meetings/server/store.ts openCount",
			"meetings/server/store.ts otherMeeting",
		],
	},
	{
		reason: "The fixture has no hash of two people and no suppressed message.",
		functions: ["chat/server/member-store.ts storeClosed", "chat/server/member-store.ts eraseFromConversations"],
	},
	{
		reason: "The conflict that it follows has found the row.",
		functions: ["checkin/server/store.ts addCheckIn"],
	},
	{
		reason: "The fixture has neither an unpaid order nor a code of the organiser.",
		functions: ["codes/server/list-store.ts setRevoked", "orders/server/unpaid-store.ts countUnpaidByPackage"],
	},
	{
		reason: "The fixture has no code of an order, and no order of the owner at another event.",
		functions: ["order-office/server/filter-store.ts newestOrderIds"],
	},
	{
		reason: "The fixture has no promotion with a code.",
		functions: ["codes/server/store.ts publicCodeRows"],
	},
	{
		reason: "The fixture has one row of the kind in each scope, and the same value in all.",
		functions: [
			"event/server/places-store.ts isCalendarFull",
			"consent/server/consent-answer-store.ts markWithdrawn",
			"stands/server/editor-store.ts orderOffers",
			"stands/server/editor-store.ts addMaterial",
		],
	},
	{
		reason: "Another condition or a join compares the same key.",
		functions: [
			"order-office/server/list-store.ts orderViewCounts",
			"leads/server/store.ts leadsOf",
			"matchmaking/server/people-store.ts shownAmong",
			"matchmaking/server/people-store.ts countSharing",
			"matchmaking/server/people-store.ts hereAmong",
			"plan/server/change-store.ts markKnown",
		],
	},
	{
		reason: "Of two people each condition finds one, and invitations go one way.",
		functions: ["matchmaking/server/store.ts invitationsWith", "matchmaking/server/store.ts betweenPeople"],
	},
	{
		reason: "Nobody in the fixture has blocked the peer.",
		functions: ["matchmaking/server/store.ts hasBlocked", "matchmaking/server/store.ts storeBlock"],
	},
	{
		reason: "The fixture has no subscriber.",
		functions: [
			"newsletter/server/reminder-store.ts endReminders",
			"newsletter/server/store.ts subscribersOf",
			"newsletter/server/store.ts servedInMonth",
			"newsletter/server/store.ts subscriptionsAt",
		],
	},
	{
		reason: "The fixture has no extra of a ticket and no change of a package.",
		functions: [
			"options/server/store.ts optionsOfAccount",
			"ticket-holders/server/change-store.ts standingChanges",
			"ticket-holders/server/change-store.ts changeableOf",
			"ticket-holders/server/chosen-options-store.ts optionsTakenAt",
			"ticket-holders/server/chosen-options-store.ts additionsTo",
			"ticket-holders/server/chosen-options-store.ts optionsOfRegistrations",
			"tickets/server/store.ts ticketById",
			"tickets/server/store.ts ticketsById",
			"tickets/server/store.ts ticketRecordsOf",
		],
	},
	{
		reason: "The fixture has no order that is owed or kept for the law.",
		functions: ["orders/server/erasure-store.ts ordersRetained", "orders/server/store.ts owedByInvoice"],
	},
	{
		reason: "The fixture has no new application, no shared plan of the owner, and nobody who came by a recommendation.",
		functions: [
			"plan/server/common-store.ts isPlanShared",
			"plan/server/common-store.ts storePlanShared",
			"recommendations/server/store.ts recommendedBy",
			"stands/server/application-store.ts newApplications",
		],
	},
	{
		reason: "The fixture has nobody who is connected, or banned from a room elsewhere.",
		functions: [
			"presence/server/store.ts peopleOnline",
			"presence/server/store.ts exhibitorsOnline",
			"rooms/server/moderator-store.ts roomStanding",
		],
	},
	{
		reason: "The number of an entry is not that of a row.",
		functions: ["seats/server/queue-store.ts positionOf"],
	},
	{
		reason: "The fixture has no place that is held.",
		functions: ["ticket-holders/server/store.ts lockHeldRegistrations"],
	},
	{
		reason: "The fixture has nothing that was sent to a network.",
		functions: ["tracking/server/store.ts conversionsGivenUp", "tracking/server/store.ts conversionCounts"],
	},
];
