import { useQueryClient } from "@tanstack/react-query";
import { addPriceRound } from "../../../../features/packages/round-contract.ts";
import { newRoundForm } from "../../../../features/packages/round-form.ts";
import { priceListQuery } from "../../../../features/packages/web/price-list-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { TextRow } from "../../pieces/form/fields.tsx";
import { NewForm } from "../../pieces/form/NewForm.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { loadedRecord, RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { announce } from "../../pieces/save-state.ts";
import { packageTexts as texts } from "./package-texts.ts";

/** Adds a round of prices, which divides the round of its first day. */
export function NewRoundPanel({ state }: { state: ListState }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const close = () => state.go({ open: "" });
	const title = texts.newRoundTitle[lang];
	return (
		<RecordPanel state={state} record={loadedRecord(event)} above={title}>
			{() => (
				<>
					<RecordTop above={event.name} title={title} sub={texts.newRoundLead[lang]} />
					<RecordPart>
						<NewForm
							id={`round-new-${event.code}`}
							form={newRoundForm}
							submit={texts.addRound}
							save={async (body) => {
								await call(addPriceRound, { params: { eventCode: event.code }, query: { lang }, body });
								await queries.invalidateQueries(priceListQuery(lang, event.code));
								announce(texts.roundAdded[lang]);
							}}
							onClose={close}
						>
							{(form) => (
								<>
									<TextRow {...form.input("firstDay")} type="date" />
									<TextRow {...form.input("name")} help={texts.nameHelp[lang]} autoComplete="off" />
									<TextRow {...form.input("nameEn")} autoComplete="off" />
								</>
							)}
						</NewForm>
					</RecordPart>
				</>
			)}
		</RecordPanel>
	);
}
