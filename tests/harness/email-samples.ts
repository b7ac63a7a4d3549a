import { addressPutBackEmail } from "../../src/features/account/address-texts.ts";
import { guestActivation } from "../../src/features/account/guest-texts.ts";
import {
	endedAccessNote,
	passwordChangedEmail,
	passwordResetEmail,
} from "../../src/features/account/password-email-texts.ts";
import { emailTexts as activation, resetEmail } from "../../src/features/account/texts.ts";
import {
	confirmAddressEmail,
	stopAddressEmail,
	takenAddressEmail,
} from "../../src/features/account-settings/address-email-texts.ts";
import {
	passkeyAddedEmail,
	passkeyRemovedEmail,
	secondFactorOffEmail,
	secondFactorOnEmail,
	secondFactorResetEmail,
} from "../../src/features/account-settings/factor-emails.ts";
import { appointmentEmails } from "../../src/features/appointments/texts.ts";
import { waitingEmail } from "../../src/features/chat/unseen-email.ts";
import { codeEmail, teamEmail } from "../../src/features/codes/texts.ts";
import { digestEmail, enquiryEmail } from "../../src/features/enquiries/email-texts.ts";
import type { EmailKind } from "../../src/features/event/email-kinds.ts";
import type { AnsweredBy } from "../../src/features/event/email-texts.ts";
import type { EmailTexts } from "../../src/features/event/server/event-email.ts";
import { invitationEmail } from "../../src/features/exhibitors/invitation-texts.ts";
import { takenEmail } from "../../src/features/leads/texts.ts";
import { acceptedEmail, invitedEmail } from "../../src/features/matchmaking/texts.ts";
import { personEmails, staffEmails } from "../../src/features/meetings/texts.ts";
import { askEmail as newsletterAsk, newsletterFrame } from "../../src/features/newsletter/email-texts.ts";
import { askEmail as reminderAsk, reminderEmails } from "../../src/features/newsletter/reminder-texts.ts";
import { subscriberTexts } from "../../src/features/newsletter/subscriber-texts.ts";
import { questionsAddedEmail } from "../../src/features/open-questions/email-texts.ts";
import {
	ACTIVATE_FIRST,
	ACTIVATE_FOR_TICKET,
	ORDER_AGAIN,
	SEE_LOGGED_IN,
} from "../../src/features/orders/email-phrases.ts";
import { attachedNote, codesLater, orderEmails, packageChanged } from "../../src/features/orders/email-texts.ts";
import { approvalWanted, noticeEmails } from "../../src/features/orders/unpaid-email-texts.ts";
import { invitationEmail as organiserInvitationEmail } from "../../src/features/organisers/invitation-texts.ts";
import { waitingEmails } from "../../src/features/packages/waiting-texts.ts";
import { changedEmail } from "../../src/features/plan/change-email.ts";
import { erasedEmail } from "../../src/features/privacy/erasure-texts.ts";
import { leaveLink, emailTexts as recommendation } from "../../src/features/recommendations/texts.ts";
import { seatOfferedEmail } from "../../src/features/seats/queue-texts.ts";
import { answerEmail, applicationsEmail, newMessagesEmail } from "../../src/features/stands/inbox-texts.ts";
import { cancelledEmail } from "../../src/features/ticket-holders/cancel-texts.ts";
import { handedOverEmail, receivedTicketEmail } from "../../src/features/ticket-holders/hand-over-texts.ts";
import { gonePlaceEmail } from "../../src/features/ticket-holders/place-texts.ts";
import { guestEmail, registeredEmail } from "../../src/features/ticket-holders/registered-texts.ts";
import { givenPackageEmail } from "../../src/features/ticket-office/texts.ts";
import { weeklyEmail } from "../../src/features/weekly-figures/texts.ts";
import type { Text } from "../../src/kit/i18n/lang.ts";

/** An e-mail as its sender passes it. `facts` names its lists of facts; "ticketed" shows the ticket as a card. */
export type EmailSample = {
	texts: EmailTexts;
	/** Values of `#name` that differ from the defaults. */
	values?: Record<string, Text | string>;
	facts?: "order" | "ticketed" | "lines" | "meeting" | "seat" | "news" | "kept" | "jobs" | "week" | "questions";
	path?: string;
	/** Whether it lists moved lectures. */
	hasChanges?: boolean;
	hasTicket?: boolean;
	/** A link below the small print, and one-click unsubscribe. */
	leaving?: Text | "silent";
	links?: Text[];
	answeredBy?: AnsweredBy;
};

