import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type SellerState, saveSeller } from "../../../features/seller/office-contract.ts";
import { type SellerField, sellerForm } from "../../../features/seller/seller-form.ts";
import { SELLER, sellerQuery } from "../../../features/seller/web/seller-query.ts";
import { call } from "../../../kit/api/call.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { useFrame } from "../../client/use-frame.ts";
import { Can } from "../pieces/Can.tsx";
import { CommandButton } from "../pieces/command/Command.tsx";
import { useAct, useOpenEdit } from "../pieces/command/use-act.ts";
import { EditForm } from "../pieces/form/EditForm.tsx";
import { AreaRow, TextRow } from "../pieces/form/fields.tsx";
import {
	RecordActs,
	RecordCard,
	RecordColumns,
	RecordHead,
	RecordLine,
	RecordStrip,
} from "../pieces/record/RecordPage.tsx";
import { foundationTexts as texts } from "./foundation/foundation-texts.ts";

const DOCUMENTS: readonly SellerField[] = [
	"name",
	"nip",
	"street",
	"postCode",
	"city",
	"country",
	"registers",
	"email",
];
const MONEY: readonly SellerField[] = ["account", "bank"];
const WORDS: readonly SellerField[] = ["sender", "signer", "footerPl", "footerEn"];

const readOf = ({ values, version }: SellerState) => ({ values, version });

/** The seller's data, for all events. Its form has the address `?do=seller`. */
export function Foundation() {
	const { lang } = useFrame();
	const { data } = useSuspenseQuery(sellerQuery(lang));
	const isOpen = useOpenEdit("seller", data.can.change);
	const notice = data.isInvented ? texts.invented : data.isSet ? undefined : texts.notSet;
	return (
		<>
			{notice && <RecordStrip icon="warning">{notice[lang]}</RecordStrip>}
			<RecordHead title={texts.title[lang]} sub={texts.lead[lang]} />
			{isOpen ? <RecordColumns main={<SellerForm seller={data} />} beside={null} /> : <SellerCards seller={data} />}
		</>
	);
}

function SellerForm({ seller }: { seller: SellerState }) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const { closeAct } = useAct();
	return (
		<RecordCard title={texts.change[lang]}>
			<EditForm
				id="seller"
				form={sellerForm}
				read={readOf(seller)}
				save={async (body, version) => {
					await call(saveSeller, { query: { lang }, body: { ...body, version } });
					await queries.invalidateQueries({ queryKey: [SELLER] });
				}}
				readAgain={async () => readOf(await queries.fetchQuery({ ...sellerQuery(lang), staleTime: 0 }))}
				onClose={closeAct}
			>
				{(form) =>
					sellerForm.names.map((name) =>
						name === "registers" ? (
							<AreaRow key={name} {...form.input(name)} rows={3} />
						) : (
							<TextRow key={name} {...form.input(name)} />
						),
					)
				}
			</EditForm>
		</RecordCard>
	);
}

function SellerCards({ seller }: { seller: SellerState }) {
	const { lang } = useFrame();
	return (
		<>
			<RecordActs>
				<Can can={seller.can} act="change">
					<CommandButton name="seller" icon="edit">
						{texts.change[lang]}
					</CommandButton>
				</Can>
			</RecordActs>
			<RecordColumns
				main={<SellerCard seller={seller} title={texts.documents} note={texts.documentsNote} fields={DOCUMENTS} />}
				beside={
					<>
						<SellerCard seller={seller} title={texts.money} note={texts.moneyNote} fields={MONEY} />
						<SellerCard seller={seller} title={texts.words} note={texts.wordsNote} fields={WORDS} />
					</>
				}
			/>
		</>
	);
}

type CardProps = { seller: SellerState; title: Text; note: Text; fields: readonly SellerField[] };

function SellerCard({ seller, title, note, fields }: CardProps) {
	const { lang } = useFrame();
	return (
		<RecordCard title={title[lang]}>
			{fields.map((name) => (
				<RecordLine key={name} note={sellerForm.labels[name]?.[lang]}>
					<b>{seller.values[name].split("\n").filter(Boolean).join(", ") || texts.none[lang]}</b>
				</RecordLine>
			))}
			<p className="text-muted">{note[lang]}</p>
		</RecordCard>
	);
}
