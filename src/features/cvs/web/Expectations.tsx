import { numberText } from "../../../kit/i18n/number.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { CONTRACTS, WAYS } from "../contract.ts";
import type { FormPart } from "./form-part.ts";
import { contractTexts, cvTexts as texts, wayTexts } from "./texts.ts";

// long: one field after the other
export function Expectations({ lang, form, set }: FormPart) {
	return (
		<div className="grid gap-[22px]">
			<h3 className="font-bold">{texts.expectations[lang]}</h3>
			<div className="form-pair">
				<TextField
					lang={lang}
					id="cv-place"
					label={texts.place[lang]}
					value={form.place}
					maxLength={120}
					onChange={({ target }) => set({ place: target.value })}
				/>
				<TextField
					lang={lang}
					id="cv-salary"
					label={texts.salary[lang]}
					inputMode="numeric"
					maxLength={9}
					value={form.salaryFrom === null ? "" : numberText(lang, form.salaryFrom)}
					onChange={({ target }) => {
						const digits = target.value.replace(/\D/g, "").slice(0, 6);
						set({ salaryFrom: Number(digits) || null });
					}}
				/>
			</div>
			<fieldset>
				<legend className="field-label mb-3">{texts.way[lang]}</legend>
				<div className="choices">
					{WAYS.map((way) => (
						<label key={way} className="choice">
							<input type="radio" name="cv-way" checked={form.way === way} onChange={() => set({ way })} />
							<span>{wayTexts[way][lang]}</span>
						</label>
					))}
				</div>
			</fieldset>
			<fieldset>
				<legend className="field-label mb-3">{texts.contracts[lang]}</legend>
				<div className="choices">
					{CONTRACTS.map((one) => (
						<label key={one} className="choice">
							<input
								type="checkbox"
								checked={form.contracts.includes(one)}
								onChange={({ target }) =>
									set({
										contracts: CONTRACTS.filter((it) => (it === one ? target.checked : form.contracts.includes(it))),
									})
								}
							/>
							<span>{contractTexts[one][lang]}</span>
						</label>
					))}
				</div>
			</fieldset>
		</div>
	);
}
