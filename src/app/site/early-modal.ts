import { invariant } from "../../kit/invariant/invariant.ts";
import { pressedCard } from "../../kit/ui/pressed-card.ts";

/**
 * Shows the pressed card's content while the first modal's script loads. Screen readers and focus skip it, as they get
 * the modal. Returns the function that removes it.
 */
export function earlyModal(): () => void {
	const card = pressedCard();
	if (!card) return () => {};
	const early = document.createElement("div");
	early.ariaHidden = "true";
	early.inert = true;
	early.dataset["earlyWindow"] = "";
	early.innerHTML = `<div class="modal-ground"></div><div class="modal-viewport"><div class="modal modal-720"><div class="modal-head beams"><p class="modal-title"></p></div><div class="modal-body waiting-card"><img alt=""><div class="skeleton"><i></i><i></i><i></i></div></div></div></div>`;
	invariant(early.querySelector(".modal-title"), "the title").textContent = card.name;
	const image = invariant(early.querySelector("img"), "the picture");
	if (card.picture) image.src = card.picture;
	else image.remove();
	document.body.append(early);
	return () => early.remove();
}
