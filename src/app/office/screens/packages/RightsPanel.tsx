import { useQueryClient } from "@tanstack/react-query";
import type { ListedPackage } from "../../../../features/packages/office-contract.ts";
import type { PackageRights, RightName } from "../../../../features/packages/rights.ts";
import { previewPackageRights, savePackageRights } from "../../../../features/packages/rights-contract.ts";
import { rightsForm } from "../../../../features/packages/rights-form.ts";
import { rightWord } from "../../../../features/packages/rights-texts.ts";
import { RIGHTS } from "../../../../features/packages/texts.ts";
import { priceListQuery } from "../../../../features/packages/web/price-list-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import type { BoundForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { CommandButton } from "../../pieces/command/Command.tsx";
import { useAct, useOpenEdit } from "../../pieces/command/use-act.ts";
import { CommandForm } from "../../pieces/form/CommandForm.tsx";
import { SelectRow, TickRow } from "../../pieces/form/fields.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop, useOpenRow } from "../../pieces/record/RecordPanel.tsx";
import { rightTexts as texts } from "./right-office-texts.ts";

type Props = { state: ListState; listed: ListedPackage | undefined };

/** The contents of one package. */
export function RightsPanel({ state, listed }: Props) {
	const { lang } = useFrame();
	const record = useOpenRow(state, listed);
	return (
		<RecordPanel state={state} record={record} above={texts.panel[lang]}>
			{(found) => (
				<>
					<RecordTop
						above={texts.panel[lang]}
						title={found.name}
						sub={found.taken > 0 ? fill(texts.sold[lang], found.taken) : texts.unsold[lang]}
					/>
					<Contents listed={found} />
				</>
			)}
		</RecordPanel>
	);
}

function Contents({ listed }: { listed: ListedPackage }) {
	const { lang } = useFrame();
	const isOpen = useOpenEdit("rights", listed.can.change);
	return (
		<RecordPart
			title={texts.contents[lang]}
			action={
				<Can can={listed.can} act="change">
					<CommandButton name="rights" look="plain">
						{texts.change[lang]}
					</CommandButton>
				</Can>
			}
		>
			{isOpen ? (
				<RightsForm listed={listed} />
			) : (
				RIGHTS.map(({ id, name }) => (
					<RecordLine key={id} end={rightWord(lang, id, listed.rights)}>
						{name[lang]}
					</RecordLine>
				))
			)}
		</RecordPart>
	);
}

const readOf = ({ rights, rightsVersion }: ListedPackage) => ({ values: rights, version: rightsVersion });

/** The values of a right; undefined for one that is yes or no. */
const CHOICES: { [R in RightName]?: readonly PackageRights[R][] } = {
	lectures: ["none", "online", "onsite", "both"],
	recordings: ["none", "online", "all"],
	lunch: ["none", "buy", "included"],
	matchmaking: ["none", "invited", "full"],
};

const wordOf = (lang: Lang, name: RightName, value: unknown) =>
	rightWord(lang, name, { ...rightsForm.empty, [name]: value });

function RightsForm({ listed }: { listed: ListedPackage }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { closeAct } = useAct();
	const { objectId } = listed;
	const prices = priceListQuery(lang, event.code);
	const at = { params: { eventCode: event.code, packageId: objectId }, query: { lang } };
	return (
		<CommandForm
			id={`rights-${objectId}`}
			form={rightsForm}
			record={{
				read: readOf(listed),
				readAgain: async () => {
					const { packages } = await queries.fetchQuery({ ...prices, staleTime: 0 });
					return readOf(packages.find((one) => one.objectId === objectId) ?? listed);
				},
				words: (name, value) => wordOf(lang, name as RightName, value),
			}}
			check={texts.check}
			preview={(values, version) => call(previewPackageRights, { ...at, body: { ...values, version } })}
			confirm={() => texts.save[lang]}
			run={async (values, fingerprint, headers, version) => {
				const body = { ...values, version, fingerprint };
				const { sentence } = await call(savePackageRights, { ...at, body, headers });
				await queries.invalidateQueries(prices);
				return sentence;
			}}
			onDone={closeAct}
			onClose={closeAct}
		>
			{(form) => RIGHTS.map(({ id }) => <RightRow key={id} name={id} form={form} />)}
		</CommandForm>
	);
}

type RowProps = { name: RightName; form: BoundForm<PackageRights> };

function RightRow({ name, form }: RowProps) {
	const { lang } = useFrame();
	const choices = CHOICES[name];
	const { value, onChange, ...field } = form.field(name);
	if (!choices) return <TickRow {...field} isOn={value === true} onChange={onChange} />;
	return (
		<SelectRow
			{...form.input(name)}
			value={String(value)}
			options={choices.map((one) => ({ value: String(one), label: wordOf(lang, name, one) }))}
		/>
	);
}
