import { forgetLogIns } from "../../features/account/server/forget-log-ins.ts";
import { forgetAppointments, tendAppointments } from "../../features/appointments/server/forget.ts";
import { forgetConversations } from "../../features/chat/server/conversations.ts";
import { sendChatEmails } from "../../features/chat/server/send-emails.ts";
import { removeStrayCvs } from "../../features/cvs/server/save-cv.ts";
import { formAnsweringWorker } from "../../features/demonstration/server/answer-forms.ts";
import { acceptingWorker } from "../../features/demonstration/server/answer-invitations.ts";
import { standAnswersWorker } from "../../features/demonstration/server/answer-meetings.ts";
import { attachedDocument } from "../../features/documents/server/document-file.ts";
import { enquiriesRetainedSince } from "../../features/enquiries/rules.ts";
import { sendDigests } from "../../features/enquiries/server/send-digests.ts";
import { forgetEnquiries } from "../../features/enquiries/server/store.ts";
import { eventById } from "../../features/event/server/store.ts";
import { forgetInvitationsBefore } from "../../features/exhibitors/server/invitation-store.ts";
import { forgottenBefore } from "../../features/invitations/rules.ts";
import { endedBefore } from "../../features/leads/rules.ts";
import { forgetLeads } from "../../features/leads/server/store.ts";
import { forgetMeetings } from "../../features/matchmaking/server/forget-people.ts";
import { attachedMeeting } from "../../features/meetings/server/calendar.ts";
import { tendMeetings } from "../../features/meetings/server/due.ts";
import { MEETING_MAKER } from "../../features/meetings/server/emails.ts";
import { forgetReading } from "../../features/newsletter/server/forget.ts";
import { sendDueReminders } from "../../features/newsletter/server/send-due-reminders.ts";
import { forgetNotices } from "../../features/notices/server/forget.ts";
import { noticesWorker } from "../../features/notices/server/publish.ts";
import { emailNewQuestions } from "../../features/open-questions/server/email-questions.ts";
import { expireOrders } from "../../features/orders/server/expire-orders.ts";
import { eraseRetainedData } from "../../features/orders/server/forget-kept.ts";
import { issueDueInvoices } from "../../features/orders/server/issue-due-invoices.ts";
import { DOCUMENT_MAKER } from "../../features/orders/server/order-emails.ts";
import { remindUnpaid } from "../../features/orders/server/remind-unpaid.ts";
import { forgetInvitationsBefore as forgetOrganiserInvitations } from "../../features/organisers/server/invitation-store.ts";
import { expireOffers, serveWaiting } from "../../features/packages/server/offers.ts";
import { askProvider } from "../../features/payments/server/ask-provider.ts";
import { testRefunder } from "../../features/payments/server/provider.ts";
import { sendRefunds } from "../../features/payments/server/send-refunds.ts";
import { tellPlanChanges } from "../../features/plan/server/tell-changes.ts";
import { forgetFarewells } from "../../features/privacy/server/erase-account.ts";
import { removeStrayPhotos } from "../../features/profiles/server/save-photo.ts";
import { forgetRecommended } from "../../features/recommendations/server/recommend.ts";
import { expireHolds } from "../../features/registration/server/hold.ts";
import { forgetRooms } from "../../features/rooms/server/forget.ts";
import { sceneTending } from "../../features/scenes/server/draw-due-scenes.ts";
import { forgetScenes } from "../../features/scenes/server/scene-files.ts";
import { serveSeatQueues } from "../../features/seats/server/offer-seats.ts";
import { queueWorker } from "../../features/seats/server/tell-queue.ts";
import { sellerReads } from "../../features/seller/server/store.ts";
import { removeStrayMaterials } from "../../features/stand-editor/server/material-file.ts";
import { tellStands } from "../../features/stands/server/inbox.ts";
import { tellApplications } from "../../features/stands/server/tell-applications.ts";
import { forgetOrigins } from "../../features/ticket-holders/server/origin.ts";
import { releaseUnconfirmed } from "../../features/ticket-holders/server/release-unconfirmed.ts";
import { CALENDAR_MAKER, TEAM_CALENDAR_MAKER, TICKET_MAKER } from "../../features/ticket-holders/server/ticket-file.ts";
import { attachedCalendar, attachedTeamCalendar } from "../../features/tickets/server/calendar-attachment.ts";
import { attachedTicket } from "../../features/tickets/server/ticket-pdf.ts";
import { conversionWorker, forgetOldTracking } from "../../features/tracking/server/send-conversions.ts";
import { sendWeeklyFigures } from "../../features/weekly-figures/server/send-weekly.ts";
import { INCOMING } from "../../kit/files/private-files.ts";
import { forgetOldRequests, forgetOldUses } from "../../kit/http/store.ts";
import type { Worker } from "../../kit/jobs/job.ts";
import { everyMinutes, recurring } from "../../kit/jobs/recurring.ts";
import type { AttachmentMakers } from "../../kit/mail/attachment.ts";
import { forgetOldEmails } from "../../kit/mail/store.ts";
import { figuresReads } from "../figures-reads.ts";
import type { Deps, WorkDeps } from "./deps.ts";
import { emailSettingsOf } from "./email-settings.ts";

