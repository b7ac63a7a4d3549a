import "../../../features/stands/web/stands.css";
import "../../../features/stands/web/stand.css";
import "../../../features/stand-editor/web/editor.css";
import { useQueryClient, useSuspenseQueries } from "@tanstack/react-query";
import type { EditedStand } from "../../../features/stand-editor/contract.ts";
import { missingEnglish } from "../../../features/stand-editor/rules.ts";
import { missingText, editorTexts as texts } from "../../../features/stand-editor/texts.ts";
import { AboutForm, useAboutForm } from "../../../features/stand-editor/web/AboutForm.tsx";
import { DutiesCard } from "../../../features/stand-editor/web/DutiesCard.tsx";
import { MaterialsCard } from "../../../features/stand-editor/web/MaterialsCard.tsx";
import { OffersCard } from "../../../features/stand-editor/web/OffersCard.tsx";
import { Preview } from "../../../features/stand-editor/web/Preview.tsx";
import { dutyPlanQuery, editedStandQuery } from "../../../features/stand-editor/web/stand-editor-queries.ts";
import { StandCardView } from "../../../features/stands/web/StandCards.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useUnsaved } from "../../client/use-unsaved.ts";
import { useUnsavedForms } from "../use-unsaved-forms.ts";
import { useWorkplace } from "../workplace.ts";

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
	const [query, duties] = [editedStandQuery(lang, exhibitorId), dutyPlanQuery(lang, exhibitorId)];
	const [{ data }, { data: plan }] = useSuspenseQueries({ queries: [query, duties] });
	const { offers, materials } = data;
	const onSaved = (stored: EditedStand) => queries.setQueryData(query.queryKey, stored);
	const about = useAboutForm({ lang, exhibitorId, stand: data, onStored: onSaved });
	const { hasUnsaved, onChanged } = useUnsavedForms();
	useUnsaved(hasUnsaved || about.isDirty, texts.leave);
	const stand = { ...data, ...about.values };
	const missing = missingEnglish(stand);
	const part = { lang, exhibitorId, onSaved, onChanged };
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
						<AboutForm form={about} />
					</section>
					<Preview
						lang={lang}
						stand={stand}
						card={(shown, facts) => (
							<StandCardView
								lang={shown}
								stand={{ ...company, ...facts, isOnDuty: false, isKept: false }}
								link={(name) => name}
							/>
						)}
					/>
				</div>
				<OffersCard {...part} offers={offers} />
				<DutiesCard {...part} plan={plan} onSaved={(next) => queries.setQueryData(duties.queryKey, next)} />
				<MaterialsCard {...part} materials={materials} />
			</div>
		</>
	);
}