const RESET = "reset.html";
const SECRET = "k3Zr0pWc8vYt5QmN1sXbJdHgLfAeUoIiRyTzPqWx4S4";
const of = (texts: EmailTexts, more: Omit<EmailSample, "texts"> = {}): EmailSample[] => [{ texts, ...more }];
const account = (texts: EmailTexts, path = RESET) => of(texts, { path });
const meeting = (texts: EmailTexts) => of(texts, { facts: "meeting", path: "account/meetings" });
const order = (texts: EmailTexts, more: Omit<EmailSample, "texts"> = {}) =>
	of(texts, { path: "order.html?id=MSTS25-04821", ...more });
const withDocument = (texts: EmailTexts): EmailTexts => ({ ...texts, notes: [attachedNote] });
const ended = (texts: EmailTexts): EmailSample[] =>
	of(
		{ ...texts, action: ORDER_AGAIN },
		{ facts: "lines", path: "registration.html?package=D2", links: [SEE_LOGGED_IN] },
	);
const givenBack = (texts: EmailTexts) => order(texts, { facts: "lines", links: [ORDER_AGAIN] });
const toOrganiser = (texts: EmailTexts) => of(texts, { answeredBy: { isToOrganiser: true } });
const enquiry = (kind: Parameters<typeof enquiryEmail>[0]) =>
	of(enquiryEmail(kind, { phone: true, company: true }), {
		answeredBy: { isToOrganiser: true, name: "Zofia Jeż", email: "zofia@firma.example" },
	});
const activate = (paragraphs: Text[]): EmailSample => {
	const { subject, preview, heading, action, valid, notYou } = activation;
	const texts = { subject, preview, heading, paragraphs, action, notes: [valid, notYou] };
	return { texts, path: `confirm.html?id=${SECRET}` };
};
const activateGuest = (): EmailSample => {
	const { action, valid, guest } = activation;
	const { subject, preview, heading, notYou } = guestActivation;
	const texts = { subject, preview, heading, paragraphs: [guest], action, notes: [valid, notYou] };
	return { texts, path: `confirm.html?id=${SECRET}`, hasTicket: true };
};
const both = (words: string): Text => ({ pl: words, en: words });
const OWN_WORDS: Text = {
	pl: "Program na oba dni jest gotowy: 94 wykłady w pięciu ścieżkach, warsztaty i targi pracy.",
	en: "The programme of both days is ready: 94 lectures in five tracks, workshops and a job fair.",
};

