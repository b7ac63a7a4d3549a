import { useQueryClient } from "@tanstack/react-query";
import { addPackageOption } from "../../../../features/options/office-contract.ts";
import { newOptionForm } from "../../../../features/options/office-form.ts";
import { OPTION_KINDS } from "../../../../features/options/rules.ts";
import { optionNames } from "../../../../features/options/texts.ts";
import { officeOptionsQuery } from "../../../../features/options/web/office-option-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { SelectRow, TextRow } from "../../pieces/form/fields.tsx";
import { NewForm } from "../../pieces/form/NewForm.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { loadedRecord, RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { announce } from "../../pieces/save-state.ts";
import { optionTexts as texts } from "./option-texts.ts";

type Props = { state: ListState; packages: readonly { code: string; name: string }[] };

/** Adds an option to a package. */
// long: one form's markup
export function NewOptionPanel({ state, packages }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const close = () => state.go({ open: "" });
	const title = texts.newTitle[lang];
	const none = { value: "", label: texts.choose[lang] };
	return (
		<RecordPanel state={state} record={loadedRecord(packages)} above={title}>
			{() => (
				<>
					<RecordTop above={event.name} title={title} sub={texts.newLead[lang]} />
					<RecordPart>
						<NewForm
							id={`option-new-${event.code}`}
							form={newOptionForm}
							submit={texts.add}
							save={async (body) => {
								await call(addPackageOption, { params: { eventCode: event.code }, query: { lang }, body });
								await queries.invalidateQueries(officeOptionsQuery(lang, event.code));
								announce(texts.added[lang]);
							}}
							onClose={close}
						>
							{(form) => (
								<>
									<SelectRow
										{...form.input("kind")}
										options={[none, ...OPTION_KINDS.map((value) => ({ value, label: optionNames[value][lang] }))]}
									/>
									<SelectRow
										{...form.input("package")}
										options={[none, ...packages.map(({ code, name }) => ({ value: code, label: name }))]}
									/>
									<TextRow {...form.input("net")} inputMode="decimal" />
									<TextRow {...form.input("vat")} inputMode="numeric" />
									<TextRow {...form.input("capacity")} inputMode="numeric" help={texts.capacityHelp[lang]} />
									{form.values.kind === "tshirt" && (
										<TextRow {...form.input("sizes")} help={texts.sizesHelp[lang]} autoComplete="off" />
									)}
								</>
							)}
						</NewForm>
					</RecordPart>
				</>
			)}
		</RecordPanel>
	);
}
