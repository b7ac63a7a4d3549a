import { useState } from "react";
import { call } from "../../../../kit/api/call.ts";
import { dateText } from "../../../../kit/time/zone.ts";
import { Field, TextField } from "../../../../kit/ui/field.tsx";
import { SavedForm } from "../../../../kit/ui/saved-form.tsx";
import { SelectBox } from "../../../../kit/ui/select-box.tsx";
import { useSavedForm } from "../../../../kit/ui/use-saved-form.ts";
import { type DutyPlan, type EditedDuty, saveDuty } from "../../duty-contract.ts";
import { dutyTexts as texts } from "../../duty-texts.ts";
import { wrongOfDuty } from "../../editor-judge.ts";
import { LENGTHS } from "../../editor-rules.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { PairFields } from "./PairFields.tsx";
import { useChanged } from "./use-changed.ts";

export type DutyPart = Pick<EditorPart, "lang" | "exhibitorId" | "onChanged"> & {
	plan: DutyPlan;
	onSaved: (plan: DutyPlan) => void;
};

type Props = DutyPart & { duty?: EditedDuty; onClose: () => void };

const FIELDS = ["email", "role", "day", "from", "to"] as const;

function useDutyForm({ lang, exhibitorId, plan, duty, onSaved, onChanged }: Props) {
	const id = `duty-${duty?.objectId ?? "new"}`;
	const [first] = useState({
		email: duty?.email ?? plan.staff[0]?.email ?? "",
		role: duty?.role ?? "",
		roleEn: duty?.roleEn ?? "",
		day: duty?.day ?? plan.days[0] ?? "",
		from: duty?.from ?? "",
		to: duty?.to ?? "",
	});
	const [typed, setTyped] = useState(first);
	useChanged({ onChanged }, id, typed !== first);
	const form = useSavedForm<(typeof FIELDS)[number]>({
		lang,
		id,
		fields: FIELDS,
		judge: () => wrongOfDuty(typed, plan.days),
		async save() {
			const body = { ...typed, ...(duty && { objectId: duty.objectId }) };
			onSaved(await call(saveDuty, { params: { id: exhibitorId }, query: { lang }, body }));
		},
	});
	return { ...form, typed, change: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }) };
}

/** Form of a duty: person, times and role. */
// long: one form's markup
export function DutyForm(props: Props) {
	const { lang, plan, onClose } = props;
	const { typed, change, ...form } = useDutyForm(props);
	const { errors, idOf } = form;
	const field = (name: "from" | "to") => ({
		lang,
		id: idOf(name),
		label: texts[name][lang],
		error: errors[name],
		value: typed[name],
		onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<div className="stand-trio">
				<Field lang={lang} id={idOf("email")} label={texts.who[lang]} error={errors.email}>
					<SelectBox id={idOf("email")} value={typed.email} onChange={({ target }) => change({ email: target.value })}>
						{plan.staff.map((one) => (
							<option key={one.email} value={one.email}>
								{`${one.firstName} ${one.lastName}`}
							</option>
						))}
					</SelectBox>
				</Field>
				<Field lang={lang} id={idOf("day")} label={texts.day[lang]} error={errors.day}>
					<SelectBox id={idOf("day")} value={typed.day} onChange={({ target }) => change({ day: target.value })}>
						<option value="">{texts.always[lang]}</option>
						{plan.days.map((day) => (
							<option key={day} value={day}>
								{dateText(lang, new Date(day), "UTC", false)}
							</option>
						))}
					</SelectBox>
				</Field>
				{typed.day !== "" && (
					<>
						<TextField {...field("from")} type="time" />
						<TextField {...field("to")} type="time" />
					</>
				)}
			</div>
			<PairFields
				lang={lang}
				label={texts.role}
				ids={{ pl: idOf("role"), en: `${idOf("role")}-en` }}
				error={errors.role}
				maxLength={LENGTHS.role}
				values={{ pl: typed.role, en: typed.roleEn }}
				onChange={({ pl, en }) => change({ role: pl, roleEn: en })}
			/>
		</SavedForm>
	);
}
