import * as z from "zod/mini";
import { ticketDay } from "../../features/account/me-contract.ts";
import {
	agendaCategory,
	categoryCalendar,
	categoryTree,
	lecture,
	lectureLecturer,
	track,
} from "../../features/agenda/contract.ts";
import { ownConsent } from "../../features/consent/contract.ts";
import { calendar } from "../../features/event/contract.ts";
import { exhibitor } from "../../features/exhibitors/exhibitor.ts";
import { emailLink } from "../../features/newsletter/preferences-contract.ts";
import { teamCode } from "../../features/order-page/team-contract.ts";
import { placedOrder } from "../../features/orders/payment-contract.ts";
import { packageIncludes } from "../../features/packages/contract.ts";
import { lecturer } from "../../features/speakers/contract.ts";
import { ticketInfo } from "../../features/tickets/contract.ts";
import { problem } from "../../kit/contract/call.ts";

const NAMED = {
	Problem: problem,
	Calendar: calendar,
	AgendaCategory: agendaCategory,
	AgendaTree: categoryTree,
	AgendaDay: categoryCalendar,
	Track: track,
	Lecture: lecture,
	LectureSpeaker: lectureLecturer,
	Speaker: lecturer,
	Exhibitor: exhibitor,
	PackageIncludes: packageIncludes,
	PlacedOrder: placedOrder,
	Ticket: ticketInfo,
	TicketDay: ticketDay,
	TeamCode: teamCode,
	OwnConsent: ownConsent,
	Letters: emailLink,
};

export function namedShapes() {
	const shapes = z.registry<{ id?: string | undefined }>();
	for (const [id, schema] of Object.entries(NAMED)) shapes.add(schema, { id });
	return shapes;
}
