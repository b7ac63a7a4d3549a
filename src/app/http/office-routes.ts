import type { FastifyInstance } from "fastify";
import type { Authentication } from "../../features/account/server/authentication.ts";
import { officeCodesRoutes } from "../../features/codes/server/office-routes.ts";
import { failedEmailRoutes } from "../../features/failed-emails/server/routes.ts";
import { guestRoutes } from "../../features/guests/server/routes.ts";
import { sentenceOf } from "../../features/journal/rules.ts";
import { journalRoutes } from "../../features/journal/server/routes.ts";
import { manualOrderRoutes } from "../../features/manual-orders/server/routes.ts";
import { officeFindRoutes } from "../../features/office-find/server/routes.ts";
import { officePresenceRoutes } from "../../features/office-presence/server/routes.ts";
import { optionOfficeRoutes } from "../../features/options/server/office-routes.ts";
import { orderOfficeRoutes } from "../../features/order-office/server/routes.ts";
import { officeInvitationRoutes } from "../../features/organisers/server/invitation-routes.ts";
import { manageRoutes } from "../../features/organisers/server/manage-routes.ts";
import { officeMeRoutes } from "../../features/organisers/server/me-routes.ts";
import { proofRoutes } from "../../features/organisers/server/proof-routes.ts";
import type { OfficeDeps } from "../../features/organisers/server/serve-office.ts";
import { priceListRoutes } from "../../features/packages/server/office-routes.ts";
import { waitingOfficeRoutes } from "../../features/packages/server/waiting-office-routes.ts";
import { participantRoutes } from "../../features/participants/server/routes.ts";
import { exportData } from "../../features/privacy/server/data-export.ts";
import type { Erasure } from "../../features/privacy/server/erase-account.ts";
import { programmeCheckRoutes } from "../../features/programme-check/server/routes.ts";
import { savedViewRoutes } from "../../features/saved-views/server/routes.ts";
import { sellerOfficeRoutes } from "../../features/seller/server/office-routes.ts";
import { ticketOfficeRoutes } from "../../features/ticket-office/server/routes.ts";
import { todayRoutes } from "../../features/today/server/routes.ts";
import { weeklyFiguresRoutes } from "../../features/weekly-figures/server/routes.ts";
import type { Live } from "../../kit/live/live.ts";
import type { Deps } from "../boot/deps.ts";
import type { emailSettingsOf } from "../boot/email-settings.ts";
import { findReads } from "../find-reads.ts";
import { personErasureOf } from "../person-erasure.ts";
import { personReadsOf } from "../person-reads.ts";
import { partsAtEvent } from "../personal-at-event.ts";
import { personalParts } from "../personal-data.ts";
import { subjectKinds } from "../subject-kinds.ts";
import { todayReads } from "../today-reads.ts";
import { undoCommandsOf } from "../undo-commands.ts";
import { viewCountsOf } from "../view-counts.ts";

type OfficeRouteDeps = Deps & OfficeDeps & { live: Live; erasure: Erasure } & ReturnType<typeof emailSettingsOf>;

/** Calls of the organisers. */
export function officeRoutes(routes: FastifyInstance, deps: OfficeRouteDeps, auth: Authentication): void {
	officeMeRoutes(routes, deps);
	proofRoutes(routes, deps, auth);
	officeInvitationRoutes(routes, deps, auth);
	manageRoutes(routes, deps);
	journalRoutes(routes, { ...deps, undoCommands: undoCommandsOf(deps), subjectKinds });
	priceListRoutes(routes, deps);
	waitingOfficeRoutes(routes, deps);
	optionOfficeRoutes(routes, deps);
	officeCodesRoutes(routes, deps);
	orderOfficeRoutes(routes, { ...deps, sentenceOf });
	const personReads = personReadsOf(deps);
	manualOrderRoutes(routes, deps);
	participantRoutes(routes, {
		...deps,
		personReads,
		personExport: (owner, now, event) =>
			exportData(event ? partsAtEvent(deps, event) : personalParts(deps), owner, now, event?.code),
		personErasure: personErasureOf(deps),
	});
	savedViewRoutes(routes, { ...deps, viewCounts: viewCountsOf({ personReads }) });
	guestRoutes(routes, deps);
	ticketOfficeRoutes(routes, deps);
	officePresenceRoutes(routes, deps);
	sellerOfficeRoutes(routes, deps);
	weeklyFiguresRoutes(routes, deps);
	failedEmailRoutes(routes, deps);
	programmeCheckRoutes(routes, deps);
	todayRoutes(routes, { ...deps, todayReads });
	officeFindRoutes(routes, { ...deps, findReads });
}
