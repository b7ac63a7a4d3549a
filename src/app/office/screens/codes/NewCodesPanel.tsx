import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createOfficeCodes } from "../../../../features/codes/office-contract.ts";
import { type SeriesValues, seriesForm, wantedCodes } from "../../../../features/codes/series-form.ts";
import { OFFICE_CODES } from "../../../../features/codes/web/office-code-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { inputKeys } from "../../../../kit/api/request-keys.ts";
import { plural } from "../../../../kit/i18n/plural.ts";
import { instantOf } from "../../../../kit/time/instant.ts";
import { addDays } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { SelectRow, TextRow } from "../../pieces/form/fields.tsx";
import { NewForm } from "../../pieces/form/NewForm.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { announce } from "../../pieces/save-state.ts";
import { codeOfficeTexts as texts } from "./code-office-texts.ts";

type Props = { state: ListState; packages: readonly { code: string; name: string }[] };

/** Creates a series of codes, or one code with an own text. */
// long: one form's markup
export function NewCodesPanel({ state, packages }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const [keyed] = useState(inputKeys);
	const close = () => state.go({ open: "" });
	const save = async (values: SeriesValues) => {
		const { validUntil } = values;
		const end = validUntil === "" ? null : instantOf(`${addDays(validUntil, 1)}T00:00`, event.timeZone).toISOString();
		const body = wantedCodes(values, end);
		const { codes } = await keyed(body, (headers) =>
			call(createOfficeCodes, { params: { eventCode: event.code }, query: { lang }, body, headers }),
		);
		announce(plural(lang, codes.length, texts.creating));
		await queries.invalidateQueries({ queryKey: [OFFICE_CODES] });
	};
	const kinds = [
		{ value: "invitation", label: texts.invitations[lang] },
		{ value: "discount", label: texts.discounts[lang] },
	];
	const choices = [
		{ value: "", label: texts.anyPackage[lang] },
		...packages.map(({ code, name }) => ({ value: code, label: name })),
	];
	return (
		<RecordPanel state={state} record={{ data: packages, error: null, refetch: close }} above={texts.newCodes[lang]}>
			{() => (
				<>
					<RecordTop above={event.name} title={texts.newCodes[lang]} sub={texts.newLead[lang]} />
					<RecordPart>
						<NewForm id={`codes-${event.code}`} form={seriesForm} submit={texts.create} save={save} onClose={close}>
							{(form) => (
								<>
									<SelectRow {...form.input("kind")} options={kinds} />
									{form.values.kind === "discount" && <TextRow {...form.input("percent")} inputMode="numeric" />}
									<SelectRow {...form.input("package")} options={choices} />
									<TextRow {...form.input("code")} autoComplete="off" />
									{form.values.code.trim() === "" && <TextRow {...form.input("count")} inputMode="numeric" />}
									<TextRow {...form.input("useLimit")} inputMode="numeric" help={texts.unlimitedHelp[lang]} />
									<TextRow {...form.input("validUntil")} type="date" />
								</>
							)}
						</NewForm>
					</RecordPart>
				</>
			)}
		</RecordPanel>
	);
}
