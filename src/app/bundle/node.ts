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

/** What rows are kept in lists of a bundle; the server knows their tables. */
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

/** A list of items in a bundle, and how it is kept. */
export type Node = {
	name: NodeName;
	shape: f.Shape;
	/**
	 * By what an item is known again: its `key`, one of its properties, or its place in the list. `whole`: rows without an id
	 * of their own, to which nothing refers; they are written anew where the list is another one.
	 */
	known: "key" | "place" | "whole" | { by: string };
	/** Of what a key is made where a row has none yet. */
	titles?: readonly string[];
	/** Items of a list of names alone are the value of this property. */
	only?: string;
	/** What these rows have in common. */
	fixed?: f.Row;
	lists?: Record<string, Node>;
};