// long: a list of workers, read as one
export function workersOf(deps: WorkDeps): Worker[] {
	const refunders = { test: testRefunder, ...(deps.provider && { [deps.provider.name]: deps.provider.refund }) };
	const people = { ...deps, ...emailSettingsOf(deps.config) };
	return [
		recurring("expire-orders", everyMinutes(1), () => endOverdue(people)),
		recurring("remind-unpaid", everyMinutes(10), async () => void (await remindUnpaid(people))),
		recurring("forget-requests", everyMinutes(60), async () => {
			await forgetOldRequests(people);
			await forgetOldUses(people);
			await forgetOrigins(people);
		}),
		recurring("forget-letters", everyMinutes(60), () => forgetOldEmails(deps)),
		recurring("forget-log-ins", everyMinutes(60), () => forgetLogIns(deps)),
		recurring("forget-enquiries", everyMinutes(24 * 60), async () => {
			await forgetEnquiries(deps.db, enquiriesRetainedSince(deps.clock.now()));
		}),
		recurring("enquiry-digests", everyMinutes(60), async () => {
			await sendDigests(people, deps.config.defaultLang);
		}),
		recurring("waiting-lists", everyMinutes(1), () => tendWaitingLists(people)),
		recurring("seat-queues", everyMinutes(1), () => serveSeatQueues(people)),
		queueWorker(deps),
		recurring("reminders", everyMinutes(1), async () => void (await sendDueReminders(people))),
		recurring(
			"weekly-figures",
			everyMinutes(10),
			async () => void (await sendWeeklyFigures({ ...people, figuresReads })),
		),
		recurring("plan-changes", everyMinutes(10), async () => void (await tellPlanChanges(people))),
		recurring("scenes", everyMinutes(1), sceneTending(deps)),
		recurring("questions-added", everyMinutes(10), async () => void (await emailNewQuestions(people))),
		recurring("meetings", everyMinutes(1), () => tendMeetings(people)),
		recurring("appointments", everyMinutes(1), () => tendAppointments(people)),
		recurring("forget-readers", everyMinutes(60), () => forgetReading(people)),
		recurring("chat-letters", everyMinutes(10), async () => void (await sendChatEmails(people))),
		recurring("stand-messages", everyMinutes(10), () => tellStands(people)),
		recurring("stand-applications", everyMinutes(10), () => tellApplications(people)),
		recurring("forget-exhibitors-people", everyMinutes(24 * 60), async () => {
			await forgetInvitationsBefore(deps.db, forgottenBefore(deps.clock.now()));
			await forgetOrganiserInvitations(deps.db, forgottenBefore(deps.clock.now()));
			await forgetLeads(deps.db, endedBefore(deps.clock.now()));
		}),
		noticesWorker(deps),
		acceptingWorker({ ...people, eventOf: (id) => eventById(deps.db, id) }),
		standAnswersWorker(people),
		formAnsweringWorker(people),
		conversionWorker(deps),
		recurring("issue-invoices", everyMinutes(60), async () => void (await issueDueInvoices(people))),
		recurring("send-refunds", everyMinutes(1), async () => void (await sendRefunds({ ...deps, refunders }))),
		...forgettingWorkers(deps),
		recurring("heartbeat", everyMinutes(5), () => sendHeartbeat(deps.config.heartbeatUrl)),
	];
}

