import { must } from "../../kit/must/must.ts";
import { pressedCard } from "../../kit/ui/pressed-card.ts";

/**
 * On a slow network the first window's script is long on its way: what the pressed card shows stands in its place at
 * once. Not read out and not focused, since the modal itself will be. Gives what takes it away.
 */
export function earlyModal(): () => void {
	const card = pressedCard();
	if (!card) return () => {};
	const early = document.createElement("div");
	early.ariaHidden = "true";
	early.inert = true;
	early.dataset["earlyWindow"] = "";
	early.innerHTML = `<div class="modal-ground"></div><div class="modal-viewport"><div class="modal modal-720"><div class="modal-head beams"><p class="modal-title"></p></div><div class="modal-body waiting-card"><img alt=""><div class="skeleton"><i></i><i></i><i></i></div></div></div></div>`;
	must(early.querySelector(".modal-title"), "the title").textContent = card.name;
	const image = must(early.querySelector("img"), "the picture");
	if (card.picture) image.src = card.picture;
	else image.remove();
	document.body.append(early);
	return () => early.remove();
}
