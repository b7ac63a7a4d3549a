import { type Content, h, View } from "../../../../kit/pdf/sheet.ts";
import type { DocumentContent } from "../../contract.ts";
import { texts } from "../../texts.ts";
import { money } from "./settlement.ts";
import { dayText, fact } from "./words.ts";

/** Of an advance or a settling invoice: what was ordered, what came of it, and the advance invoices before. */
export function advancesOf({ advances, languages, correction }: DocumentContent): Content {
	if (!advances) return null;
	const { ordered, received, earlier } = advances;
	const came = received.map(({ day, grossGrosz }) => `${dayText(day)}: ${money(grossGrosz)}`);
	const before = earlier.map(({ number, issueDate, ksefNumber, grossGrosz }) =>
		[`${number}, ${dayText(issueDate)}: ${money(grossGrosz)}`, ksefNumber].filter(Boolean).join("\n"),
	);
	const receivedName = came.length > 1 ? texts.advancesReceived : texts.advanceReceived;
	return h(
		View,
		{ key: "advances", wrap: false, style: { marginTop: 14, paddingLeft: 12, flexDirection: "row" } },
		fact(languages, texts.ordered, money(ordered.grossGrosz)),
		came.length > 0 && !correction && fact(languages, receivedName, came.join("\n")),
		before.length > 0 && fact(languages, texts.earlierInvoices, before.join("\n")),
	);
}
