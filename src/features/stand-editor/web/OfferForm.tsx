import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { Field, TextField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { workModes } from "../../stands/job-texts.ts";
import { WORK_MODES, type WorkMode } from "../../stands/rules.ts";
import { type EditedOffer, saveOffer } from "../contract.ts";
import { offerForm, sentSalary } from "../offer-form.ts";
import { LENGTHS, typedSalary } from "../rules.ts";
import { editorTexts as texts } from "../texts.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { PairFields } from "./PairFields.tsx";
import { useChanged } from "./use-changed.ts";

type Props = EditorPart & { offer?: EditedOffer; onClose: () => void };

const MOST_OF = { title: LENGTHS.title, text: LENGTHS.text, place: LENGTHS.offerPlace };

function useOfferForm({ lang, exhibitorId, offer, onSaved, onChanged }: Props) {
	const id = `offer-${offer?.objectId ?? "new"}`;
	const [initial] = useState(() => {
		const { objectId: _, ...texts } = offer ?? { objectId: 0 };
		return {
			...texts,
			salaryFromGrosz: typedSalary(offer?.salaryFromGrosz ?? null),
			salaryToGrosz: typedSalary(offer?.salaryToGrosz ?? null),
		};
	});
	const form = useForm({
		form: offerForm,
		lang,
		id,
		initial,
		async save(payload, values) {
			const body = { ...payload, ...sentSalary(values), ...(offer && { objectId: offer.objectId }) };
			onSaved(await call(saveOffer, { params: { id: exhibitorId }, query: { lang }, body }));
		},
	});
	useChanged({ onChanged }, id, form.isDirty);
	return form;
}

/** The form of a job, with closing and reopening. */
// long: one form's markup
export function OfferForm(props: Props) {
	const { lang, onClose } = props;
	const form = useOfferForm(props);
	const mode = form.field("workMode");
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			{(["title", "text", "place"] as const).map((name) => (
				<PairFields
					key={name}
					form={form}
					name={name}
					maxLength={MOST_OF[name]}
					{...(name === "text" && { rows: 3 })}
				/>
			))}
			<div className="stand-trio">
				<Field {...mode}>
					<SelectBox id={mode.id} value={mode.value} onChange={({ target }) => mode.onChange(target.value as WorkMode)}>
						{WORK_MODES.map((one) => (
							<option key={one} value={one}>
								{workModes[one][lang]}
							</option>
						))}
					</SelectBox>
				</Field>
				{(["salaryFromGrosz", "salaryToGrosz"] as const).map((name) => (
					<TextField
						key={name}
						{...form.input(name)}
						help={texts.salaryHelp[lang]}
						inputMode="decimal"
						maxLength={16}
					/>
				))}
			</div>
			<label className="stand-check">
				<input
					type="checkbox"
					checked={form.values.isOpen}
					onChange={({ target }) => form.set({ isOpen: target.checked })}
				/>
				{texts.open[lang]}
			</label>
		</SavedForm>
	);
}
