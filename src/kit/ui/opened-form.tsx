import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Lang, Text } from "../i18n/lang.ts";

type Props = {
	lang: Lang;
	title?: Text;
	/** Content above the form, or beside the button that opens it. */
	children: ReactNode;
	action: Text;
	/** The button's accessible name, if several share a label. */
	actionName?: string;
	/** Renders the form. It closes on cancel or with a result. */
	form: (ways: { onClose: () => void; onSaved: (done: string) => void }) => ReactNode;
};

/** Content with an edit button. After the form closes, focus returns to the button. */
// long: one part's markup
export function OpenedForm({ lang, title, children, action, actionName, form }: Props) {
	const [isOpen, setOpen] = useState(false);
	const [done, setDone] = useState("");
	const opener = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(false);
	useEffect(() => {
		if (wasOpen.current && !isOpen) opener.current?.focus();
		wasOpen.current = isOpen;
	}, [isOpen]);
	const open = () => {
		setDone("");
		setOpen(true);
	};
	const onSaved = (said: string) => {
		setDone(said);
		setOpen(false);
	};
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap gap-x-8 gap-y-3 items-center justify-between">
				<div className="grid gap-1 min-w-0 basis-80 grow">
					{title && <h3 className="font-bold">{title[lang]}</h3>}
					{children}
				</div>
				{!isOpen && (
					<button
						type="button"
						className="btn btn-outline btn-list"
						aria-label={actionName}
						ref={opener}
						onClick={open}
					>
						{action[lang]}
					</button>
				)}
			</div>
			<p className={done ? "notice" : "sr-only"} role="status">
				{done}
			</p>
			{isOpen && form({ onClose: () => setOpen(false), onSaved })}
		</div>
	);
}
