import { useEffect, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { factorTexts as texts } from "../factor-web-texts.ts";
import { type OwnPasskey, removePasskey, renamePasskey } from "../passkey-contract.ts";
import { passkeyNameForm, passkeyRemovalForm } from "../passkey-form.ts";
import { AddPasskeyForm } from "./AddPasskeyForm.tsx";

type Props = {
	lang: Lang;
	eventCode: string;
	timeZone: string;
	passkeys: OwnPasskey[];
	needsCode: boolean;
	onChange: (passkeys: OwnPasskey[]) => void;
};

const saying = (text: string, name: string) => fill(text, name);

// long: one part's markup
export function OwnPasskeys({ lang, eventCode, timeZone, passkeys, needsCode, onChange }: Props) {
	const [news, setNews] = useState("");
	const statusRef = useRef<HTMLParagraphElement>(null);
	const done = (now: OwnPasskey[], text: string) => {
		onChange(now);
		setNews(text);
		statusRef.current?.focus();
	};
	return (
		<div className="grid gap-4">
			<OpenedForm
				lang={lang}
				title={texts.passkeys}
				action={texts.addPasskey}
				form={({ onClose, onSaved }) => (
					<AddPasskeyForm
						lang={lang}
						eventCode={eventCode}
						needsCode={needsCode}
						onClose={onClose}
						onAdded={(now, name) => {
							onChange(now);
							onSaved(saying(texts.added[lang], name));
						}}
					/>
				)}
			>
				<p className="text-muted text-pretty">{texts.passkeysLead[lang]}</p>
			</OpenedForm>
			<p className={news ? "notice focus:outline-none" : "sr-only"} role="status" tabIndex={-1} ref={statusRef}>
				{news}
			</p>
			{passkeys.length > 0 && (
				<ul className="consents">
					{passkeys.map((passkey) => (
						<Row
							key={passkey.id}
							lang={lang}
							eventCode={eventCode}
							timeZone={timeZone}
							passkey={passkey}
							onDone={done}
						/>
					))}
				</ul>
			)}
		</div>
	);
}

type RowProps = {
	lang: Lang;
	eventCode: string;
	timeZone: string;
	passkey: OwnPasskey;
	onDone: (passkeys: OwnPasskey[], said: string) => void;
};

const WAYS = ["rename", "remove"] as const;

function useBackTo(open: (typeof WAYS)[number] | undefined) {
	const ways = useRef<HTMLDivElement>(null);
	const was = useRef(open);
	useEffect(() => {
		if (was.current && !open) ways.current?.querySelectorAll("button")[WAYS.indexOf(was.current)]?.focus();
		was.current = open;
	}, [open]);
	return ways;
}

function PasskeyFacts({ lang, timeZone, passkey }: Pick<RowProps, "lang" | "timeZone" | "passkey">) {
	const { name, addedDate, usedDate } = passkey;
	const on = (text: "addedOn" | "usedOn", iso: string) =>
		saying(texts[text][lang], dateText(lang, new Date(iso), timeZone));
	return (
		<div className="grid gap-1 min-w-0 basis-80 grow">
			<p className="font-bold wrap-anywhere">{name}</p>
			<p className="field-help">{`${on("addedOn", addedDate)} · ${usedDate ? on("usedOn", usedDate) : texts.neverUsed[lang]}`}</p>
		</div>
	);
}

// long: one row's markup with its two forms
function Row({ lang, eventCode, timeZone, passkey, onDone }: RowProps) {
	const [open, setOpen] = useState<(typeof WAYS)[number]>();
	const { id, name } = passkey;
	const onClose = () => setOpen(undefined);
	const ways = useBackTo(open);
	const query = { lang };
	if (open === "rename") {
		return (
			<li>
				<RenameForm
					lang={lang}
					name={name}
					onClose={onClose}
					save={async (to) => {
						const now = await call(renamePasskey, { params: { id }, query, body: { name: to } });
						setOpen(undefined);
						onDone(now.passkeys, saying(texts.renamed[lang], to));
					}}
				/>
			</li>
		);
	}
	if (open === "remove") {
		return (
			<li>
				<RemoveForm
					lang={lang}
					name={name}
					onClose={onClose}
					save={async () => {
						const now = await call(removePasskey, { params: { id }, query, body: { eventCode } });
						onDone(now.passkeys, saying(texts.removed[lang], name));
					}}
				/>
			</li>
		);
	}
	return (
		<li className="flex flex-wrap gap-x-8 gap-y-3 items-center justify-between">
			<PasskeyFacts lang={lang} timeZone={timeZone} passkey={passkey} />
			<div className="flex flex-wrap gap-3" ref={ways}>
				{WAYS.map((way) => (
					<button
						key={way}
						type="button"
						className="btn btn-outline btn-list"
						aria-label={saying(texts[`${way}Of`][lang], name)}
						onClick={() => setOpen(way)}
					>
						{texts[way][lang]}
					</button>
				))}
			</div>
		</li>
	);
}

type RowForm = { lang: Lang; name: string; onClose: () => void; save: (name: string) => Promise<void> };

function RenameForm({ lang, name, onClose, save }: RowForm) {
	const form = useForm({
		form: passkeyNameForm,
		lang,
		id: "passkey-name",
		initial: { name },
		save: (payload) => save(payload.name.trim()),
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<TextField {...form.input("name")} />
		</SavedForm>
	);
}

function RemoveForm({ lang, name, onClose, save }: RowForm) {
	const form = useForm({ form: passkeyRemovalForm, lang, id: "passkey-end", save: () => save(name) });
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.remove} saving={texts.removing}>
			<p role="status">
				<b className="wrap-anywhere">{name}</b>: {texts.removeSure[lang]}
			</p>
		</SavedForm>
	);
}
