import type { ReactNode } from "react";
import { shownLink } from "../../../kit/address/web-link.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { languageName } from "../../../kit/i18n/language-names.ts";
import { numberText } from "../../../kit/i18n/number.ts";
import type { CvForm, fetchCvForm } from "../contract.ts";
import { staffTexts } from "./staff-texts.ts";
import { contractTexts, nativeText, cvTexts as texts, wayTexts } from "./texts.ts";

export type ReadableCv = ResponseOf<typeof fetchCvForm>;

/** Omits empty parts. */
export function ReadCv({ lang, cv, id }: { lang: Lang; cv: ReadableCv; id: string }) {
	const { form, email, phoneNo, phoneText } = cv;
	return (
		<div className="cv-read" id={id}>
			{form.about.trim() && <p className="whitespace-pre-line text-pretty">{form.about}</p>}
			<Steps
				title={texts.experience[lang]}
				steps={form.experience.map((one) => [named(one.position, one.company), times(lang, one), one.about])}
			/>
			<Steps
				title={texts.education[lang]}
				steps={form.education.map((one) => [named(one.school, one.field), times(lang, one), ""])}
			/>
			<dl className="acc-facts">
				<Fact name={texts.skills[lang]}>{form.skills.join(", ")}</Fact>
				<Fact name={texts.languages[lang]}>
					{form.languages
						.map(({ code, level }) => `${languageName(lang, code)} (${level === "native" ? nativeText[lang] : level})`)
						.join(", ")}
				</Fact>
				<Fact name={texts.expectations[lang]}>{wishes(lang, form)}</Fact>
				<Fact name={staffTexts.contact[lang]}>
					<a href={`mailto:${email}`}>{email}</a>
					{phoneNo && <a href={`tel:${phoneNo}`}>{phoneText}</a>}
					{form.links.map((link) => (
						<a key={link} href={link} rel="noopener noreferrer nofollow" target="_blank">
							{shownLink(link)}
						</a>
					))}
				</Fact>
			</dl>
		</div>
	);
}

const named = (...words: string[]) => words.filter((word) => word.trim()).join(", ");

/** "03.2021 – do dziś"; empty without either. */
function times(lang: Lang, { from, to }: { from: string; to: string }): string {
	return from || to ? [from, to || staffTexts.toThisDay[lang]].filter(Boolean).join(" – ") : "";
}

/** Place, way of working and salary. */
function wishes(lang: Lang, { place, way, contracts, salaryFrom }: CvForm): string {
	const sum = salaryFrom !== null && numberText(lang, salaryFrom);
	return [
		place,
		way !== "any" && wayTexts[way][lang],
		...contracts.map((one) => contractTexts[one][lang]),
		sum && fill(staffTexts.salary[lang], { sum }),
	]
		.filter(Boolean)
		.join(", ");
}

function Steps({ title, steps }: { title: string; steps: (readonly [title: string, when: string, about: string])[] }) {
	if (steps.length === 0) return null;
	return (
		<div className="grid gap-2">
			<h4 className="font-bold">{title}</h4>
			<ul className="cv-steps">
				{steps.map(([name, when, about], index) => (
					<li key={index}>
						<b>{name}</b>
						{when && <span className="field-help">{when}</span>}
						{about.trim() && <p className="whitespace-pre-line text-pretty">{about}</p>}
					</li>
				))}
			</ul>
		</div>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	if (children === "") return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd className="grid wrap-anywhere">{children}</dd>
		</div>
	);
}
