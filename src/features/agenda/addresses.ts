import type { Address } from "../../kit/contract/address.ts";

/**
 * The addresses of the calls that the agenda on a public page makes, apart from their schemas: a reader's browser
 * then loads no schema library.
 */
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
