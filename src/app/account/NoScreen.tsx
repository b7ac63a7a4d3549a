import { Link } from "react-router";
import { Icon } from "../../kit/ui/icons.tsx";
import { texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";
import { useTitle } from "./use-title.ts";

/** An address under the account's that names no screen. */
export function NoScreen() {
	const { lang } = useFrame();
	useTitle(texts.notFound[lang]);
	return (
		<section className="card empty-state">
			<Icon name="search" size={28} />
			<h1 className="h-card">{texts.notFound[lang]}</h1>
			<Link className="btn btn-small" to="/">
				{texts.toToday[lang]}
			</Link>
		</section>
	);
}
