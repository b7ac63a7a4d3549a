/** The modals that have an address. */
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
	"login-unavailable",
	"registration-unavailable",
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

/** The modal that a fragment asks for: `#speaker/12` → speaker 12; undefined for ordinary anchors such as `#agenda`. */
export function modalOf(hash: string): { name: ModalName; arg: string } | undefined {
	const [name, arg = ""] = hash.replace(/^#/, "").split("/", 2);
	// "#news" alone is the section; one piece of news has a number
	if ((name === "news" || name === "lecture" || name === "speaker" || name === "company") && arg === "")
		return undefined;
	return MODAL_NAMES.includes(name as ModalName) ? { name: name as ModalName, arg } : undefined;
}
