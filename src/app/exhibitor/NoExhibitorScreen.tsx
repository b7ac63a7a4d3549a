import { NothingHere } from "../account/NoScreen.tsx";
import { useFrame } from "../account/use-frame.ts";
import { ExhibitorLink } from "./ExhibitorLink.tsx";
import { exhibitorTexts as texts } from "./texts.ts";

export function NoExhibitorScreen() {
	const { lang } = useFrame();
	return (
		<NothingHere title={texts.notFound[lang]}>
			<ExhibitorLink className="btn btn-small" to="/">
				{texts.toToday[lang]}
			</ExhibitorLink>
		</NothingHere>
	);
}
