import { useRef } from "react";
import { useLocation } from "wouter";
import { fill } from "../../kit/i18n/fill.ts";
import { timeText } from "../../kit/time/zone.ts";
import { LanguageLinks } from "../client/LanguageLinks.tsx";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { Colleagues } from "./Colleagues.tsx";
import { menuPlace } from "./menu.ts";
import { RailContent, type RailProps } from "./OfficeRail.tsx";
import { Glyph } from "./pieces/Glyph.tsx";
import { useSaveState } from "./pieces/save-state.ts";
import { officeTexts as texts } from "./texts.ts";

/** The path, the last save, and the language. */
export function OfficeBar(props: RailProps) {
	const { lang, base, event } = useFrame();
	const [pathname] = useLocation();
	const place = menuPlace(pathname);
	const path = [event.name, place?.group.heading?.[lang], place?.item.label[lang]].filter(Boolean);
	return (
		<header className="off-bar">
			<Drawer {...props} />
			<nav className="off-path" aria-label={texts.path[lang]}>
				<ol>
					{path.map((one, index) => (
						<li key={one} aria-current={index === path.length - 1 ? "page" : undefined}>
							{one}
						</li>
					))}
				</ol>
			</nav>
			{props.office && <Colleagues />}
			<LastSave />
			{props.office && (
				<button type="button" className="ctl-icon off-find-small" aria-label={texts.find[lang]} onClick={props.onFind}>
					<Glyph name="search" />
				</button>
			)}
			<a className="btn ctl-outline off-on-site" href={base || "/"}>
				<Glyph name="eye" />
				{texts.onSite[lang]}
			</a>
			<LanguageLinks />
		</header>
	);
}

function LastSave() {
	const { lang, event } = useFrame();
	const state = useSaveState();
	return (
		<p className="off-saved" data-state={state.name} role="status">
			{state.name === "saving" && texts.saving[lang]}
			{state.name === "saved" && (
				<>
					<Glyph name="check" />
					{fill(texts.saved[lang], timeText(lang, state.at, event.timeZone))}
				</>
			)}
			{state.name === "failed" && (
				<>
					<Glyph name="warning" />
					{fill(texts.notSaved[lang], state.reason)}
				</>
			)}
		</p>
	);
}

function Drawer({ onFind, ...props }: RailProps) {
	const { lang } = useFrame();
	const drawer = useRef<HTMLDialogElement>(null);
	const close = () => drawer.current?.close();
	const find = () => {
		close();
		onFind();
	};
	return (
		<>
			<button
				type="button"
				className="btn ctl-outline off-menu-button"
				aria-haspopup="dialog"
				onClick={() => drawer.current?.showModal()}
			>
				<Glyph name="menu" />
				{texts.openMenu[lang]}
			</button>
			<dialog ref={drawer} className="off-drawer" aria-label={texts.menu[lang]} closedby="any">
				<div className="off-rail on-dark">
					<button type="button" className="ctl-icon" aria-label={clientTexts.close[lang]} onClick={close}>
						<Glyph name="close" />
					</button>
					<RailContent {...props} onFind={find} onChoose={close} />
				</div>
			</dialog>
		</>
	);
}
