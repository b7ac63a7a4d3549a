import type { DocumentKind } from "../../features/event/addresses.ts";

export const MODAL_NAMES = [
	"lecture",
	"speaker",
	"speakers",
	"company",
	"news",
	"organiser",
	"challenge",
	"terms",
	"privacy",
	"subscribe",
	"mobile-newsletter",
	"reminder",
	"login-unavailable",
	"registration-unavailable",
	"volunteer",
	"sponsor",
	"become-lecturer",
	"contact-us",
	"thank-you",
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

/** The modal of a fragment: `#speaker/12` is speaker 12; undefined for plain anchors such as `#agenda`. */
export function modalOf(hash: string): { name: ModalName; arg: string } | undefined {
	const [name, arg = ""] = hash.replace(/^#/, "").split("/", 2);
	// "#news" alone is the section; a single news item has a number
	if ((name === "news" || name === "lecture" || name === "speaker" || name === "company") && arg === "")
		return undefined;
	return MODAL_NAMES.includes(name as ModalName) ? { name: name as ModalName, arg } : undefined;
}

/** The modal of each document kind in URLs. */
const MODALS: Record<string, ModalName> = {
	speakers: "speaker",
	lectures: "lecture",
	exhibitors: "company",
	news: "news",
} satisfies Record<DocumentKind, ModalName>;

/** The modal's fragment for a document's path: `/en/speakers/12` is `#speaker/12`; undefined for other pages. */
export function modalOfPath(pathname: string): string | undefined {
	const [, kind = "", id] = /\/(\w+)\/([1-9]\d*)$/.exec(pathname) ?? [];
	return MODALS[kind] && `#${MODALS[kind]}/${id}`;
}

/** Spec §2: the query parameter that opens the volunteer form. */
const OPEN_VOLUNTEER = "open-volunteer-modal";

/** The fragment of the modal in a page's query, or undefined. */
export function requestedModal(search: string): string | undefined {
	return new URLSearchParams(search).has(OPEN_VOLUNTEER) ? "#volunteer" : undefined;
}
