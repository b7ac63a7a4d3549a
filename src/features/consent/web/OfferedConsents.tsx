import { useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import type { OfferedConsent } from "../contract.ts";
import { ownConsentTexts as texts } from "../texts.ts";
import type { useOwnConsents } from "./use-own-consents.ts";

type Props = { lang: Lang; own: ReturnType<typeof useOwnConsents>; onGiven: () => void };

export function OfferedConsents(props: Props) {
	const { lang, own } = props;
	return (
		<div className="grid gap-4">
			<h3 className="font-bold">{texts.offeredTitle[lang]}</h3>
			<ul className="consents">
				{own.offered.map((one) => (
					<Row key={one.objectId} {...props} one={one} />
				))}
			</ul>
		</div>
	);
}

function Row({ lang, own, one, onGiven }: Props & { one: OfferedConsent }) {
	const [failure, setFailure] = useState<string>();
	const { name, descriptionShort, descriptionLong, eventName } = one;
	const press = async () => {
		const failed = await own.give(one);
		setFailure(failed);
		if (!failed) onGiven(); // The row is gone.
	};
	return (
		<li className="flex flex-wrap gap-x-8 gap-y-3 items-center justify-between">
			<div className="grid gap-1 min-w-0 basis-96 grow">
				<h4 className="font-bold wrap-anywhere">{name}</h4>
				<p className="field-help wrap-anywhere">{eventName}</p>
				<p className="text-pretty max-w-[72ch]">{descriptionShort}</p>
				{descriptionLong && descriptionLong !== descriptionShort && (
					<details>
						<summary className="plain-link">{texts.whole[lang]}</summary>
						<p className="whitespace-pre-line text-pretty max-w-[72ch]">{descriptionLong}</p>
					</details>
				)}
				<div aria-live="assertive">
					<FieldError id={`offered-${one.objectId}`} error={failure} />
				</div>
			</div>
			<button
				type="button"
				className="btn btn-outline btn-list"
				aria-label={fill(texts.giveOf[lang], `${name}, ${eventName}`)}
				aria-disabled={own.isBusy}
				onClick={() => void press()}
			>
				{texts.give[lang]}
			</button>
		</li>
	);
}
