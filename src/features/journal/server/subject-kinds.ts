import type { Database } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { Right } from "../../organisers/rights.ts";

export type FoundSubject = {
	/** The thing's own name: an order's number, a package's name. A person alone has none. */
	name?: Text;
	/** The owner of the thing, null after erasure. */
	accountId?: string | null;
	/** Its page in the office of its event, "/orders?open=A-1". Pages of participants are found without it. */
	page?: string;
};

/** The things of one kind ("order" of "order:7"). `app/subject-kinds.ts` lists the kinds. */
export type SubjectKind = {
	/** "order #"; `#` is the name. */
	label: Text;
	/** The right that the page needs. */
	right: Right;
	/** Finds things by the ids of a page of entries, in one query. Unknown ids are missing. */
	find(db: Database, ids: string[]): Promise<Map<string, FoundSubject>>;
};

export type SubjectKinds = Readonly<Record<string, SubjectKind>>;
