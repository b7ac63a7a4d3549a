import type { FastifyInstance } from "fastify";
import { type MoveDeps, moveRoutes } from "./move-routes.ts";

/** Commands of the organisers that change a ticket. */
export function ticketOfficeRoutes(app: FastifyInstance, deps: MoveDeps): void {
	moveRoutes(app, deps);
}
