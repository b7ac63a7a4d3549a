import { Icon } from "../../kit/ui/icons.tsx";
import { NavLink } from "../client/NavLink.tsx";
import { useFrame } from "../client/use-frame.ts";
import { BAR } from "./menu.ts";
import { texts } from "./texts.ts";
import { Unread } from "./Unread.tsx";

export function BottomBar() {
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
			</ul>
		</nav>
	);
}
