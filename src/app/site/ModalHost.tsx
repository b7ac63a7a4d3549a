import { type ComponentType, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Lang } from "../../kit/i18n/lang.ts";
import type { ModalProps } from "../../kit/ui/modal.tsx";
import { showToast } from "../../kit/ui/toast.ts";
import { modalOf } from "./modal-address.ts";
import { MODAL_CHANGE, shownFragment, state } from "./modal-history.ts";
import { modals } from "./modals.ts";
import { texts } from "./texts.ts";

/** Returns to the page below all modals. A modal opened by its URL is removed from the URL. */
function closeModal(): void {
	const steps = state().modalDepth ?? 0;
	if (steps > 0) history.go(-steps);
	else {
		history.replaceState(null, "", location.pathname + location.search);
		dispatchEvent(new HashChangeEvent("hashchange"));
	}
}

type OpenModal = { View: ComponentType<ModalProps>; arg: string; hash: string };

type HostProps = { lang: Lang; eventCode: string; base: string; onFirst: () => void };

/**
 * Shows the modal of the current URL; Back closes it. If its file cannot be fetched (offline, or a new release), a
 * sentence says so.
 */
function ModalHost({ onFirst, ...page }: HostProps) {
	const [shown, setShown] = useState<OpenModal | null>();
	useEffect(() => {
		if (shown !== undefined) onFirst();
	}, [shown]);
	useEffect(() => {
		let latest = 0; // one change fires several events: the last one wins
		const show = async () => {
			const turn = ++latest;
			const hash = shownFragment();
			const wanted = modalOf(hash);
			if (!wanted) return setShown(null);
			const loaded = await modals[wanted.name]().catch(() => undefined);
			if (turn !== latest || shownFragment() !== hash) return;
			if (loaded) return setShown({ View: loaded.default, arg: wanted.arg, hash });
			setShown(null);
			closeModal();
			showToast({ message: texts.modalFailed[page.lang], type: "danger" });
		};
		void show();
		addEventListener(MODAL_CHANGE, show);
		return () => removeEventListener(MODAL_CHANGE, show);
	}, []);
	return shown ? <shown.View key={shown.hash} {...page} arg={shown.arg} onClose={closeModal} /> : null;
}

/** Mounts the host in its own element. `onFirst` is called once the first modal is shown or has failed. */
export function startModalHost(onFirst: () => void): void {
	const place = document.body.appendChild(document.createElement("div"));
	const { lang, dataset } = document.documentElement;
	const { event: eventCode = "", base = "" } = dataset;
	const props = { lang: lang as Lang, eventCode, base, onFirst };
	createRoot(place).render(<ModalHost {...props} />);
}
