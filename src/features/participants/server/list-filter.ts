import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { failedRecipientsAt } from "../../../kit/mail/event-email-store.ts";
import type { Organiser } from "../../organisers/server/serve-office.ts";
import type { ParticipantQuery } from "../contract.ts";
import { refusals } from "../texts.ts";
import type { ParticipantFilter } from "./list-store.ts";
import type { PersonReads } from "./person-reads.ts";
import { searchOf } from "./search.ts";

/** Further addresses of failed e-mails are left out of the filter. */
const MAX_ADDRESSES = 2000;

type FilterDeps = { db: Database; personReads: Pick<PersonReads, "usersOfCode"> };
type ListRequest = { eventId: number; organiser: Organiser; query: ParticipantQuery };

/** The filter of a list's query. Throws 403 for a filter by order or code without `people.details`. */
export async function filterOf(
	{ db, personReads }: FilterDeps,
	{ eventId, organiser, query }: ListRequest,
): Promise<ParticipantFilter> {
	const { package: packageCode, state, checkedIn, order, code, mail } = query;
	const seesDetails = organiser.may("people.details");
	if (!seesDetails && (order !== undefined || code !== undefined)) throw new Failure(403, refusals.needsDetails);
	return {
		eventId,
		search: searchOf(query.q, seesDetails),
		packageCode,
		status: state,
		isCheckedIn: checkedIn && checkedIn === "yes",
		orderNumber: order?.trim().toUpperCase(),
		registrationIds: code === undefined ? undefined : await personReads.usersOfCode(db, { eventId, code }),
		addresses: mail && (await failedRecipientsAt(db, eventId, MAX_ADDRESSES)),
	};
}