/** All e-mails of the program, by kind. A kind with different texts has several. */
// biome-ignore format: a table
export const EMAIL_SAMPLES: Record<EmailKind, EmailSample[]> = {
	"plan-changed": of(changedEmail, { hasChanges: true, path: "account/agenda" }),
	"seat-offered": of(seatOfferedEmail, { facts: "seat", path: "account" }),
	"person-invited": of(invitedEmail, { path: "account/people/invitations" }),
	"person-accepted": of(acceptedEmail, { path: "account/people/invitations" }),
	"appointment-proposed": meeting(appointmentEmails.proposed),
	"appointment-agreed": meeting(appointmentEmails.agreed),
	"appointment-declined": meeting(appointmentEmails.declined),
	"appointment-withdrawn": meeting(appointmentEmails.withdrawn),
	"appointment-cancelled": meeting(appointmentEmails.cancelled),
	"appointment-moveProposed": meeting(appointmentEmails.moveProposed),
	"appointment-moved": meeting(appointmentEmails.moved),
	"appointment-kept": meeting(appointmentEmails.kept),
	"appointment-reminder": meeting(appointmentEmails.reminder),
	"chat-waiting": of(waitingEmail, { path: "account/chats" }),
	"meeting-agreed": meeting(personEmails.agreed),
	"meeting-declined": meeting(personEmails.declined),
	"meeting-moved": meeting(personEmails.proposed),
	"meeting-moving": meeting(personEmails.moveProposed),
	"meeting-rescheduled": meeting(personEmails.moved),
	"meeting-stays": meeting(personEmails.kept),
	"meeting-reminder": [...meeting(personEmails.reminder), ...meeting(staffEmails.reminder)],
	"stand-answer": of(answerEmail, { path: "account/stands" }),
	"meeting-news": of(staffEmails.news, { facts: "news", path: "exhibitor/meetings" }),
	"stand-messages": of(newMessagesEmail, { path: "exhibitor/inbox?company=3" }),
	"password-reset": account(resetEmail, `${RESET}?token=${SECRET}`),
	"password-changed": [
		...account(passwordChangedEmail),
		...account({ ...passwordResetEmail, paragraphs: [...passwordResetEmail.paragraphs, endedAccessNote] }),
	],
	"address-confirm": account(confirmAddressEmail, `address.html?id=${SECRET}`),
	"address-taken": account(takenAddressEmail, "user.html"),
	"address-stop": account(stopAddressEmail, `address.html?stop=${SECRET}`),
	"address-put-back": account(addressPutBackEmail),
	"second-factor-on": account(secondFactorOnEmail),
	"second-factor-off": account(secondFactorOffEmail),
	"second-factor-reset": account(secondFactorResetEmail, "user.html"),
	"passkey-added": of(passkeyAddedEmail, { path: RESET, values: { name: "Pixel 9" } }),
	"passkey-removed": of(passkeyRemovedEmail, { path: RESET, values: { name: "Pixel 9" } }),
	"account-erased": of({ ...erasedEmail, paragraphs: [...erasedEmail.paragraphs, erasedEmail.kept] }, { facts: "kept" }),
	activation: [
		activate([activation.ordered, activation.holdsUnpaid]),
		activate([activation.ordered, activation.holds]),
		activate([activation.registered, activation.holdsPlace]),
		activate([activation.created]),
		activate([activation.refused]),
		activate([activation.again]),
		activateGuest(),
		activate([activation.handed]),
	],
	registered: [
		...of(registeredEmail, { path: "user.html", hasTicket: true }),
		...of(guestEmail, { path: "user.html", hasTicket: true }),
	],
	"registration-cancelled": of(cancelledEmail),
	"package-given": of(givenPackageEmail, { path: "user.html", hasTicket: true, values: { package: "Pro / Exec" } }),
	"ticket-received": of(receivedTicketEmail, { path: "user.html", hasTicket: true }),
	"ticket-handed-over": of(handedOverEmail),
	"questions-added": of(questionsAddedEmail, {
		facts: "questions",
		path: "account/ticket/questions?ticket=12",
		values: { questions: { pl: "2 nowe pytania", en: "2 new questions" } },
	}),
	"lead-taken": of(takenEmail, {
		path: "account/data#contacts-given",
		values: {
			sentence: {
				pl: "Zgadzam się, aby firma dostała moje imię, nazwisko i adres e-mail i odezwała się w sprawie pracy.",
				en: "I agree that the company gets my name and e-mail address and writes to me about jobs.",
			},
		},
	}),
	"exhibitor-invitation": of(invitationEmail, { path: `exhibitor-invitation.html?id=${SECRET}`, values: { until: { pl: "14 maja 2025", en: "14 May 2025" } } }),
	"organiser-invitation": of(organiserInvitationEmail, {
		path: `office/invitation?id=${SECRET}`,
		values: {
			place: { pl: "wszystkie wydarzenia", en: "all events" },
			role: { pl: "sprzedaż", en: "sales" },
			rights: { pl: "zobaczyć zamówienia; zwrócić pieniądze", en: "see orders; refund money" },
			until: { pl: "14 maja 2025", en: "14 May 2025" },
		},
	}),
	"place-gone-day": of(gonePlaceEmail.day, { path: "registration.html?package=D2" }),
	"place-gone-code": of(gonePlaceEmail.code, { path: "registration.html?package=D2" }),
	"waiting-joined": of(waitingEmails.joined, { path: `registration.html?package=D2&offer=${SECRET}` }),
	"waiting-joinedUnconfirmed": of(waitingEmails.joinedUnconfirmed, { path: `registration.html?package=D2&offer=${SECRET}` }),
	"waiting-placeGone": of(waitingEmails.placeGone, { path: `registration.html?package=D2&offer=${SECRET}` }),
	"waiting-offered": of(waitingEmails.offered, { path: `registration.html?package=D2&offer=${SECRET}` }),
	"waiting-over": of(waitingEmails.over, { path: "registration.html?package=D2" }),
	"waiting-ended": of(waitingEmails.ended, { path: "registration.html?package=D2" }),
	"waiting-removed": of(waitingEmails.removed, { path: "registration.html?package=D2" }),
	"team-code": of(codeEmail, { path: "registration.html?package=D2&code=K7RM-2XQF" }),
	"team-codes": order({ ...teamEmail, details: ["K7RM-2XQF", "P4TW-9HLC"].map((code) => ({ label: both("Standard"), value: both(code) })) }),
	"enquiry-sponsor": enquiry("sponsor"),
	"enquiry-volunteer": enquiry("volunteer"),
	"enquiry-lecturer": enquiry("lecturer"),
	"enquiry-digest": toOrganiser(digestEmail),
	"order-card": order(orderEmails.card, { facts: "order" }),
	"order-transfer": order(withDocument(orderEmails.transfer), { facts: "order" }),
	"order-deferred": order(withDocument({ ...orderEmails.deferred, paragraphs: [...orderEmails.deferred.paragraphs, codesLater] }), { facts: "order" }),
	"order-deferredProforma": order(withDocument(orderEmails.deferredProforma), { facts: "order" }),
	"order-invoice": order(withDocument(orderEmails.invoice), { facts: "order" }),
	"order-paid": [
		...order(withDocument(orderEmails.paid), { facts: "ticketed", hasTicket: true }),
		...order({ ...orderEmails.paid, paragraphs: [...orderEmails.paid.paragraphs, packageChanged, ACTIVATE_FOR_TICKET] }, { facts: "order" }),
	],
	"order-partPaid": order(orderEmails.partPaid),
	"order-partPaidDeferred": order(orderEmails.partPaidDeferred),
	"order-refunded": givenBack(withDocument(orderEmails.refunded)),
	"order-reduced": order(withDocument(orderEmails.reduced)),
	"order-reducedUnpaid": order(withDocument(orderEmails.reducedUnpaid)),
	"order-returnedUnpaid": givenBack(withDocument(orderEmails.returnedUnpaid)),
	"order-returnedFree": givenBack(orderEmails.returnedFree),
	"order-cancelled": [
		...givenBack(orderEmails.cancelled),
		...givenBack({ ...orderEmails.cancelled, paragraphs: [...orderEmails.cancelled.paragraphs, ACTIVATE_FIRST] }),
	],
	"order-approval": order(noticeEmails.approval),
	"order-transferSoon": order(noticeEmails.transferSoon),
	"order-dueSoon": order(noticeEmails.dueSoon),
	"order-dueToday": order(noticeEmails.dueToday),
	"order-overdue": order(noticeEmails.overdue),
	"order-expired": ended(noticeEmails.expired),
	"order-expiredInParts": ended(noticeEmails.expiredInParts),
	"order-expiredUnconfirmed": ended(noticeEmails.expiredUnconfirmed),
	"order-expiredUnapproved": ended(noticeEmails.expiredUnapproved),
	"order-cameLate": order(noticeEmails.cameLate),
	"order-cameTwice": order(noticeEmails.cameTwice),
	"order-cameOther": order(noticeEmails.cameOther),
	"order-sentBack": order(noticeEmails.sentBack),
	"order-approval-wanted": toOrganiser(approvalWanted),
	newsletter: of(
		{
			subject: OWN_WORDS, preview: OWN_WORDS, heading: { pl: "Program jest gotowy", en: "The programme is ready" },
			paragraphs: [OWN_WORDS, OWN_WORDS], action: newsletterFrame.action, notes: [newsletterFrame.why],
		},
		{ leaving: subscriberTexts.leave },
	),
	"newsletter-confirm": of({ ...newsletterAsk, notes: [...newsletterAsk.notes, subscriberTexts.notYou] }, { path: `letters.html?id=${SECRET}`, leaving: "silent" }),
	reminder: [...of(reminderEmails.before, { leaving: subscriberTexts.leave }), ...of(reminderEmails.begun, { leaving: subscriberTexts.leave })],
	"reminder-confirm": of({ ...reminderAsk, notes: [...reminderAsk.notes, subscriberTexts.notYou] }, { path: `letters.html?id=${SECRET}`, leaving: "silent" }),
	recommendation: of(recommendation, {
		leaving: leaveLink,
		values: { name: "Maja Lisowska", when: { pl: "6–7 czerwca 2025", en: "6–7 June 2025" }, where: { pl: "Warszawa", en: "Warsaw" } },
		answeredBy: { isToOrganiser: false, name: "Maja Lisowska", email: "maja@poczta.example" },
	}),
	"weekly-figures": of(weeklyEmail, { facts: "week", path: "office/today", values: { registered: "846", week: "74" } }),
	"stand-applications": of(applicationsEmail, { facts: "jobs", path: "exhibitor/cvs?company=3" }),
};
