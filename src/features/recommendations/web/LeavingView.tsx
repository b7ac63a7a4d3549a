import type { Lang } from "../../../kit/i18n/lang.ts";
import { leavingCall } from "../addresses.ts";
import { refusals, leavingTexts as texts } from "../texts.ts";

/** `secret` comes from the e-mail. */
export type UnsubscribeState = { secret: string; hasLeft: boolean };

/** A plain form, which works without scripts. */
export function LeavingView({ lang, base, view }: { lang: Lang; base: string; view: UnsubscribeState }) {
	const { secret, hasLeft } = view;
	const isUnknown = !hasLeft && secret === "";
	return (
		<div className="wrap py-24">
			<h1 className="h-small">{isUnknown ? refusals.unknownLink[lang] : texts[hasLeft ? "done" : "title"][lang]}</h1>
			{!isUnknown && <p className="lead mt-4 max-w-[60ch]">{texts[hasLeft ? "doneLead" : "lead"][lang]}</p>}
			<div className="flex flex-wrap gap-3 mt-8">
				{!hasLeft && !isUnknown && (
					<form action={`${leavingCall(secret)}?lang=${lang}`} method="post">
						<button type="submit" className="btn">
							{texts.press[lang]}
						</button>
					</form>
				)}
				<a className="btn btn-outline" href={base || "/"}>
					{texts.back[lang]}
				</a>
			</div>
		</div>
	);
}
