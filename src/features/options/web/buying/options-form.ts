import type { Lang } from "../../../../kit/i18n/lang.ts";
import type { PriceBasis } from "../../../../kit/money/displayed-price.ts";
import type { BoundPart } from "../../../../kit/ui/bound-part.ts";
import type { OfferedOption } from "../../contract.ts";
import type { ExtraValues } from "../../extra-fields.ts";
import type { ChosenOption, TakenOption } from "../../rules.ts";

export type OptionsForm = {
	form: { lang: Lang };
	/** The buyer is the default recipient. */
	fields: BoundPart<ExtraValues & { firstName: string; lastName: string }>;
	choice: {
		chosen: { name: string } | undefined;
		offered: OfferedOption[];
		extras: ChosenOption[];
		attendsOnline: boolean;
		basis: PriceBasis;
		taken?: readonly TakenOption[];
	};
	offer: { soldOut: number[]; soldOutSizes: Record<number, string[]> };
};
