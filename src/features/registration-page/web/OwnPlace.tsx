import { useEffect, useRef } from "react";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OwnRegistration } from "../../account/me-contract.ts";
import { additionPath } from "../addresses.ts";
import { filled } from "../buying-texts.ts";
import { linkTexts } from "../link-texts.ts";
import { purchaseOptions } from "../own-place.ts";
import { teamTexts } from "../team-texts.ts";
import { whoTexts as texts } from "../who-texts.ts";
import { HeldNotice } from "./HeldNotice.tsx";
import type { Registration } from "./use-registration.ts";

/** Replaces the form, and offers what the ticket's holder can buy. */
// long: one card's markup
export function OwnPlace({ registration, place }: { registration: Registration; place: OwnRegistration }) {
	const { form, fields, person, go } = registration;
	const { lang, base, event } = form;
	const { changes, adds, buysForTeam } = purchaseOptions(form, place);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus();
	}, []);
	const buyForTeam = () => {
		fields.set({ buying: "team" });
		go("package");
	};
	return (
		<div className="wrap state">
			<HeldNotice registration={registration} />
			<section className="card form-card success">
				<span className="success-mark">
					<Icon name="ticket" size={32} />
				</span>
				<h1 className="h-small focus:outline-none" tabIndex={-1} ref={heading}>
					{filled(texts.hasPlace[lang], { package: place.packageName })}
				</h1>
				<p className="text-muted wrap-anywhere">{person.known?.email}</p>
				<div className="state-actions">
					<a className="btn" href={place.status === "confirmed" ? `${base}/account/ticket` : `${base}/account`}>
						{texts[place.status === "confirmed" ? "toTicket" : "toUnpaid"][lang]}
						<Icon name="arrow" />
					</a>
					{changes && (
						<a className="btn btn-outline" href={`${base}/account/ticket/change`}>
							{linkTexts.change[lang]}
						</a>
					)}
					{adds && (
						<a className="btn btn-outline" href={additionPath(lang, event.code, place.objectId)}>
							{linkTexts.add[lang]}
						</a>
					)}
					{buysForTeam && (
						<button type="button" className="btn btn-outline" onClick={buyForTeam}>
							{teamTexts.team[lang]}
						</button>
					)}
					<button type="button" className="btn btn-soft" onClick={() => void person.leave()}>
						{texts.notMe[lang]}
					</button>
				</div>
			</section>
		</div>
	);
}
