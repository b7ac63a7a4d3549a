import { Icon } from "../../kit/ui/icons.tsx";
import { useFrame } from "../client/use-frame.ts";
import { useTitle } from "../client/use-title.ts";
import { exhibitorTexts as texts } from "./texts.ts";

export function NoStaff() {
	const { lang, base } = useFrame();
	useTitle(texts.noStaff[lang]);
	return (
		<section className="card empty-state">
			<Icon name="briefcase" size={28} />
			<h1 className="h-card">{texts.noStaff[lang]}</h1>
			<p className="text-muted text-pretty">{texts.noStaffLead[lang]}</p>
			<a className="btn btn-small" href={`${base}/account`}>
				{texts.toAccount[lang]}
			</a>
		</section>
	);
}
