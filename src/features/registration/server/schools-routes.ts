import type { FastifyInstance } from "fastify";
import type { KeptAnswers } from "../../../kit/content/kept.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveKept } from "../../../kit/http/serve.ts";
import { getDepartments, getSchools } from "../schools-contract.ts";
import { departmentsOf, schoolsOf } from "./schools-store.ts";

/** The calls about universities: they change only with the content. */
export function schoolsRoutes(app: FastifyInstance, deps: { db: Database; kept: KeptAnswers }): void {
	serveKept(app, deps.kept, getSchools, ({ lang }) => schoolsOf(deps.db, lang));
	serveKept(app, deps.kept, getDepartments, ({ params, lang }) => departmentsOf(deps.db, params.id, lang));
}
