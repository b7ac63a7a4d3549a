import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { OpenedForm } from "../../../../kit/ui/opened-form.tsx";
import { StatusMessage } from "../../../../kit/ui/status-message.tsx";
import { useActs } from "../../../../kit/ui/use-acts.ts";
import { type EditedDuty, removeDuty } from "../../duty-contract.ts";
import { dutyTime, dutyTexts as texts } from "../../duty-texts.ts";
import { editorTexts } from "../../editor-texts.ts";
import { DutyForm, type DutyPart } from "./DutyForm.tsx";

/** Staff on duty, with times. */
// long: one card's markup
export function DutiesCard(part: DutyPart) {
	const { lang, exhibitorId, plan, onSaved } = part;
	const acts = useActs({ done: editorTexts.removed[lang], failed: editorTexts.failed[lang] }, async () => undefined);
	const remove = (dutyId: number) =>
		acts.act(async () => {
			onSaved(await call(removeDuty, { params: { id: exhibitorId, dutyId }, query: { lang } }));
			return undefined;
		});
	const form = (duty?: EditedDuty) => (ways: { onClose: () => void; onSaved: (done: string) => void }) => (
		<DutyForm
			{...{ ...part, ...(duty && { duty }), onClose: ways.onClose }}
			onSaved={(saved) => {
				onSaved(saved);
				ways.onSaved(editorTexts.saved[lang]);
			}}
		/>
	);
	const nameOf = (duty: EditedDuty) => `${duty.firstName} ${duty.lastName}, ${dutyTime(lang, duty)}`;
	return (
		<section className="card acc-card" aria-labelledby="duties">
			<div className="grid gap-1">
				<h2 className="h-card" id="duties">
					{texts.title[lang]}
				</h2>
				<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			</div>
			<StatusMessage told={acts.told} />
			<ul className="stand-list">
				{plan.duties.map((duty) => (
					<li key={duty.objectId}>
						<OpenedForm
							lang={lang}
							action={editorTexts.change}
							actionName={fill(editorTexts.changeOf[lang], { title: nameOf(duty) })}
							form={form(duty)}
						>
							<h3 className="font-bold wrap-anywhere">{`${duty.firstName} ${duty.lastName}`}</h3>
							<p className="text-muted wrap-anywhere">
								{[dutyTime(lang, duty), localized(lang, duty.role, duty.roleEn || null)].filter(Boolean).join(" · ")}
							</p>
							<button
								type="button"
								className="plain-link justify-self-start"
								aria-label={fill(editorTexts.removeOf[lang], { title: nameOf(duty) })}
								aria-disabled={acts.isBusy}
								onClick={() => void remove(duty.objectId)}
							>
								{editorTexts.remove[lang]}
							</button>
						</OpenedForm>
					</li>
				))}
			</ul>
			<OpenedForm lang={lang} action={texts.add} form={form()}>
				{plan.duties.length === 0 && <p className="text-muted">{texts.nobody[lang]}</p>}
			</OpenedForm>
		</section>
	);
}
