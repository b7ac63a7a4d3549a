import type { FastifyInstance } from "fastify";
import { type HandOverOfficeDeps, handOverRoutes } from "./hand-over-routes.ts";
import { type MoveDeps, moveRoutes } from "./move-routes.ts";

/** Commands of the organisers that change a ticket. */
export function ticketOfficeRoutes(app: FastifyInstance, deps: MoveDeps & HandOverOfficeDeps): void {
	moveRoutes(app, deps);
	handOverRoutes(app, deps);
}
