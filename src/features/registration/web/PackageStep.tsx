import { tidy } from "../../../kit/i18n/lang.ts";
import { grossOf, moneyText } from "../../../kit/money/money.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { texts as packageTexts } from "../../packages/texts.ts";
import { filled, buyingTexts as texts } from "../buying-texts.ts";
import { codeEffect } from "../code-effect.ts";
import { type OfferedPackage, packageByCode } from "../form.ts";
import { texts as formTexts } from "../texts.ts";
import { addressWith } from "./address.ts";
import { CodeField } from "./CodeField.tsx";
import { Notice } from "./FormSections.tsx";
import type { Registration } from "./use-registration.ts";

/** Step 1: the package, and at the bottom the code from an invitation (spec §2). */
export function PackageStep({ registration }: { registration: Registration }) {
	const { form, address, isAwake, choice, fields, offer, go } = registration;
	const { lang } = form;
	const asked = address.packageCode;
	const isGone = asked !== null && !packageByCode(form.packages, asked);
	const goOn = async () => {
		const { code } = fields.getValues();
		const known = choice.effect.state === "unchecked" ? await offer.askCode(code) : offer.known;
		const { state } = codeEffect(code, known, choice.packageCode);
		if (state === "refused" || state === "unanswered") document.getElementById("code")?.focus();
		else go("data");
	};
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
				<fieldset className="picks" aria-label={texts.packages[lang]}>
					{form.packages.map((one) => (
						<PackageChoice key={one.code} registration={registration} one={one} />
					))}
				</fieldset>
				<CodeField registration={registration} />
				<div className="form-foot">
					<a className="btn btn-outline" href={`${form.base || "/"}#packages`}>
						<Icon name="left" />
						{formTexts.otherPackage[lang]}
					</a>
					<button type="submit" className="btn form-submit">
						{texts.next[lang]}
						<Icon name="arrow" />
					</button>
				</div>
			</fieldset>
		</form>
	);
}

/** A package as a large radio button: price of the running round, when it rises, what is included. */
function PackageChoice({ registration, one }: { registration: Registration; one: OfferedPackage }) {
	const { form, fields, choice } = registration;
	const { lang } = form;
	const choose = () => {
		fields.setValue("packageCode", one.code);
		history.replaceState(history.state, "", addressWith({ package: one.code }));
	};
	const rise = form.riseDay && one.nextNetGrosz !== null && { day: form.riseDay, next: one.nextNetGrosz };
	return (
		<label className="choice pick">
			<input
				type="radio"
				name="packageCode"
				value={one.code}
				checked={choice.packageCode === one.code}
				onChange={choose}
			/>
			<span className="pick-body">
				<span className="pick-head">
					<span>
						<b className="pick-name">{one.name}</b>
						{one.isRecommended && <span className="chip">{packageTexts.recommended[lang]}</span>}
						<span className="pick-for">{tidy(one.forWhom)}</span>
					</span>
					<PackagePrice registration={registration} one={one} />
				</span>
				{one.included.length > 0 && <span className="pick-rows">{tidy(one.included.join(" · "))}</span>}
				{rise && (
					<span className="pick-rise">
						<Icon name="clock" size={18} />
						{filled(texts.rise[lang], { day: rise.day, price: moneyText(lang, rise.next) })}
					</span>
				)}
			</span>
		</label>
	);
}

function PackagePrice({ registration, one }: { registration: Registration; one: OfferedPackage }) {
	const { form, fields, offer } = registration;
	const { lang } = form;
	const effect = codeEffect(fields.watch("code"), offer.known, one.code);
	const netGrosz = effect.state === "applied" ? effect.price.netGrosz : one.netGrosz;
	if (one.netGrosz === 0) return <span className="pick-price">{formTexts.free[lang]}</span>;
	return (
		<span className="pick-price">
			{netGrosz < one.netGrosz && (
				<>
					<span className="sr-only">{texts.oldPrice[lang]}</span>
					<s>{moneyText(lang, one.netGrosz)}</s>{" "}
				</>
			)}
			{netGrosz === 0 ? formTexts.free[lang] : moneyText(lang, netGrosz)}
			{netGrosz > 0 && (
				<small>
					{texts.net[lang]}, {texts.gross[lang].replace("#", moneyText(lang, grossOf(netGrosz, one.vatRate)))}
				</small>
			)}
		</span>
	);
}

/** When the price of the chosen package rises, under the summary. */
export function RiseNotice({ registration }: { registration: Registration }) {
	const { form, choice } = registration;
	const { chosen } = choice;
	const { lang, riseDay } = form;
	if (!chosen || chosen.nextNetGrosz === null || !riseDay) return null;
	const price = moneyText(lang, chosen.nextNetGrosz);
	return (
		<div className="notice notice-warn">
			<Icon name="clock" />
			<p className="font-normal">
				<b>{tidy(filled(texts.riseTitle[lang], { day: riseDay }))}</b>
				<br />
				{tidy(filled(texts.riseText[lang], { name: chosen.name, price }))}
			</p>
		</div>
	);
}
