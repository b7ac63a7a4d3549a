import { useRef } from "react";
import { useLocation } from "wouter";
import { Icon } from "../../kit/ui/icons.tsx";
import { LanguageLinks } from "../client/LanguageLinks.tsx";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { RailContent, type RailProps } from "./ExhibitorRail.tsx";
import { EXHIBITOR_MENU } from "./menu.ts";
import { exhibitorTexts as texts } from "./texts.ts";

export function ExhibitorBar(props: RailProps) {
	const { lang, base } = useFrame();
	const [pathname] = useLocation();
	const { workplace } = props;
	const screen = EXHIBITOR_MENU.flatMap((group) => group.items).find((item) => `/${item.path}` === pathname);
	return (
		<header className="exh-bar">
			<Drawer {...props} />
			<p className="exh-path">
				{workplace?.name}
				{screen && (
					<>
						<Icon name="right" size={18} />
						<b>{screen.label[lang]}</b>
					</>
				)}
			</p>
			{workplace && (
				<a className="btn btn-outline btn-list exh-on-site" href={`${base}/exhibitors/${workplace.objectId}`}>
					<Icon name="eye" size={20} />
					<span>{texts.onSite[lang]}</span>
				</a>
			)}
			<LanguageLinks />
		</header>
	);
}

function Drawer(props: RailProps) {
	const { lang } = useFrame();
	const drawer = useRef<HTMLDialogElement>(null);
	const close = () => drawer.current?.close();
	return (
		<>
			<button
				type="button"
				className="btn btn-soft btn-list exh-menu"
				aria-haspopup="dialog"
				onClick={() => drawer.current?.showModal()}
			>
				<Icon name="menu" size={22} />
				{texts.openMenu[lang]}
			</button>
			<dialog ref={drawer} className="exh-drawer" aria-label={texts.menu[lang]} closedby="any">
				<div className="exh-rail">
					<button type="button" className="btn btn-list exh-close" onClick={close}>
						{clientTexts.close[lang]}
					</button>
					<RailContent {...props} onChoose={close} />
				</div>
			</dialog>
		</>
	);
}
