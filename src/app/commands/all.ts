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
import { deferredCommand, hostCommand, listEventsCommand, vatCommand } from "./events.ts";
import * as invitations from "./exhibitor-invitations.ts";
import * as staff from "./exhibitor-staff.ts";
import { importCommand } from "./import-schedule.ts";
import * as live from "./live.ts";
import * as meetings from "./meetings.ts";
import * as newsletter from "./newsletter.ts";
import { optionsListCommand } from "./options-list.ts";
import { approveCommand } from "./order-approve.ts";
import { cancelCommand } from "./order-cancel.ts";
import { documentCommand } from "./order-document.ts";
import { documentsCommand } from "./order-documents.ts";
import { listCommand } from "./order-list.ts";
import * as money from "./order-money.ts";
import { settleCommand } from "./order-settle.ts";
import { showCommand } from "./order-show.ts";
import * as people from "./people.ts";
import { dueCommand } from "./privacy.ts";
import * as recordings from "./recordings.ts";
import { cancelRegistrationCommand } from "./registrations.ts";
import { listRegistrationsCommand } from "./registrations-list.ts";
import * as rooms from "./rooms.ts";
import { setSellerCommand, showSellerCommand } from "./seller.ts";
import { stockCommand } from "./stock.ts";
import * as tags from "./tags.ts";
import { rotateKeyCommand } from "./tickets.ts";

const WORDS = {
	order: "Orders: payments by transfer, approvals, refunds, documents, the month for the books.",
	registrations: "Who is registered, and ending a registration.",
	accounts: "Helps somebody who cannot log in any more.",
	codes: "Invitations and discounts.",
	recordings: "Films of lectures, to be watched afterwards.",
	options: "Who takes which lunch, T-shirt or gift bag.",
	consents: "Who gave which consent.",
	enquiries: "Who asked to be a partner, a volunteer or a lecturer.",
	newsletter: "Writes to an event's subscribers, and tells who they are.",
	privacy: "What the law keeps of people whose accounts are deleted, and until when.",
	emails: "E-mails that the mail server did not take, or that came back.",
	event: "Makes an event, and takes one with all its content out and in as a bundle: a folder or a ZIP.",
	events: "The events, their host names, their VAT and their deferred payments.",
	import: "Takes in a published schedule.",
	exhibitors: "Who works for an exhibitor.",
	people: "What participants report of each other and of stands, and whom an event keeps from meeting people.",
	meetings: "Meetings of participants with exhibitors: slots, and who meets whom.",
	live: "Where lectures are streamed, and the questions to their speakers.",
	rooms: "Chats at live lectures: who keeps order, which words are not allowed, and what was done.",
	tags: "Advertising tags, and the conversions that networks are told.",
	tickets: "The key that signs tickets.",
	seller: "Who sells and issues documents.",
	"check-in": "Who was there: tickets that were scanned at a door or a room.",
	certificates: "Withdraws a certificate that was found false.",
	stock: "Counts places, codes, documents and money anew.",
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
	listCommand,
	showCommand,
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