/** Workers that delete expired data. */
function forgettingWorkers(deps: WorkDeps): Worker[] {
	return [
		recurring("forget-notices", everyMinutes(24 * 60), () => forgetNotices(deps)),
		recurring("forget-conversations", everyMinutes(24 * 60), () => forgetConversations(deps)),
		recurring("forget-rooms", everyMinutes(24 * 60), () => forgetRooms(deps)),
		recurring("forget-files", everyMinutes(24 * 60), () => forgetFiles(deps)),
		recurring("forget-appointments", everyMinutes(24 * 60), () => forgetAppointments(deps)),
		recurring("forget-meetings", everyMinutes(24 * 60), () => forgetMeetings(deps)),
		recurring("forget-farewells", everyMinutes(60), () => forgetFarewells(deps)),
		recurring("forget-tracking", everyMinutes(60), () => forgetOldTracking(deps)),
		recurring("forget-kept", everyMinutes(60), async () => void (await eraseRetainedData(deps))),
		recurring("forget-scenes", everyMinutes(24 * 60), () => forgetScenes(deps, new Date())),
		recurring("forget-recommended", everyMinutes(1), () => forgetRecommended(deps)),
	];
}

async function endOverdue(
	people: Parameters<typeof askProvider>[0] &
		Parameters<typeof expireOrders>[0] &
		Parameters<typeof releaseUnconfirmed>[0],
): Promise<void> {
	// Prevents paid orders from expiring after a lost webhook.
	await askProvider(people);
	await expireHolds(people);
	await expireOrders(people);
	await releaseUnconfirmed(people);
}

async function tendWaitingLists(people: Parameters<typeof expireOffers>[0]): Promise<void> {
	await expireOffers(people);
	await serveWaiting(people);
}

const HEARTBEAT_MS = 10_000;

/** Throws if the URL does not answer, so that the job is retried. */
async function sendHeartbeat(url: string | undefined): Promise<void> {
	if (!url) return;
	const answer = await fetch(url, { signal: AbortSignal.timeout(HEARTBEAT_MS) });
	if (!answer.ok) throw new Error(`HEARTBEAT_URL answered ${answer.status}`);
}

async function forgetFiles(deps: Deps): Promise<void> {
	await removeStrayPhotos(deps);
	await removeStrayCvs(deps);
	await removeStrayMaterials(deps);
	for (const name of await deps.privateFiles.strays(INCOMING, async () => new Set())) {
		await deps.privateFiles.remove(name);
	}
}

export function attachmentMakers(
	deps: Pick<Deps, "db" | "pdfRenderer" | "clock" | "config" | "ticketReads">,
): AttachmentMakers {
	const people = { ...deps, ...emailSettingsOf(deps.config), ...sellerReads(deps.config) };
	return {
		[DOCUMENT_MAKER]: (of) => attachedDocument(deps, of),
		[TICKET_MAKER]: (of) => attachedTicket(people, of),
		[CALENDAR_MAKER]: (of) => attachedCalendar(people, of),
		[MEETING_MAKER]: (of) => attachedMeeting(people, of),
		[TEAM_CALENDAR_MAKER]: (of) => attachedTeamCalendar(people, of),
	};
}
