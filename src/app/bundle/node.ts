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

/** Row types of a bundle's lists; the server maps them to tables. */
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

/** A list of a bundle's items and how it is stored. */
export type Node = {
	name: NodeName;
	shape: f.Shape;
	/**
	 * The identity of an item: its `key`, a property, or its position. `whole`: rows without an id that nothing
	 * references; any difference rewrites the list.
	 */
	known: "key" | "place" | "whole" | { by: string };
	/** The columns of which a new row's key is made. */
	titles?: readonly string[];
	/** Lists of bare names hold the value of this property. */
	only?: string;
	/** Column values common to these rows. */
	fixed?: f.Row;
	lists?: Record<string, Node>;
};
