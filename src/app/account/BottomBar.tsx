import { useRef } from "react";
import { NavLink } from "react-router";
import type { me } from "../../features/account/me-contract.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { EventSwitch } from "./EventSwitch.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { BAR } from "./menu.ts";
import { MenuLinks, Unread } from "./SideMenu.tsx";
import { texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";

type Person = ResponseOf<typeof me>;

/** On phones: what is needed most at the bottom, the ticket one thumb away, the rest behind the last place. */
export function BottomBar({ person, onLeave }: { person: Person | undefined; onLeave: () => void }) {
	const { lang } = useFrame();
	return (
		<nav className="acc-bar" aria-label={texts.menu[lang]}>
			<ul>
				{BAR.map(({ path, label, icon }) => (
					<li key={path}>
						<NavLink to={`/${path}`} end={path === ""} className={path === "ticket" ? "acc-key" : "acc-place"}>
							<Icon name={icon} size={26} />
							<span>{label[lang]}</span>
							<Unread path={path} />
						</NavLink>
					</li>
				))}
				<li>
					<Sheet person={person} onLeave={onLeave} />
				</li>
			</ul>
		</nav>
	);
}

/** The whole menu over the screen. */
function Sheet({ person, onLeave }: { person: Person | undefined; onLeave: () => void }) {
	const { lang } = useFrame();
	const sheet = useRef<HTMLDialogElement>(null);
	const close = () => sheet.current?.close();
	return (
		<>
			<button type="button" className="acc-place" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
				<Icon name="menu" size={26} />
				<span>{texts.more[lang]}</span>
			</button>
			<dialog ref={sheet} className="acc-sheet" aria-label={texts.menu[lang]} closedby="any">
				<div className="acc-sheet-body">
					<header className="acc-sheet-head">
						<h2 className="h-card">{person ? `${person.firstName} ${person.lastName}` : texts.menu[lang]}</h2>
						<button type="button" className="btn btn-soft btn-list flex-none" onClick={close}>
							{texts.close[lang]}
						</button>
					</header>
					<EventSwitch person={person} />
					<nav aria-label={texts.menu[lang]} className="acc-menu">
						<MenuLinks person={person} onChoose={close} />
					</nav>
					<div className="acc-sheet-foot">
						<LanguageLinks />
						<button type="button" className="btn btn-outline btn-small" onClick={onLeave}>
							{texts.logOut[lang]}
						</button>
					</div>
				</div>
			</dialog>
		</>
	);
}
