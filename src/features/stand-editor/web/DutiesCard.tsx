import type { ComponentProps } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { type EditedDuty, removeDuty } from "../duty-contract.ts";
import { dutyTime, dutyTexts as texts } from "../duty-texts.ts";
import { editorTexts } from "../texts.ts";
import { DutyForm, type DutyPart } from "./DutyForm.tsx";

type RowProps = {
	lang: Lang;
	duty: EditedDuty;
	form: ComponentProps<typeof OpenedForm>["form"];
	isBusy: boolean;
	onRemove: () => void;
};

function DutyRow({ lang, duty, form, isBusy, onRemove }: RowProps) {
	const name = `${duty.firstName} ${duty.lastName}`;
	const time = dutyTime(lang, duty);
	const title = `${name}, ${time}`;
	return (
		<li>
			<OpenedForm
				lang={lang}
				action={editorTexts.change}
				actionName={fill(editorTexts.changeOf[lang], { title })}
				form={form}
			>
				<h3 className="font-bold wrap-anywhere">{name}</h3>
				<p className="text-muted wrap-anywhere">
					{[time, localized(lang, duty.role, duty.roleEn || null)].filter(Boolean).join(" · ")}
				</p>
				<button
					type="button"
					className="plain-link justify-self-start"
					aria-label={fill(editorTexts.removeOf[lang], { title })}
					aria-disabled={isBusy}
					onClick={onRemove}
				>
					{editorTexts.remove[lang]}
				</button>
			</OpenedForm>
		</li>
	);
}

/** The shifts of staff, with times. */
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
			{...part}
			{...(duty && { duty })}
			onClose={ways.onClose}
			onSaved={(saved) => {
				onSaved(saved);
				ways.onSaved(editorTexts.saved[lang]);
			}}
		/>
	);
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
					<DutyRow
						key={duty.objectId}
						lang={lang}
						duty={duty}
						form={form(duty)}
						isBusy={acts.isBusy}
						onRemove={() => void remove(duty.objectId)}
					/>
				))}
			</ul>
			<OpenedForm lang={lang} action={texts.add} form={form()}>
				{plan.duties.length === 0 && <p className="text-muted">{texts.nobody[lang]}</p>}
			</OpenedForm>
		</section>
	);
}
