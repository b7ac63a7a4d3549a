import { useState } from "react";
import { tidy } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { filled, buyingTexts as texts } from "../buying-texts.ts";
import { packageByCode } from "../form.ts";
import { teamTexts } from "../team-texts.ts";
import { texts as formTexts } from "../texts.ts";
import { waitingTexts } from "../waiting-texts.ts";
import { CodeField } from "./CodeField.tsx";
import { Notice } from "./FormSections.tsx";
import { HowFields } from "./HowFields.tsx";
import { PackagePick } from "./PackagePick.tsx";
import { TeamPicks } from "./TeamPicks.tsx";
import type { Registration } from "./use-registration.ts";
import { WaitingCard } from "./WaitingCard.tsx";

/** Goes on to the details, or to what is missing before them. */
function useGoOn({ fields, choice, waiting, judgeCode, go }: Registration, onNoTickets: () => void) {
	return async () => {
		if (choice.isFull) {
			// a code may have been typed that brings a place along
			if (choice.effect.state === "unchecked") await judgeCode();
			else if (choice.packageCode) await waiting.join(choice.packageCode);
			return;
		}
		if (choice.tickets?.length === 0) {
			onNoTickets();
			return document.querySelector<HTMLElement>("#tickets input")?.focus();
		}
		const isPaidByCompany = fields.getValues("wantInvoice") && choice.grossGrosz > 0;
		if (isPaidByCompany && !(await fields.trigger(["payerNip", "payerCountry"], { shouldFocus: true }))) return;
		if (await judgeCode()) go("data");
		else document.getElementById("code")?.focus();
	};
}

/** Step 1: how it is bought, the package or a team's tickets, and at the bottom the code from an invitation (spec §2). */
export function PackageStep({ registration }: { registration: Registration }) {
	const { form, address, isAwake, choice } = registration;
	const { lang } = form;
	const [isMissing, setMissing] = useState(false);
	const goOn = useGoOn(registration, () => setMissing(true));
	const asked = address.packageCode;
	const isGone = asked !== null && !packageByCode(form.packages, asked);
	return (
		<form
			id="registration"
			method="post"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void goOn();
			}}
		>
			<fieldset className="form-stack" disabled={!isAwake}>
				{isGone && <Notice text={texts.notSold[lang].replace("#", () => asked)} />}
				<HowFields registration={registration} />
				{choice.tickets ? (
					<TeamPicks registration={registration} isMissing={isMissing} />
				) : (
					<fieldset className="picks" aria-label={texts.packages[lang]}>
						{form.packages.map((one) => (
							<PackagePick key={one.code} registration={registration} one={one} />
						))}
					</fieldset>
				)}
				{choice.isFull && choice.chosen && <WaitingCard registration={registration} one={choice.chosen} />}
				<CodeField registration={registration} />
				<div className="form-foot">
					<a className="btn btn-outline" href={`${form.base || "/"}#packages`}>
						<Icon name="left" />
						{formTexts.otherPackage[lang]}
					</a>
					<NextButton registration={registration} className="btn form-submit" />
				</div>
			</fieldset>
		</form>
	);
}

/** What goes on from step 1: to the details, or to the waiting list; nothing for somebody who stands in it. */
export function NextButton({
	registration,
	className,
	isShort = false,
}: {
	registration: Registration;
	className: string;
	isShort?: boolean;
}) {
	const { form, choice, waiting, isAwake } = registration;
	const { lang } = form;
	if (!choice.isFull) {
		return (
			<button type="submit" form="registration" className={className} disabled={!isAwake}>
				{texts[isShort ? "nextShort" : "next"][lang]}
				<Icon name="arrow" />
			</button>
		);
	}
	if (waiting.positions[choice.packageCode ?? ""] !== undefined) return null;
	return (
		<button
			type="submit"
			form="registration"
			className={className}
			disabled={!isAwake}
			aria-disabled={waiting.isJoining}
		>
			{waitingTexts[waiting.isJoining ? "joining" : "join"][lang]}
		</button>
	);
}

/** When the price of what is chosen rises, under the summary. */
export function RiseNotice({ registration }: { registration: Registration }) {
	const { form, choice } = registration;
	const { chosen, tickets } = choice;
	const { lang, riseDay } = form;
	if (!chosen || chosen.nextNetGrosz === null || !riseDay || tickets?.length === 0) return null;
	const price = moneyText(lang, chosen.nextNetGrosz);
	const text = tickets ? teamTexts.riseText[lang] : filled(texts.riseText[lang], { name: chosen.name, price });
	return (
		<div className="notice notice-warn">
			<Icon name="clock" />
			<p className="font-normal">
				<b>{tidy(filled(texts.riseTitle[lang], { day: riseDay }))}</b>
				<br />
				{tidy(text)}
			</p>
		</div>
	);
}
