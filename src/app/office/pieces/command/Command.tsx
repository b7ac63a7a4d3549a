import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { CallFailure } from "../../../../kit/api/call.ts";
import { inputKeys } from "../../../../kit/api/request-keys.ts";
import type { CommandPreview } from "../../../../kit/contract/preview.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { plural } from "../../../../kit/i18n/plural.ts";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Button, type ButtonLook } from "../Button.tsx";
import type { GlyphName } from "../Glyph.tsx";
import { useProve } from "../prove.ts";
import { announce, setSaveState } from "../save-state.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { commandTexts as texts } from "./command-texts.ts";
import { useAct } from "./use-act.ts";

type ButtonProps = { name: string; icon?: GlyphName; look?: ButtonLook; children: ReactNode };

/** Opens a command. */
export function CommandButton({ name, icon, look = "outline", children }: ButtonProps) {
	const { act, openAct, closeAct } = useAct();
	const button = useRef<HTMLButtonElement>(null);
	useFocusReturn(button, false);
	const isOpen = act === name;
	return (
		<Button
			ref={button}
			look={look}
			{...(icon && { icon })}
			aria-expanded={isOpen}
			onClick={() => (isOpen ? closeAct() : openAct(name))}
		>
			{children}
		</Button>
	);
}

type Props<I> = {
	/** The name in the address. */
	name: string;
	title: string;
	/** True for acts that take something away. */
	isBad?: boolean;
	/** The input of a command that has one, and its fields. */
	initial?: I;
	fields?(input: I, set: (input: I) => void): ReactNode;
	/** Whether the input is complete. */
	isReady?(input: I): boolean;
	preview(input: I): Promise<CommandPreview>;
	/** The words on the button, with the sum: "Refund PLN 1842.54". */
	confirm(preview: CommandPreview): string;
	/** Returns a sentence about the result. */
	run(input: I, fingerprint: string, headers: Record<string, string>): Promise<string | undefined>;
	/** Refetches what the command changed. */
	onDone(): Promise<unknown>;
	/** The screen to show instead, if the command removes what this one shows. */
	leaveTo?: string;
};

/** An act that is no edit: says what it will do, asks, does it once, and says what it did. */
export function Command<I = undefined>(props: Props<I>) {
	const { act } = useAct();
	return act === props.name ? <OpenCommand {...props} /> : null;
}

function OpenCommand<I>(props: Props<I>) {
	const { lang } = useFrame();
	const { name, title, isBad = false, fields, confirm, isReady = () => true } = props;
	const { closeAct } = useAct();
	const box = useRef<HTMLElement>(null);
	useFocusReturn(box);
	const [input, setInput] = useState(props.initial as I);
	const ready = isReady(input);
	const preview = usePreview(name, input, ready, props.preview);
	const hasPreview = preview.data !== undefined;
	// its result, a promise in new browsers, is no clean-up
	useEffect(() => void box.current?.scrollIntoView({ block: "nearest" }), [hasPreview]);
	const { isRunning, refusal, start } = useRun(props, () => preview.refetch());
	return (
		<section className="cmd" data-bad={isBad || undefined} aria-label={title} ref={box}>
			<h3>{title}</h3>
			{fields?.(input, setInput)}
			{ready && <PreviewWords preview={preview} />}
			{refusal && (
				<p className="cmd-refusal" role="alert">
					{refusal}
				</p>
			)}
			<div className="cmd-foot">
				{ready && preview.data && (
					<Button
						look={isBad ? "bad" : "primary"}
						aria-disabled={isRunning || preview.isFetching}
						onClick={() => !preview.isFetching && void start(input, preview.data.fingerprint)}
					>
						{isRunning ? texts.running[lang] : confirm(preview.data)}
					</Button>
				)}
				<Button look="plain" onClick={closeAct}>
					{texts.cancel[lang]}
				</Button>
			</div>
		</section>
	);
}

function usePreview<I>(name: string, input: I, isReady: boolean, ask: Props<I>["preview"]) {
	const prove = useProve();
	return useQuery({
		queryKey: ["command", name, location.pathname, location.search, input],
		queryFn: () => prove(() => ask(input)),
		enabled: isReady,
		staleTime: 0,
		gcTime: 0,
		retry: false,
		refetchOnWindowFocus: false,
	});
}

/** Runs a command once, however often it is pressed or repeated after a lost response. */
function useRun<I>({ run, onDone, leaveTo }: Props<I>, previewAgain: () => Promise<unknown>) {
	const { lang } = useFrame();
	const { closeAct } = useAct();
	const [, navigate] = useLocation();
	const prove = useProve();
	const [keyed] = useState(inputKeys);
	const [isRunning, setRunning] = useState(false);
	const [refusal, setRefusal] = useState("");
	const start = async (input: I, fingerprint: string) => {
		if (isRunning) return;
		setRunning(true);
		setRefusal("");
		setSaveState({ name: "saving" });
		try {
			const sentence = await keyed({ input, fingerprint }, (headers) => prove(() => run(input, fingerprint, headers)));
			setSaveState({ name: "saved", at: siteNow() });
			if (sentence) announce(sentence);
			await onDone();
			if (leaveTo === undefined) closeAct();
			else navigate(leaveTo, { replace: true });
		} catch (error) {
			const reason = refusalText(lang, error);
			setSaveState({ name: "failed", reason });
			setRefusal(reason);
			// another person was faster
			if (error instanceof CallFailure && error.status === 409) await Promise.all([previewAgain(), onDone()]);
		} finally {
			setRunning(false);
		}
	};
	return { isRunning, refusal, start };
}

/** The preview of an act that changes nothing but itself, as one sentence. */
export const plainPreview = (title: string) => async (): Promise<CommandPreview> => ({
	title,
	effects: [],
	figures: [],
	emails: 0,
	needsSecondPerson: false,
	fingerprint: "",
});

/** The sentence of a refused or lost call. */
export function refusalText(lang: Lang, error: unknown): string {
	if (!(error instanceof CallFailure)) throw error;
	return error.problem?.message ?? error.problem?.detail ?? texts.failed[lang];
}

type PreviewState = { data: CommandPreview | undefined; error: unknown; refetch(): unknown };

/** The effects of a command in words, or why there are none. */
export function PreviewWords({ preview }: { preview: PreviewState }) {
	const { lang } = useFrame();
	const { data, error } = preview;
	if (error) {
		return (
			<div className="cmd-preview" role="alert">
				<p>{refusalText(lang, error)}</p>
				<Button look="soft" onClick={() => void preview.refetch()}>
					{texts.again[lang]}
				</Button>
			</div>
		);
	}
	if (!data) {
		return (
			<p className="cmd-preview" role="status">
				{texts.counting[lang]}
			</p>
		);
	}
	return (
		<div className="cmd-preview" role="status">
			<p>{[data.title, ...data.effects].join(" ")}</p>
			{data.figures.length > 0 && (
				<dl className="cmd-figures">
					{data.figures.map(({ label, value }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			)}
			{data.emails > 0 && <p className="cmd-quiet">{plural(lang, data.emails, texts.emails)}</p>}
			{data.needsSecondPerson && <p className="cmd-quiet">{texts.secondPerson[lang]}</p>}
		</div>
	);
}
