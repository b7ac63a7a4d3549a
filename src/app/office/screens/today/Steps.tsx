import type { Today } from "../../../../features/today/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { numberText } from "../../../../kit/i18n/number.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Funnel } from "../../pieces/charts/Funnel.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { stepNames, todayTexts as texts } from "./today-texts.ts";

type Steps = NonNullable<Today["funnel"]>;

/** The steps of recorded visitors to a paid ticket. */
export function Steps({ funnel }: Pick<Today, "funnel">) {
	const { lang } = useFrame();
	return (
		<RecordCard title={texts.funnel[lang]}>
			{funnel === null ? (
				<p className="text-muted">{texts.noFunnel[lang]}</p>
			) : (
				<>
					<Funnel
						steps={funnel.map(({ step, count }, index) => ({
							name: stepNames[step][lang],
							value: numberText(lang, count),
							count,
							rate: index === 0 ? null : rateText(lang, funnel, index),
						}))}
					/>
					<p className="text-muted">{texts.scale[lang]}</p>
				</>
			)}
		</RecordCard>
	);
}

/** The share of a step that reaches the next one. Null without anybody in it. */
function rateText(lang: Lang, steps: Steps, index: number): string | null {
	const [from, to] = [steps[index - 1], steps[index]];
	if (!from || !to || from.count === 0) return null;
	const share = percent(lang, to.count, from.count);
	if (!from.previousCount || to.previousCount === null) return fill(texts.goesOn[lang], { share });
	return fill(texts.goesOnBefore[lang], { share, before: percent(lang, to.previousCount, from.previousCount) });
}

const percent = (lang: Lang, part: number, whole: number) => numberText(lang, (part / whole) * 100, { max: 1 });
