import { type ReactNode, useEffect, useState } from "react";
import { isRefusal } from "../../../../kit/api/call.ts";
import { inputKeys } from "../../../../kit/api/request-keys.ts";
import type { CommandPreview } from "../../../../kit/contract/preview.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { Modal } from "../../../../kit/ui/modal.tsx";
import { useFrame } from "../../../client/use-frame.ts";
import { Button, type ButtonLook } from "../Button.tsx";
import { Glyph, type GlyphName } from "../Glyph.tsx";
import { useProve } from "../prove.ts";
import { refusalText } from "./Command.tsx";
import { commandTexts as texts } from "./command-texts.ts";

type RowState =
	| { name: "waits" | "running" }
	| { name: "previewed"; preview: CommandPreview }
	| { name: "done"; sentence: string }
	| { name: "refused"; sentence: string }
	/** The server may have done it: a repetition of the same call, with the same key, tells. */
	| { name: "unanswered"; preview: CommandPreview; sentence: string };

export type BulkProps<Row> = {
	rows: readonly Row[];
	idOf(row: Row): string;
	nameOf(row: Row): string;
	title: string;
	icon?: GlyphName;
	look?: ButtonLook;
	children: ReactNode;
	preview(row: Row): Promise<CommandPreview>;
	/** The words on the button, for the rows that are left: "Confirm 2 payments, PLN 7366.47". */
	confirm(previews: readonly CommandPreview[]): string;
	run(row: Row, fingerprint: string, headers: Record<string, string>): Promise<string | undefined>;
	onDone(): Promise<unknown>;
	/** Unticks the finished rows, when the dialog closes. */
	untick(ids: readonly string[]): void;
};

function useRowStates<Row>(idOf: (row: Row) => string) {
	const [states, setStates] = useState<Readonly<Record<string, RowState>>>({});
	return {
		set: (row: Row, state: RowState) => setStates((now) => ({ ...now, [idOf(row)]: state })),
		stateOf: (row: Row): RowState => states[idOf(row)] ?? { name: "waits" },
	};
}

/** A refusal needs another preview; without an answer the same call is repeated. */
function failedState(lang: Lang, error: unknown, preview: CommandPreview): RowState {
	const sentence = refusalText(lang, error);
	return isRefusal(error) ? { name: "refused", sentence } : { name: "unanswered", preview, sentence };
}

function useBulkRun<Row>({ rows, idOf, preview, run, onDone }: BulkProps<Row>) {
	const { lang } = useFrame();
	const prove = useProve();
	const { stateOf, set } = useRowStates(idOf);
	const [keys] = useState(() => new Map(rows.map((row) => [idOf(row), inputKeys()])));
	const [isRunning, setRunning] = useState(false);
	const [all] = useState(rows);
	const previewed = (row: Row) =>
		prove(() => preview(row)).then(
			(found) => set(row, { name: "previewed", preview: found }),
			(error) => set(row, { name: "refused", sentence: refusalText(lang, error) }),
		);
	const previewAll = async () => {
		for (const row of all) await previewed(row);
	};
	useEffect(() => void previewAll(), []);
	const start = async () => {
		setRunning(true);
		for (const row of all) {
			const state = stateOf(row);
			if (state.name !== "previewed") continue;
			set(row, { name: "running" });
			const { fingerprint } = state.preview;
			const keyed = keys.get(idOf(row)) ?? inputKeys();
			await keyed({ fingerprint }, (headers) => prove(() => run(row, fingerprint, headers))).then(
				(sentence) => set(row, { name: "done", sentence: sentence ?? texts.done[lang] }),
				(error) => set(row, failedState(lang, error, state.preview)),
			);
		}
		setRunning(false);
		await onDone();
	};
	const again = async () => {
		for (const [row, state] of all.map((one) => [one, stateOf(one)] as const)) {
			if (state.name === "refused") await previewed(row);
			if (state.name === "unanswered") set(row, { name: "previewed", preview: state.preview });
		}
	};
	return { all, stateOf, isRunning, start, again };
}

// long: one dialog's markup
export function BulkDialog<Row>(props: BulkProps<Row> & { onClose: () => void }) {
	const { lang } = useFrame();
	const { title, idOf, nameOf, confirm } = props;
	const { all, stateOf, isRunning, start, again } = useBulkRun(props);
	const states = all.map(stateOf);
	const previews = states.flatMap((one) => (one.name === "previewed" ? [one.preview] : []));
	const undone = states.filter((one) => one.name === "refused" || one.name === "unanswered").length;
	const isWaiting = states.some((one) => one.name === "waits");
	const close = () => {
		props.untick(all.filter((row) => stateOf(row).name === "done").map(idOf));
		props.onClose();
	};
	const foot = (
		<div className="cmd-foot">
			{previews.length > 0 && (
				<Button
					look="primary"
					aria-disabled={isRunning || isWaiting}
					onClick={() => !isRunning && !isWaiting && void start()}
				>
					{isRunning ? texts.running[lang] : confirm(previews)}
				</Button>
			)}
			{!isRunning && !isWaiting && undone > 0 && (
				<Button look="soft" onClick={() => void again()}>
					{fill(texts.resume[lang], { count: undone })}
				</Button>
			)}
			<Button look="plain" onClick={() => !isRunning && close()}>
				{texts.close[lang]}
			</Button>
		</div>
	);
	return (
		<Modal lang={lang} width={720} title={title} onClose={() => !isRunning && close()} foot={foot}>
			<ul className="cmd-rows">
				{all.map((row) => (
					<li key={idOf(row)}>
						<b>{nameOf(row)}</b>
						<RowWords state={stateOf(row)} />
					</li>
				))}
			</ul>
		</Modal>
	);
}

function RowWords({ state }: { state: RowState }) {
	const { lang } = useFrame();
	if (state.name === "previewed") return <span>{[state.preview.title, ...state.preview.effects].join(" ")}</span>;
	if (!("sentence" in state)) {
		return <span className="text-muted">{texts[state.name === "waits" ? "counting" : "running"][lang]}</span>;
	}
	return (
		<span className={state.name === "done" ? "tone-text-ok" : "tone-text-bad"} role="status">
			<Glyph name={state.name === "done" ? "check" : "warning"} size={16} /> {state.sentence}
		</span>
	);
}
