import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { lineName } from "../../options/texts.ts";
import { additionPath } from "../../registration-page/addresses.ts";
import type { OwnOptions } from "../contract.ts";
import { addText, awaitingPayment } from "../names.ts";
import { addableKinds } from "../rules.ts";

/** Empty without unpaid or addable options. */
export function TicketExtras({ lang, own }: { lang: Lang; own: OwnOptions | undefined }) {
	if (!own) return null;
	const unpaid = own.status === "confirmed" ? own.taken.filter((one) => !one.isPaid) : [];
	const kinds = addableKinds(own.options, own.taken);
	return (
		<>
			{unpaid.length > 0 && (
				<p className="ticket-unpaid">
					<Icon name="clock" />
					<span className="min-w-0">
						{`${unpaid.map(({ kind, choice }) => lineName(kind, choice)[lang]).join(" · ")} (${awaitingPayment[lang]})`}
					</span>
				</p>
			)}
			{kinds.length > 0 && (
				<p className="mt-6">
					<a className="btn btn-outline btn-list" href={additionPath(lang, own.eventCode, own.registrationId)}>
						<Icon name="plus" size={18} />
						{addText(lang, kinds)}
					</a>
				</p>
			)}
		</>
	);
}
