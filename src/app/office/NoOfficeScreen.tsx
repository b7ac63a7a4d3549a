import { Link } from "wouter";
import { NothingHere } from "../client/NoScreen.tsx";
import { useFrame } from "../client/use-frame.ts";
import { officeTexts as texts } from "./texts.ts";

export function NoOfficeScreen() {
	const { lang } = useFrame();
	return (
		<NothingHere title={texts.notFound[lang]}>
			<Link className="btn btn-small" to="/">
				{texts.toStart[lang]}
			</Link>
		</NothingHere>
	);
}
