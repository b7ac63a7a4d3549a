import { type ComponentType, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Lang } from "../../kit/i18n/lang.ts";
import type { ModalProps } from "../../kit/ui/modal.tsx";
import { showToast } from "../../kit/ui/toast.ts";
import { modalOf } from "./modal-address.ts";
import { closeModal } from "./modal-history.ts";
import { modals } from "./modals.ts";
import { texts } from "./texts.ts";

type Shown = { View: ComponentType<ModalProps>; arg: string; hash: string };

/**
 * Shows the modal of the current address; every modal has an address, and the back button closes it. One that cannot be
 * fetched (no network, or the site was renewed since the page came) is told in a sentence.
 */
function ModalHost({ lang, eventCode }: { lang: Lang; eventCode: string }) {
	const [shown, setShown] = useState<Shown>();
	useEffect(() => {
		const show = async () => {
			const { hash } = location;
			const wanted = modalOf(hash);
			if (!wanted) return setShown(undefined);
			const loaded = await modals[wanted.name]().catch(() => undefined);
			if (location.hash !== hash) return;
			if (loaded) return setShown({ View: loaded.default, arg: wanted.arg, hash });
			closeModal();
			showToast({ message: texts.windowFailed[lang], type: "danger" });
		};
		void show();
		addEventListener("hashchange", show);
		return () => removeEventListener("hashchange", show);
	}, []);
	return shown ? (
		<shown.View key={shown.hash} lang={lang} eventCode={eventCode} arg={shown.arg} onClose={closeModal} />
	) : null;
}

/** Starts the host in an element of its own. */
export function startModalHost(): void {
	const place = document.body.appendChild(document.createElement("div"));
	const { lang, dataset } = document.documentElement;
	createRoot(place).render(<ModalHost lang={lang as Lang} eventCode={dataset["event"]!} />);
}
