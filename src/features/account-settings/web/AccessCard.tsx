import { lazy, Suspense, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { addressTexts } from "../../account/address-texts.ts";
import { accessTexts as texts } from "../access-texts.ts";
import { ChangeAddressForm } from "./ChangeAddressForm.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import { OwnSessions } from "./OwnSessions.tsx";

/** A separate chunk keeps the screen's bundle small. */
const FactorParts = lazy(async () => ({ default: (await import("./FactorParts.tsx")).FactorParts }));

type Props = { lang: Lang; eventCode: string; timeZone: string; email: string };

// long: one card's markup, a part after the other
export function AccessCard({ lang, eventCode, timeZone, email }: Props) {
	/** Counts changes; each of them ended the other sessions. */
	const [changes, setChanges] = useState(0);
	return (
		<section className="card form-card acc-parts" aria-labelledby="access">
			<h2 className="h-card" id="access">
				{texts.title[lang]}
			</h2>
			<OpenedForm
				lang={lang}
				title={addressTexts.title}
				action={addressTexts.change}
				form={({ onClose, onSaved }) => (
					<ChangeAddressForm
						lang={lang}
						eventCode={eventCode}
						onClose={onClose}
						onSaved={(to) => onSaved(fill(addressTexts.sent[lang], to))}
					/>
				)}
			>
				<p className="wrap-anywhere">{email}</p>
			</OpenedForm>
			<OpenedForm
				lang={lang}
				title={texts.password}
				action={texts.changePassword}
				form={({ onClose, onSaved }) => (
					<ChangePasswordForm
						lang={lang}
						eventCode={eventCode}
						onClose={onClose}
						onSaved={() => {
							setChanges(changes + 1);
							onSaved(texts.passwordChanged[lang]);
						}}
					/>
				)}
			>
				<p className="text-muted text-pretty">{texts.passwordLead[lang]}</p>
			</OpenedForm>
			<Suspense fallback={<div />}>
				<FactorParts
					lang={lang}
					eventCode={eventCode}
					timeZone={timeZone}
					onLoggedOut={() => setChanges(changes + 1)}
				/>
			</Suspense>
			<OwnSessions lang={lang} timeZone={timeZone} changes={changes} />
		</section>
	);
}
