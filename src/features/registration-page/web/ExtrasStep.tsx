import { fill } from "../../../kit/i18n/fill.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { optionNames } from "../../options/texts.ts";
import { OptionFields } from "../../options/web/buying/OptionFields.tsx";
import { PaymentFields } from "../../orders/web/buying/PaymentFields.tsx";
import { filled } from "../buying-texts.ts";
import { extraTexts as texts } from "../extra-texts.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

/** Step 3, if something is due or was requested. */
export function ExtrasFields({ registration }: Props) {
	return (
		<>
			<OptionFields registration={registration} />
			<PaymentFields registration={registration} />
		</>
	);
}

/** Options of a free package. Without a choice the person registers at once. */
export function ExtrasTeaser({ registration }: Props) {
	const { form, choice, goOn } = registration;
	const { lang } = form;
	const { chosen, offered } = choice;
	const names = offered
		.filter((one) => one.kind !== "delivery")
		.map((one) => optionNames[one.kind][lang].toLowerCase());
	if (!chosen || names.length === 0) return null;
	const text = filled(fill(texts.teaser[lang], chosen.name), { names: names.join(", ") });
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.teaserHeading[lang]}</h2>
			<p>{text}</p>
			<button type="button" className="btn btn-soft justify-self-start" onClick={goOn}>
				<Icon name="plus" />
				{texts.choose[lang]}
			</button>
		</section>
	);
}
