import { useRef } from "react";
import type { me } from "../../features/account/me-contract.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import { LanguageLinks } from "../client/LanguageLinks.tsx";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { Bell } from "./Bell.tsx";
import { EventSwitch } from "./EventSwitch.tsx";
import { Face, MenuLinks } from "./SideMenu.tsx";
import { texts } from "./texts.ts";
import { Unread } from "./Unread.tsx";

type Person = ResponseOf<typeof me>;

type Props = { person: Person | undefined; onLeave: () => void };

/** The full-screen menu on phones. Its button is the avatar with the count of pending items. */
export function PhoneMenu({ person, onLeave }: Props) {
	const { lang } = useFrame();
	const sheet = useRef<HTMLDialogElement>(null);
	const close = () => sheet.current?.close();
	return (
		<>
			<button type="button" className="acc-more" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
				<span className="sr-only">{texts.more[lang]}</span>
				<Face person={person} />
				<Unread path="meetings" />
			</button>
			<Bell />
			<dialog ref={sheet} className="acc-sheet" aria-label={texts.menu[lang]} closedby="any">
				<div className="acc-sheet-body">
					<header className="acc-sheet-head">
						<h2 className="h-card">{person ? `${person.firstName} ${person.lastName}` : texts.menu[lang]}</h2>
						<button type="button" className="btn btn-soft btn-list flex-none" onClick={close}>
							{clientTexts.close[lang]}
						</button>
					</header>
					<EventSwitch person={person} />
					<nav aria-label={texts.menu[lang]} className="acc-menu">
						<MenuLinks person={person} onChoose={close} />
					</nav>
					<div className="acc-sheet-foot">
						<LanguageLinks />
						<button type="button" className="btn btn-outline btn-small" onClick={onLeave}>
							{clientTexts.logOut[lang]}
						</button>
					</div>
				</div>
			</dialog>
		</>
	);
}
