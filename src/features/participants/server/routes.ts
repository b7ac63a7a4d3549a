import type { FastifyInstance } from "fastify";
import { type CommandDeps, commandRoutes, exportRoutes } from "./command-routes.ts";
import { listRoutes } from "./list-routes.ts";
import { personRoutes } from "./person-routes.ts";

/** Calls of the organisers about participants. */
export function participantRoutes(app: FastifyInstance, deps: CommandDeps): void {
	listRoutes(app, deps);
	personRoutes(app, deps);
	commandRoutes(app, deps);
	exportRoutes(app, deps);
}
