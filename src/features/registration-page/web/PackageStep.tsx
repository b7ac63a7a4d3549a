import { useState } from "react";
import { aloneText, priceOf } from "../../../kit/money/displayed-price.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Notice } from "../../../kit/ui/notice.tsx";
import { messages } from "../../registration/messages.ts";
import { filled, buyingTexts as texts } from "../buying-texts.ts";
import { packageByCode, type RegistrationForm } from "../form.ts";
import { teamTexts } from "../team-texts.ts";
import { waitingTexts } from "../waiting-texts.ts";
import { OtherWays } from "./OtherWays.tsx";
import { nextNetWithCode, PackagePick } from "./PackagePick.tsx";
import { TeamPicks } from "./TeamPicks.tsx";
import type { Registration } from "./use-registration.ts";
import { WaitingCard } from "./WaitingCard.tsx";

/** Continues to the details, or to the missing input. */
function useGoOn({ fields, choice, waiting, judgeCode, go }: Registration, onMissing: () => void) {
	return async () => {
		if (choice.isFull) {
			// a typed code may include a place
			if (choice.effect.state === "unchecked") await judgeCode(fields.latest());
			else if (choice.packageCode) await waiting.join(choice.packageCode);
			return;
		}
		if (choice.tickets ? choice.tickets.length === 0 : !choice.chosen) {
			onMissing();
			return document.querySelector<HTMLElement>("#tickets input, #picks input")?.focus();
		}
		const isPaidByCompany = fields.latest().wantInvoice && choice.grossGrosz > 0;
		await fields.submit({
			names: isPaidByCompany ? ["payerNip", "payerCountry"] : [],
			async save(_, values) {
				if (await judgeCode(values)) go("data");
				else document.getElementById("code")?.focus();
			},
		});
	};
}

/** Step 1 (spec §2). */
// long: the parts of one step, one below the other
export function PackageStep({ registration }: { registration: Registration }) {
	const { form, fields, address, choice } = registration;
	const { lang } = form;
	const [isMissing, setMissing] = useState(false);
	const goOn = useGoOn(registration, () => setMissing(true));
	const requested = address.packageCode;
	const isGone = requested !== null && !packageByCode(form.packages, requested);
	return (
		<form
			id="registration"
			method="dialog"
			noValidate
			{...fields.handlers}
			onSubmit={(event) => {
				event.preventDefault();
				void goOn();
			}}
		>
			<fieldset className="form-stack">
				{isGone && <Notice text={texts.notSold[lang]} />}
				<RiseForAll registration={registration} />
				{choice.tickets ? (
					<TeamPicks registration={registration} isMissing={isMissing} />
				) : (
					<fieldset className="picks" aria-label={texts.packages[lang]} id="picks">
						{form.packages.map((one) => (
							<PackagePick key={one.code} registration={registration} one={one} />
						))}
						<div aria-live="polite" className="empty:hidden">
							{isMissing && !choice.chosen && <FieldError id="picks" error={messages.noPackage[lang]} />}
						</div>
					</fieldset>
				)}
				{choice.isFull && choice.chosen && <WaitingCard registration={registration} one={choice.chosen} />}
				<OtherWays registration={registration} />
				<div className="form-foot form-foot-end">
					<NextButton registration={registration} className="btn form-submit" />
				</div>
			</fieldset>
		</form>
	);
}

/** The button of step 1. It continues to the details or joins the waiting list. People in the list get no button. */
export function NextButton({
	registration,
	className,
	isShort = false,
}: {
	registration: Registration;
	className: string;
	isShort?: boolean;
}) {
	const { form, choice, waiting } = registration;
	const { lang } = form;
	if (!choice.isFull) {
		return (
			<button type="submit" form="registration" className={className}>
				{texts[isShort ? "nextShort" : "next"][lang]}
				<Icon name="arrow" />
			</button>
		);
	}
	if (waiting.joined[choice.packageCode ?? ""] !== undefined) return null;
	return (
		<button type="submit" form="registration" className={className} aria-disabled={waiting.isJoining}>
			{waitingTexts[waiting.isJoining ? "joining" : "join"][lang]}
		</button>
	);
}

export function RiseNotice({ registration }: { registration: Registration }) {
	const { form, choice } = registration;
	const { chosen, tickets } = choice;
	const { riseDay, lang } = form;
	const net = chosen && nextNetWithCode(registration, chosen);
	if (!chosen || net === undefined || net === null || !riseDay || tickets?.length === 0) return null;
	const price = aloneText(lang, choice.basis, priceOf(net, chosen.vatRate));
	const text = tickets ? teamTexts.riseText[lang] : filled(texts.riseText[lang], { name: chosen.name, price });
	return <Rise form={form} day={riseDay} text={text} />;
}

function RiseForAll({ registration: { form, choice } }: { registration: Registration }) {
	const { lang, riseDay, packages } = form;
	if (choice.chosen || !riseDay || !packages.some((one) => one.nextNetGrosz !== null)) return null;
	return <Rise form={form} day={riseDay} text={filled(texts.riseForAll[lang], { day: riseDay })} />;
}

function Rise({ form: { lang, isRiseTomorrow }, day, text }: { form: RegistrationForm; day: string; text: string }) {
	return (
		<div className="notice notice-warn">
			<Icon name="clock" />
			<p className="font-normal">
				<b>{isRiseTomorrow ? texts.riseTomorrow[lang] : filled(texts.riseTitle[lang], { day })}</b>
				<br />
				{text}
			</p>
		</div>
	);
}
