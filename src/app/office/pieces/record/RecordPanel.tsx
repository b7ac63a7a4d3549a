import { type ReactNode, useEffect, useRef } from "react";
import { CallFailure } from "../../../../kit/api/call.ts";
import { showToast } from "../../../../kit/ui/toast.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Button } from "../Button.tsx";
import { Glyph } from "../Glyph.tsx";
import type { ListState } from "../list/list-state.ts";
import { recordTexts as texts } from "./record-texts.ts";

/** The state of a record, as TanStack Query returns it. */
export type RecordQuery<T> = { data: T | undefined; error: unknown; refetch(): unknown };

/** A record that is loaded already, such as a row of a list. A missing one is a 404. */
export function loadedRecord<T>(data: T | undefined, isLoading = false): RecordQuery<T> {
	const isMissing = data === undefined && !isLoading;
	return { data, error: isMissing ? new CallFailure(404, undefined) : null, refetch: () => undefined };
}

/** The open row of a list. Its panel closes when the row leaves the list, as after its removal. */
export function useOpenRow<T>(state: ListState, data: T | undefined, isLoading = false): RecordQuery<T> {
	const wasListed = useRef(false);
	useEffect(() => {
		if (data !== undefined) wasListed.current = true;
		else if (wasListed.current && !isLoading) state.go({ open: "" }, true);
	}, [data, isLoading]);
	return loadedRecord(data, isLoading);
}

type Props<T> = {
	state: ListState;
	record: RecordQuery<T>;
	/** The kind and number: "Order 2025/0422". Also the panel's name. */
	above: string;
	children(record: T): ReactNode;
};

/** The open row of a list. It takes the focus, and returns it to the row or the button when it closes. */
export function RecordPanel<T>({ state, record, above, children }: Props<T>) {
	const { lang } = useFrame();
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		const opened = state.open;
		const opener = document.activeElement;
		panel.current?.focus({ preventScroll: true });
		return () => {
			// a filter or another row that closed the panel keeps the focus
			if (document.activeElement !== document.body) return;
			const row = document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(opened)}"]`);
			const button = opener instanceof HTMLButtonElement && opener.isConnected ? opener : null;
			(row ?? button ?? document.getElementById("content"))?.focus();
		};
	}, [state.open]);
	return (
		<aside className="card rcd-panel" ref={panel} tabIndex={-1} aria-label={above}>
			<div className="rcd-panel-tools on-dark">
				<button type="button" className="ctl-icon" aria-label={texts.copy[lang]} onClick={() => void copy(lang)}>
					<Glyph name="copy" />
				</button>
				<button
					type="button"
					className="ctl-icon"
					aria-label={texts.close[lang]}
					onClick={() => state.go({ open: "" })}
				>
					<Glyph name="close" />
				</button>
			</div>
			{record.data === undefined ? <NoRecord above={above} record={record} /> : children(record.data)}
		</aside>
	);
}

/** Copies the address of the open record. */
async function copy(lang: "pl" | "en"): Promise<void> {
	try {
		await navigator.clipboard.writeText(location.href);
		showToast({ type: "success", message: texts.copied[lang] });
	} catch {
		showToast({ type: "danger", message: texts.copyFailed[lang] });
	}
}

function NoRecord({ above, record }: { above: string; record: Pick<RecordQuery<unknown>, "error" | "refetch"> }) {
	const { lang } = useFrame();
	const { error } = record;
	const isGone = error instanceof CallFailure && (error.status === 404 || error.status === 400);
	return (
		<>
			<RecordTop above={above} title="" />
			<div className="rcd-part" role={error ? "alert" : "status"}>
				{!error && <span className="sr-only">{texts.loading[lang]}</span>}
				{!error && <div className="rcd-skeleton" />}
				{Boolean(error) && <p>{(isGone ? texts.gone : texts.failed)[lang]}</p>}
				{Boolean(error) && !isGone && (
					<Button look="soft" onClick={() => void record.refetch()}>
						{texts.again[lang]}
					</Button>
				)}
			</div>
		</>
	);
}

type TopProps = { above: string; title: string; sub?: ReactNode; figure?: ReactNode; mark?: ReactNode };

/** The ink head of a panel, with its beams. */
export function RecordTop({ above, title, sub, figure, mark }: TopProps) {
	return (
		<header className="rcd-top beams on-dark">
			<p>{above}</p>
			{title && <h2>{title}</h2>}
			{sub && <p>{sub}</p>}
			{(figure || mark) && (
				<div className="rcd-top-foot">
					<b>{figure}</b>
					{mark}
				</div>
			)}
		</header>
	);
}

/** A part of a panel, with a line above it. */
export function RecordPart({ title, action, children }: { title?: string; action?: ReactNode; children: ReactNode }) {
	return (
		<section className="rcd-part">
			{title && (
				<header className="rcd-part-head">
					<h3>{title}</h3>
					{action}
				</header>
			)}
			{children}
		</section>
	);
}
