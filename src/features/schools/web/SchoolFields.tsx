import "./search.css";
import { type ReactNode, useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type Department, getDepartments, getSchools, type School } from "../contract.ts";
import { texts } from "../texts.ts";
import { SearchField } from "./SearchField.tsx";

/** Ids, `other` for an unlisted name, or "". */
type SchoolChoice = {
	lang: Lang;
	schoolId: string;
	departmentId: string;
	errors: { schoolId?: string | undefined; departmentId?: string | undefined };
	onChange(values: { schoolId?: string; departmentId?: string; otherSchool?: string; otherDepartment?: string }): void;
	/** The form's field for an unlisted name. */
	typedField(name: "otherSchool" | "otherDepartment"): ReactNode;
};

const OTHER = "other";

/** Undefined while loading, empty after a failure. */
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

/** University and department of a student or graduate, from a list or typed. */
export function SchoolFields(choice: SchoolChoice) {
	const { lang, schoolId, errors, onChange, typedField } = choice;
	const schools = useList<School>(() => call(getSchools, { query: { lang } }), lang);
	const choose = (value: string, typed: string) => {
		onChange({ schoolId: value, departmentId: "", ...(value === OTHER && typed && { otherSchool: typed }) });
	};
	const isListed = schools === undefined || schools.length > 0;
	return (
		<div className="form-inset">
			{isListed && (
				<SearchField
					lang={lang}
					id="schoolId"
					label={texts.schoolId[lang]}
					error={errors.schoolId}
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
			{(schoolId === OTHER || !isListed) && typedField("otherSchool")}
			{(schoolId !== "" || !isListed) && <DepartmentField key={schoolId} {...choice} />}
		</div>
	);
}

function DepartmentField({ lang, schoolId, departmentId, errors, onChange, typedField }: SchoolChoice) {
	const id = Number(schoolId);
	const departments = useList<Department>(
		async () => (id > 0 ? call(getDepartments, { params: { id }, query: { lang } }) : []),
		`${schoolId} ${lang}`,
	);
	const isTyped = departments?.length === 0;
	return (
		<>
			{!isTyped && (
				<SearchField
					lang={lang}
					id="departmentId"
					label={texts.departmentId[lang]}
					isOptional
					error={errors.departmentId}
					items={(departments ?? []).map(({ objectId, name }) => ({ value: String(objectId), label: name }))}
					last={{ value: OTHER, label: texts.otherDepartmentItem[lang] }}
					value={departmentId}
					placeholder={texts[departments ? "searchDepartment" : "loading"][lang]}
					onChoose={(value, typed) =>
						onChange({ departmentId: value, ...(value === OTHER && typed && { otherDepartment: typed }) })
					}
				/>
			)}
			{(isTyped || departmentId === OTHER) && typedField("otherDepartment")}
		</>
	);
}
