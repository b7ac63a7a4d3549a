import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../kit/ui/icons.tsx";
import { paymentTexts } from "../../orders/payment-texts.ts";
import { buyingTexts } from "../buying-texts.ts";
import { teamPackages } from "../team.ts";
import { teamTexts } from "../team-texts.ts";
import { CodeField } from "./CodeField.tsx";
import { HowFields } from "./HowFields.tsx";
import type { Registration } from "./use-registration.ts";

/** Spec §2: for a team, for a company, and with a code. Open if one is used. It works without scripts. */
export function OtherWays({ registration }: { registration: Registration }) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	const row = useRef<HTMLDetailsElement>(null);
	const isUsed = choice.tickets !== null || fields.values.wantInvoice || fields.values.code !== "";
	const [isOpenAtFirst] = useState(isUsed);
	useEffect(() => {
		if (isUsed && row.current) row.current.open = true;
	}, [isUsed]);
	const isSold = teamPackages(form.packages).length > 0;
	const names = [...(isSold ? [teamTexts.team, paymentTexts.company] : []), buyingTexts.codeHeading];
	return (
		<details className="card ways" id="ways" ref={row} open={isOpenAtFirst}>
			<summary>
				<Icon name={isSold ? "people" : "ticket"} size={26} />
				<span className="ways-names">
					{names.map((name) => (
						<span key={name.en}>{name[lang]}</span>
					))}
				</span>
				<Icon name="down" />
			</summary>
			<div className="ways-body">
				<HowFields registration={registration} />
				<CodeField registration={registration} />
			</div>
		</details>
	);
}
