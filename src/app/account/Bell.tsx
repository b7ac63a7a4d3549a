import { Icon } from "../../kit/ui/icons.tsx";
import { NavLink } from "../client/NavLink.tsx";
import { useFrame } from "../client/use-frame.ts";
import { texts } from "./texts.ts";
import { Unread } from "./Unread.tsx";

export function Bell() {
	const { lang } = useFrame();
	return (
		<NavLink to="/notices" className="acc-bell">
			<Icon name="bell" size={24} />
			<span className="sr-only">{texts.notices[lang]} </span>
			<Unread path="notices" />
		</NavLink>
	);
}
