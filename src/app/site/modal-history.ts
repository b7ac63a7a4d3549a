import { modalOf, windowAsked } from "./modal-address.ts";

type State = { modalDepth?: number } | null;

function stateDepth(): number | undefined {
	return (history.state as State)?.modalDepth;
}

/**
 * Numbers the history entries of modals, so that closing can go back to the page below all of them.
 * `onOpen` is called whenever the address asks for a modal.
 */
export function watchModalAddress(onOpen: () => void): void {
	let previous = 0;
	const arrive = (isDirect: boolean) => {
		const isModal = modalOf(location.hash) !== undefined;
		if (isModal && stateDepth() === undefined) {
			history.replaceState({ modalDepth: isDirect ? 0 : previous + 1 }, "");
		}
		previous = isModal ? (stateDepth() ?? 0) : 0;
		if (isModal) onOpen();
	};
	const asked = windowAsked(location.search);
	if (asked && !location.hash) history.replaceState(null, "", asked);
	addEventListener("hashchange", () => arrive(false));
	arrive(true);
}

/** Goes back to the page below all modals; one that was opened by its address is taken out of the address. */
export function closeModal(): void {
	const steps = stateDepth() ?? 0;
	if (steps > 0) history.go(-steps);
	else {
		history.replaceState(null, "", location.pathname + location.search);
		dispatchEvent(new HashChangeEvent("hashchange"));
	}
}
