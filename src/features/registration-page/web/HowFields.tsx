import { Icon } from "../../../kit/ui/icons.tsx";
import { CompanyCheck, CompanyNumber } from "../../orders/web/buying/PaymentFields.tsx";
import { teamPackages } from "../team.ts";
import { teamTexts as texts } from "../team-texts.ts";
import type { Registration } from "./use-registration.ts";

/** Spec §2: for oneself or a team, and for a company or not. Empty if everything is free. */
// long: one choice, and what it opens
export function HowFields({ registration }: { registration: Registration }) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	const packages = teamPackages(form.packages);
	if (form.event.isMeeting || packages.length === 0) return null;
	/** A team starts with one ticket of the chosen package. */
	const takeChosenAlong = () => {
		const chosen = packages.find((one) => one.code === choice.chosen?.code);
		if (chosen && Object.keys(fields.latest().quantities).length === 0)
			fields.set({ quantities: { [chosen.code]: 1 } });
	};
	return (
		<>
			<fieldset className="field">
				<legend className="field-label mb-3">{texts.how[lang]}</legend>
				<div className="choices">
					{(["me", "team"] as const).map((value) => (
						<label className="choice how" key={value}>
							<input
								type="radio"
								name="buying"
								value={value}
								checked={fields.values.buying === value}
								onChange={() => {
									fields.set({ buying: value });
									takeChosenAlong();
								}}
							/>
							<span className="flex-1">
								{texts[value][lang]}
								<span className="field-help block font-normal">{texts[`${value}Help`][lang]}</span>
							</span>
							<Icon name={value === "me" ? "person" : "people"} size={26} />
						</label>
					))}
				</div>
			</fieldset>
			<CompanyCheck registration={registration} />
			{fields.values.wantInvoice && (
				<div className="form-inset">
					<CompanyNumber registration={registration} />
				</div>
			)}
		</>
	);
}
