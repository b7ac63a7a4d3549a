import type * as f from "./fields.ts";

export type ListName =
	| "calendars"
	| "people"
	| "categories"
	| "tracks"
	| "exhibitors"
	| "lectures"
	| "tags"
	| "partners"
	| "news"
	| "rounds"
	| "packages"
	| "consents"
	| "promo"
	| "contacts"
	| "documents";

/** The server maps them to tables. */
export type NodeName =
	| ListName
	| "breaks"
	| "chairmans"
	| "carers"
	| "lecturers"
	| "links"
	| "groups"
	| "fields"
	| "topics"
	| "prices"
	| "inputs"
	| "options"
	| "advertising";

export type Node = {
	name: NodeName;
	shape: f.Shape;
	/**
	 * A `key`, a property, or the position. `whole`: rows without an id that nothing references; any difference
	 * rewrites the list.
	 */
	known: "key" | "place" | "whole" | { by: string };
	/** A new row's key is made of these columns. */
	titles?: readonly string[];
	/** Lists of bare names hold the value of this property. */
	only?: string;
	fixed?: f.Row;
	lists?: Record<string, Node>;
};
