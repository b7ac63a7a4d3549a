import type { FastifyInstance } from "fastify";
import type { ResponseCache } from "../../../kit/content/response-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { serveCached } from "../../../kit/http/serve.ts";
import { getDepartments, getSchools } from "../contract.ts";
import { departmentsOf, schoolsOf } from "./store.ts";

/** Calls whose responses change only with the content. */
export function schoolsRoutes(app: FastifyInstance, deps: { db: Database; cache: ResponseCache }): void {
	serveCached(app, deps.cache, getSchools, ({ lang }) => schoolsOf(deps.db, lang));
	serveCached(app, deps.cache, getDepartments, ({ params, lang }) => departmentsOf(deps.db, params.id, lang));
}
