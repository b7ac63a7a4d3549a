import { modalOf, modalOfPath, requestedModal } from "./modal-address.ts";

/** `modal` is the fragment of a modal shown under its document's URL. */
type State = { modalDepth?: number; modal?: string } | null;

export const MODAL_CHANGE = "modalchange";

export function state(): NonNullable<State> {
	return (history.state as State) ?? {};
}

export function shownFragment(): string {
	return state().modal ?? location.hash;
}

/**
 * Numbers the history entries of modals, so that closing returns to the page below all of them. A link to a document
 * opens a modal under the document's URL; on a document's page links are ordinary. `onOpen` is called for each URL of a
 * modal.
 */
export function watchModalAddress(onOpen: () => void): void {
	const page = location.pathname;
	let previous = 0;
	const arrive = (isDirect = false) => {
		// A modal's URL was reloaded as a document and then left, so the page below reloads.
		if (!state().modal && location.pathname !== page) return location.reload();
		const isModal = modalOf(shownFragment()) !== undefined;
		if (isModal && state().modalDepth === undefined) {
			history.replaceState({ modalDepth: isDirect ? 0 : previous + 1 }, "");
		}
		previous = isModal ? (state().modalDepth ?? 0) : 0;
		if (isModal) onOpen();
		dispatchEvent(new Event(MODAL_CHANGE));
	};
	const requested = requestedModal(location.search);
	if (requested && !location.hash) history.replaceState(null, "", requested);
	else if (state().modal) history.replaceState(null, "");
	addEventListener("hashchange", () => arrive());
	addEventListener("popstate", () => arrive());
	if (!modalOfPath(page))
		openDocuments((modal, href) => {
			history.pushState({ modal, modalDepth: previous + 1 }, "", href);
			arrive();
		});
	arrive(true);
}

/** A plain click on a link to a document opens its modal. */
function openDocuments(open: (modal: string, href: string) => void): void {
	document.addEventListener("click", (event) => {
		const link = (event.target as Element).closest?.("a");
		const modal = link && link.origin === location.origin && !link.target ? modalOfPath(link.pathname) : undefined;
		if (!link || !modal || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		open(modal, link.href);
	});
}
