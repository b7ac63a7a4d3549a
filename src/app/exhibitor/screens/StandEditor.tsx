import "../../../features/stands/web/stands.css";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EditedStand } from "../../../features/stands/editor-contract.ts";
import { missingEnglish } from "../../../features/stands/editor-rules.ts";
import { missingText, editorTexts as texts } from "../../../features/stands/editor-texts.ts";
import { type About, AboutForm } from "../../../features/stands/web/editor/AboutForm.tsx";
import { MaterialsCard } from "../../../features/stands/web/editor/MaterialsCard.tsx";
import { OffersCard } from "../../../features/stands/web/editor/OffersCard.tsx";
import { Preview } from "../../../features/stands/web/editor/Preview.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../account/ScreenHead.tsx";
import { useFrame } from "../../account/use-frame.ts";
import { editedStandQuery } from "../stand-queries.ts";
import { useWorkplace } from "../workplace.ts";

/** What the exhibitor's stand shows, in both languages. */
export function StandEditor() {
	const { objectId } = useWorkplace();
	return <Editor key={objectId} />;
}

// long: one screen's markup
function Editor() {
	const { lang } = useFrame();
	const company = useWorkplace();
	const { objectId: exhibitorId } = company;
	const queries = useQueryClient();
	const query = editedStandQuery(lang, exhibitorId);
	const { data } = useSuspenseQuery(query);
	const { offers, materials, ...said } = data;
	const [about, setAbout] = useState<About>(said);
	const stand = { ...data, ...about };
	const missing = missingEnglish(stand);
	const onSaved = (saved: EditedStand) => queries.setQueryData(query.queryKey, saved);
	const part = { lang, exhibitorId, onSaved };
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]}>
				{(stand.sentence || offers.length > 0 || materials.length > 0) && (
					<span className="chip">
						<Icon name={missing === 0 ? "check" : "warning"} size={18} />
						{missingText(lang, missing)}
					</span>
				)}
			</ScreenHead>
			<div className="grid gap-4">
				<div className="exh-columns">
					<section className="card acc-card" aria-labelledby="about-title">
						<h2 className="h-card" id="about-title">
							{texts.about[lang]}
						</h2>
						<AboutForm {...{ ...part, about, onChange: setAbout }} />
					</section>
					<Preview {...{ lang, company, stand }} />
				</div>
				<OffersCard {...{ ...part, offers }} />
				<MaterialsCard {...{ ...part, materials }} />
			</div>
		</>
	);
}
