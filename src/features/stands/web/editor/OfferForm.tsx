import { useState } from "react";
import { call } from "../../../../kit/api/call.ts";
import { Field, TextField } from "../../../../kit/ui/field.tsx";
import { SavedForm } from "../../../../kit/ui/saved-form.tsx";
import { SelectBox } from "../../../../kit/ui/select-box.tsx";
import { useSavedForm } from "../../../../kit/ui/use-saved-form.ts";
import { type EditedOffer, saveOffer } from "../../editor-contract.ts";
import { wrongOfOffer } from "../../editor-judge.ts";
import { LENGTHS, salaryOf, typedSalary } from "../../editor-rules.ts";
import { editorRefusals, editorTexts as texts } from "../../editor-texts.ts";
import { WORK_MODES, type WorkMode } from "../../rules.ts";
import { workModes } from "../texts.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { PairFields } from "./PairFields.tsx";
import { useChanged } from "./use-changed.ts";

type Props = EditorPart & { offer?: EditedOffer; onClose: () => void };

const NEW: Omit<EditedOffer, "objectId"> = {
	title: "",
	titleEn: "",
	text: "",
	textEn: "",
	place: "",
	placeEn: "",
	workMode: "hybrid",
	salaryFromGrosz: null,
	salaryToGrosz: null,
	isOpen: true,
};

const TEXTS = ["title", "text", "place"] as const;
const LABELS = { title: texts.jobTitle, text: texts.jobText, place: texts.jobPlace };
const MOST_OF = { title: LENGTHS.title, text: LENGTHS.text, place: LENGTHS.offerPlace };
const SUMS = ["salaryFromGrosz", "salaryToGrosz"] as const;
const FIELDS = [...TEXTS, ...SUMS] as const;

function useOfferForm({ lang, exhibitorId, offer, onSaved, onChanged }: Props) {
	const { objectId, ...said } = { objectId: undefined, ...(offer ?? NEW) };
	const [first] = useState({
		...said,
		salaryFromGrosz: typedSalary(said.salaryFromGrosz),
		salaryToGrosz: typedSalary(said.salaryToGrosz),
	});
	const [typed, setTyped] = useState(first);
	useChanged({ onChanged }, `offer-${objectId ?? "new"}`, typed !== first);
	const sums = { salaryFromGrosz: salaryOf(typed.salaryFromGrosz), salaryToGrosz: salaryOf(typed.salaryToGrosz) };
	const read = {
		...typed,
		salaryFromGrosz: sums.salaryFromGrosz ?? null,
		salaryToGrosz: sums.salaryToGrosz ?? null,
	};
	const form = useSavedForm<(typeof FIELDS)[number]>({
		lang,
		id: `offer-${objectId ?? "new"}`,
		fields: FIELDS,
		judge: () => ({
			...wrongOfOffer(read),
			...Object.fromEntries(SUMS.filter((one) => sums[one] === undefined).map((one) => [one, editorRefusals.sum])),
		}),
		async save() {
			const body = { ...read, ...(objectId !== undefined && { objectId }) };
			onSaved(await call(saveOffer, { params: { id: exhibitorId }, query: { lang }, body }));
		},
	});
	return { ...form, typed, change: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }) };
}

/** Form of a new or existing job, with closing and reopening. */
// long: one form's markup
export function OfferForm(props: Props) {
	const { lang, onClose } = props;
	const { typed, change, ...form } = useOfferForm(props);
	const { errors, idOf } = form;
	const modeId = `${form.id}-mode`;
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			{TEXTS.map((name) => (
				<PairFields
					key={name}
					lang={lang}
					label={LABELS[name]}
					ids={{ pl: idOf(name), en: `${idOf(name)}-en` }}
					error={errors[name]}
					maxLength={MOST_OF[name]}
					{...(name === "text" && { rows: 3 })}
					values={{ pl: typed[name], en: typed[`${name}En`] }}
					onChange={({ pl, en }) => change({ [name]: pl, [`${name}En`]: en })}
				/>
			))}
			<div className="stand-trio">
				<Field lang={lang} id={modeId} label={texts.workMode[lang]}>
					<SelectBox
						id={modeId}
						value={typed.workMode}
						onChange={({ target }) => change({ workMode: target.value as WorkMode })}
					>
						{WORK_MODES.map((mode) => (
							<option key={mode} value={mode}>
								{workModes[mode][lang]}
							</option>
						))}
					</SelectBox>
				</Field>
				{SUMS.map((name) => (
					<TextField
						key={name}
						lang={lang}
						id={idOf(name)}
						error={errors[name]}
						help={texts.salaryHelp[lang]}
						inputMode="decimal"
						maxLength={16}
						label={texts[name === "salaryFromGrosz" ? "salaryFrom" : "salaryTo"][lang]}
						value={typed[name]}
						onChange={({ target }) => change({ [name]: target.value })}
					/>
				))}
			</div>
			<label className="stand-check">
				<input type="checkbox" checked={typed.isOpen} onChange={({ target }) => change({ isOpen: target.checked })} />
				{texts.open[lang]}
			</label>
		</SavedForm>
	);
}
