import { Icon } from "../../kit/ui/icons.tsx";
import { useFrame } from "../account/use-frame.ts";
import { useTitle } from "../account/use-title.ts";
import { ExhibitorLink } from "./ExhibitorLink.tsx";
import { exhibitorTexts as texts } from "./texts.ts";

/** An address under the area's that names no screen. */
export function NoExhibitorScreen() {
	const { lang } = useFrame();
	useTitle(texts.notFound[lang]);
	return (
		<section className="card empty-state">
			<Icon name="search" size={28} />
			<h1 className="h-card">{texts.notFound[lang]}</h1>
			<ExhibitorLink className="btn btn-small" to="/">
				{texts.toToday[lang]}
			</ExhibitorLink>
		</section>
	);
}
