import type { Address } from "../../kit/contract/address.ts";

/** Addresses of calls, without schemas: the browser loads no schema library. */
export const categoryTreeAddress = {
	method: "GET",
	path: "/api/event/:eventCode/agenda/categorytree/:categoryId",
} as const satisfies Address;

export const fakeCategoryAddress = {
	method: "GET",
	path: "/api/event/:eventCode/agenda/fakecategory",
} as const satisfies Address;

export const lecturesStatusesAddress = {
	method: "GET",
	path: "/api/event/:eventCode/agenda/AgendaEventLecturesStatuses",
} as const satisfies Address;
