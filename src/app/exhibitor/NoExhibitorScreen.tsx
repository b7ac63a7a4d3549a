import { NothingHere } from "../client/NoScreen.tsx";
import { useFrame } from "../client/use-frame.ts";
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
