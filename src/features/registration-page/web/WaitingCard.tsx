import { useEffect, useRef } from "react";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { filled } from "../buying-texts.ts";
import type { OfferedPackage } from "../form.ts";
import { texts as formTexts } from "../texts.ts";
import { waitingTexts as texts } from "../waiting-texts.ts";
import type { Registration } from "./use-registration.ts";

/** The waiting list of the chosen, full package. The step's button joins it. */
// long: one card's markup
export function WaitingCard({ registration, one }: { registration: Registration; one: OfferedPackage }) {
	const { form, fields, waiting } = registration;
	const { lang } = form;
	const answer = waiting.joined[one.code];
	const position = answer?.position;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (position !== undefined) heading.current?.focus();
	}, [position]);
	const words = { name: one.name, position: String(position), email: waiting.typed("email") };
	const field = (name: "firstName" | "email", label: string) => ({
		lang,
		id: `waiting-${name}`,
		label,
		error: waiting.errors[name],
		value: waiting.typed(name),
		onChange: (event: { target: { value: string } }) => fields.set({ [name]: event.target.value }),
	});
	return (
		<section className="card form-card">
			<h2 className="h-card focus:outline-none" tabIndex={-1} ref={heading}>
				{position !== undefined && <Icon name="check" size={26} className="mr-2 text-ok" />}
				{filled(texts[position === undefined ? "full" : "joined"][lang], words)}
			</h2>
			<p className="text-muted text-pretty wrap-anywhere">
				{filled(texts[answer ? (answer.isConfirmed ? "joinedText" : "joinedUnconfirmed") : "fullLead"][lang], words)}
			</p>
			{position === undefined && (
				<div className="form-pair">
					<TextField {...field("firstName", formTexts.firstName[lang])} autoComplete="given-name" />
					<TextField {...field("email", texts.email[lang])} type="email" autoComplete="email" />
				</div>
			)}
			{waiting.refused && (
				<p className="notice notice-warn" role="alert">
					<Icon name="warning" />
					<span>{waiting.refused}</span>
				</p>
			)}
		</section>
	);
}
