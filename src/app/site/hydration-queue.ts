type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
	target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
	control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** Whether a control's value differs from the server's markup. */
function isChanged(control: Control): boolean {
	if (isTicked(control)) return control.checked !== control.defaultChecked;
	if (control instanceof HTMLSelectElement) {
		return [...control.options].some((one) => one.selected !== one.defaultSelected) && control.selectedIndex > 0;
	}
	return control.value !== control.defaultValue;
}

/** Sets a control's value natively, bypassing React's tracker. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
	control.value = text === "" ? " " : ""; // React records this value, and so notices the next change
	const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
	Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
	control.dispatchEvent(new Event("input", { bubbles: true }));
}

function redo(control: Control, wanted: string | boolean): void {
	if (!control.isConnected) return;
	if (isTicked(control)) {
		if (control.type === "radio" && !wanted) return; // another option of its group was chosen
		control.checked = !wanted;
		control.click();
	} else if (control instanceof HTMLSelectElement) {
		control.value = String(wanted);
		control.dispatchEvent(new Event("change", { bubbles: true }));
	} else type(control, String(wanted));
}

export type HydrationQueue = { handOver(): void };

/**
 * Records input in an island before hydration and replays it afterwards. `early` is a press from before the recording.
 */
export function queueInteractions(island: HTMLElement, early: Event | undefined): HydrationQueue {
	const done = new Map<Control, string | boolean>();
	const watching = new AbortController();
	const { signal } = watching;
	let pressed: HTMLElement | null = null;
	const note = (control: Control) => {
		done.delete(control); // replays in order of the last change
		done.set(control, isTicked(control) ? control.checked : control.value);
	};
	for (const control of island.querySelectorAll<Control>("input, select, textarea")) {
		if (isChanged(control)) note(control);
	}
	const onInput = (event: Event) => {
		if (isControl(event.target)) note(event.target);
	};
	for (const kind of ["input", "change"]) {
		island.addEventListener(kind, onInput, { capture: true, signal });
	}
	const onClick = (event: Event) => {
		pressed = (event.target as Element).closest("button");
		// React listens on the same element and would handle it too, before the typed text is replayed.
		if (pressed) event.stopImmediatePropagation();
	};
	if (early) onClick(early);
	island.addEventListener("click", onClick, { capture: true, signal });
	return {
		handOver() {
			watching.abort();
			for (const [control, wanted] of done) redo(control, wanted);
			// Blur validation and presses follow once React has processed the text.
			queueMicrotask(() => {
				for (const control of done.keys()) {
					if (control !== document.activeElement) control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
				}
				if (pressed?.isConnected) pressed.click();
			});
		},
	};
}
