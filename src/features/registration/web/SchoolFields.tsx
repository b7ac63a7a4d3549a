import "./search.css";
import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { REGISTRATION_LIMITS } from "../rules.ts";
import { OTHER, schoolTexts as texts } from "../school.ts";
import { type Department, getDepartments, getSchools, type School } from "../schools-contract.ts";
import { SearchField } from "./SearchField.tsx";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

/** A fetched list: undefined while loading, empty after a failure. */
function useList<T>(ask: () => Promise<T[]>, key: string): T[] | undefined {
	const [got, setGot] = useState<{ key: string; list: T[] }>();
	useEffect(() => {
		let isLeft = false;
		const take = (list: T[]) => !isLeft && setGot({ key, list });
		void ask()
			.then(take)
			.catch(() => take([]));
		return () => {
			isLeft = true;
		};
	}, [key]);
	return got?.key === key ? got.list : undefined;
}

/** University and department of a student or graduate: from a list, or typed where unlisted. */
export function SchoolFields({ registration }: Props) {
	const { form, fields } = registration;
	const { lang } = form;
	const schools = useList<School>(() => call(getSchools, { query: { lang } }), lang);
	const schoolId = fields.values.schoolId;
	const choose = (value: string, typed: string) => {
		fields.set({ schoolId: value, departmentId: "", ...(value === OTHER && typed && { otherSchool: typed }) });
	};
	const isListed = schools === undefined || schools.length > 0;
	return (
		<div className="form-inset">
			{isListed && (
				<SearchField
					lang={lang}
					id="schoolId"
					label={texts.schoolId[lang]}
					error={fields.errors.schoolId}
					isOptional
					items={(schools ?? []).map(({ objectId, name, shortName, city }) => ({
						value: String(objectId),
						label: name,
						note: [shortName, city].filter(Boolean).join(", "),
						names: [shortName ?? ""],
					}))}
					last={{ value: OTHER, label: texts.otherSchoolItem[lang] }}
					value={schoolId}
					placeholder={texts[schools ? "searchSchool" : "loading"][lang]}
					onChoose={choose}
				/>
			)}
			{(schoolId === OTHER || !isListed) && <Typed registration={registration} name="otherSchool" />}
			{(schoolId !== "" || !isListed) && <DepartmentField key={schoolId} registration={registration} />}
		</div>
	);
}

function DepartmentField({ registration }: Props) {
	const { form, fields } = registration;
	const { lang } = form;
	const schoolId = fields.values.schoolId;
	const id = Number(schoolId);
	const departments = useList<Department>(
		async () => (id > 0 ? call(getDepartments, { params: { id }, query: { lang } }) : []),
		`${schoolId} ${lang}`,
	);
	const departmentId = fields.values.departmentId;
	const isTyped = departments?.length === 0;
	return (
		<>
			{!isTyped && (
				<SearchField
					lang={lang}
					id="departmentId"
					label={texts.departmentId[lang]}
					isOptional
					error={fields.errors.departmentId}
					items={(departments ?? []).map(({ objectId, name }) => ({ value: String(objectId), label: name }))}
					last={{ value: OTHER, label: texts.otherDepartmentItem[lang] }}
					value={departmentId}
					placeholder={texts[departments ? "searchDepartment" : "loading"][lang]}
					onChoose={(value, typed) =>
						fields.set({ departmentId: value, ...(value === OTHER && typed && { otherDepartment: typed }) })
					}
				/>
			)}
			{(isTyped || departmentId === OTHER) && <Typed registration={registration} name="otherDepartment" />}
		</>
	);
}

function Typed({ registration, name }: Props & { name: "otherSchool" | "otherDepartment" }) {
	return <TextField {...registration.fields.input(name)} isOptional maxLength={REGISTRATION_LIMITS.other} />;
}
