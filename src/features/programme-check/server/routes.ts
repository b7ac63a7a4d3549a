import type { FastifyInstance } from "fastify";
import { cursorText } from "../../../kit/list/cursor.ts";
import { PAGE_ROWS, pageOf } from "../../../kit/list/list-query.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { getProgrammeCheck } from "../contract.ts";
import { findIssues } from "./find-issues.ts";

export function programmeCheckRoutes(app: FastifyInstance, deps: OfficeDeps): void {
	serveOffice(app, deps, getProgrammeCheck, async ({ event, query }) => {
		const issues = await findIssues(deps.db, event.id);
		const wanted = issues
			.filter(({ kind }) => query.kind?.includes(kind) ?? true)
			.map((issue, index) => ({ issue, place: index + 1 }));
		const begin = query.after?.id ?? 0;
		const { rows, next } = pageOf(wanted.slice(begin, begin + PAGE_ROWS + 1), ({ place }) =>
			cursorText({ id: place, value: "" }),
		);
		return { rows: rows.map(({ issue }) => issue), next };
	});
}
