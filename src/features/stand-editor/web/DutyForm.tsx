import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Field, TextField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { type DutyPlan, type EditedDuty, saveDuty } from "../duty-contract.ts";
import { dutyForm } from "../duty-form.ts";
import { dutyTexts as texts } from "../duty-texts.ts";
import { LENGTHS } from "../rules.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { PairFields } from "./PairFields.tsx";
import { useChanged } from "./use-changed.ts";

export type DutyPart = Pick<EditorPart, "lang" | "exhibitorId" | "onChanged"> & {
	plan: DutyPlan;
	onSaved: (plan: DutyPlan) => void;
};

type Props = DutyPart & { duty?: EditedDuty; onClose: () => void };

function useDutyForm({ lang, exhibitorId, plan, duty, onSaved, onChanged }: Props) {
	const id = `duty-${duty?.objectId ?? "new"}`;
	const [initial] = useState({
		email: duty?.email ?? plan.staff[0]?.email ?? "",
		role: duty?.role ?? "",
		roleEn: duty?.roleEn ?? "",
		day: duty?.day ?? plan.days[0] ?? "",
		from: duty?.from ?? "",
		to: duty?.to ?? "",
	});
	const form = useForm({
		form: dutyForm,
		lang,
		id,
		initial,
		context: plan.days,
		async save(payload) {
			const body = { ...payload, ...(duty && { objectId: duty.objectId }) };
			onSaved(await call(saveDuty, { params: { id: exhibitorId }, query: { lang }, body }));
		},
	});
	useChanged({ onChanged }, id, form.isDirty);
	return form;
}

/** The form of a shift: person, times and role. */
export function DutyForm(props: Props) {
	const { lang, plan, onClose } = props;
	const form = useDutyForm(props);
	const [who, day] = [form.input("email"), form.input("day")];
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<div className="stand-trio">
				<Field {...who}>
					<SelectBox id={who.id} value={who.value} onChange={who.onChange}>
						{plan.staff.map((one) => (
							<option key={one.email} value={one.email}>
								{`${one.firstName} ${one.lastName}`}
							</option>
						))}
					</SelectBox>
				</Field>
				<Field {...day}>
					<SelectBox id={day.id} value={day.value} onChange={day.onChange}>
						<option value="">{texts.always[lang]}</option>
						{plan.days.map((one) => (
							<option key={one} value={one}>
								{dateText(lang, new Date(one), "UTC", false)}
							</option>
						))}
					</SelectBox>
				</Field>
				{day.value !== "" && (
					<>
						<TextField {...form.input("from")} type="time" />
						<TextField {...form.input("to")} type="time" />
					</>
				)}
			</div>
			<PairFields form={form} name="role" maxLength={LENGTHS.role} />
		</SavedForm>
	);
}
