import { resetSecondFactorCommand } from "./accounts.ts";
import { withdrawCertificateCommand } from "./certificates.ts";
import { checkInCommand, checkInsCommand } from "./check-in.ts";
import * as codes from "./codes.ts";
import type { Command } from "./command.ts";
import { consentsCommand } from "./consents.ts";
import * as emails from "./emails.ts";
import * as emailsBounced from "./emails-bounced.ts";
import { enquiriesCommand } from "./enquiries.ts";
import { exportEventCommand, importEventCommand } from "./event-bundle.ts";
import { newEventCommand } from "./event-new.ts";
import { deferredCommand, handOverCommand, hostCommand, listEventsCommand, vatCommand } from "./events.ts";
import * as invitations from "./exhibitor-invitations.ts";
import * as staff from "./exhibitor-staff.ts";
import { importCommand } from "./import-schedule.ts";
import * as live from "./live.ts";
import * as meetings from "./meetings.ts";
import * as newsletter from "./newsletter.ts";
import * as office from "./office.ts";
import { optionsListCommand } from "./options-list.ts";
import { approveCommand } from "./order-approve.ts";
import { cancelCommand } from "./order-cancel.ts";
import { documentCommand } from "./order-document.ts";
import { documentsCommand } from "./order-documents.ts";
import { listCommand } from "./order-list.ts";
import * as money from "./order-money.ts";
import { newOrderCommand } from "./order-new.ts";
import { settleCommand } from "./order-settle.ts";
import { showCommand } from "./order-show.ts";
import * as people from "./people.ts";
import { dueCommand } from "./privacy.ts";
import * as recordings from "./recordings.ts";
import { cancelRegistrationCommand } from "./registrations.ts";
import { badgesCommand } from "./registrations-badges.ts";
import { registerGuestCommand } from "./registrations-guest.ts";
import { listRegistrationsCommand } from "./registrations-list.ts";
import * as rooms from "./rooms.ts";
import { setSellerCommand, showSellerCommand } from "./seller.ts";
import { stockCommand } from "./stock.ts";
import * as tags from "./tags.ts";
import { rotateKeyCommand } from "./tickets.ts";

const WORDS = {
	order: "Orders: bank transfers, approvals, refunds, documents and the monthly accounts.",
	registrations: "Lists registrations, registers guests, prints badges, and cancels a registration.",
	accounts: "Restores access for people who cannot log in.",
	codes: "Invitation and discount codes.",
	recordings: "Recordings of lectures.",
	options: "Lists the chosen options, such as lunches, T-shirts and gift bags.",
	consents: "Lists the consents given at an event.",
	enquiries: "Lists the enquiries of partners, volunteers and lecturers.",
	newsletter: "Sends an event's newsletter, and lists its subscribers.",
	privacy: "Lists the personal data of deleted accounts that the law retains, and until when.",
	emails: "E-mails that could not be sent or that bounced.",
	event: "Creates events, and exports and imports them with all content as a bundle: a folder or a ZIP.",
	events: "Lists events, and sets their host names, VAT and deferred payments.",
	import: "Imports a published schedule.",
	exhibitors: "The staff of exhibitors, and invitations to it.",
	office: "The organisers: invitations and roles.",
	people: "Reports about participants and stands, and bans from an event's networking.",
	meetings: "Meetings of participants with exhibitors: slots and bookings.",
	live: "Streams of lectures, and questions to the speakers.",
	rooms: "Live chats at lectures: moderators, banned words and the moderation log.",
	tags: "Advertising tags, and conversions sent to the networks.",
	tickets: "The key that signs tickets.",
	seller: "The seller, who issues documents.",
	"check-in": "Attendance: tickets scanned at an entrance or in a hall.",
	certificates: "Withdraws wrong certificates.",
	stock: "Recounts places, codes, documents and money.",
};

const ALL: readonly Command[] = [
	importCommand,
	newEventCommand,
	exportEventCommand,
	importEventCommand,
	listEventsCommand,
	hostCommand,
	vatCommand,
	deferredCommand,
	handOverCommand,
	listCommand,
	showCommand,
	newOrderCommand,
	money.paidCommand,
	money.refundCommand,
	money.refundPaymentCommand,
	money.refundedCommand,
	settleCommand,
	approveCommand,
	cancelCommand,
	documentCommand,
	documentsCommand,
	listRegistrationsCommand,
	badgesCommand,
	registerGuestCommand,
	cancelRegistrationCommand,
	resetSecondFactorCommand,
	codes.createCommand,
	codes.listCommand,
	recordings.publishCommand,
	recordings.withdrawCommand,
	recordings.filmsCommand,
	optionsListCommand,
	consentsCommand,
	enquiriesCommand,
	live.setCommand,
	live.listStreamsCommand,
	live.questionsCommand,
	rooms.moderatorsCommand,
	rooms.unbanCommand,
	rooms.wordsCommand,
	rooms.auditCommand,
	newsletter.sendCommand,
	newsletter.subscriptionsCommand,
	newsletter.leftCommand,
	staff.listStaffCommand,
	staff.addStaffCommand,
	staff.removeStaffCommand,
	invitations.inviteStaffCommand,
	invitations.listInvitationsCommand,
	invitations.uninviteStaffCommand,
	office.inviteCommand,
	office.listCommand,
	office.removeCommand,
	people.reportsCommand,
	people.reportCommand,
	people.banCommand,
	people.unbanCommand,
	meetings.slotsCommand,
	meetings.listMeetingsCommand,
	stockCommand,
	dueCommand,
	emails.failedCommand,
	emails.retryCommand,
	emailsBounced.bouncedCommand,
	emailsBounced.allowCommand,
	tags.setTagsCommand,
	tags.showTagsCommand,
	tags.failedConversionsCommand,
	rotateKeyCommand,
	setSellerCommand,
	showSellerCommand,
	checkInCommand,
	checkInsCommand,
	withdrawCertificateCommand,
];

export const COMMANDS = { all: ALL, words: WORDS };
