import { useRef, useState } from "react";
import type { SavedView } from "../../../../features/saved-views/contract.ts";
import type { ViewList } from "../../../../features/saved-views/rules.ts";
import { viewForm } from "../../../../features/saved-views/view-form.ts";
import { CallFailure } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { BoundForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Button } from "../Button.tsx";
import { EditForm } from "../form/EditForm.tsx";
import { TextRow, TickRow } from "../form/fields.tsx";
import { NewForm } from "../form/NewForm.tsx";
import type { ReadRecord } from "../form/use-version.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import type { ListState } from "./list-state.ts";
import type { ViewCalls } from "./use-view-calls.ts";
import { viewTexts as texts } from "./view-texts.ts";

type NewProps = { list: ViewList; state: ListState; calls: ViewCalls; onClose(): void };

/** Saves the shown filters, sort and columns under a name. */
export function NewView({ list, state, calls, onClose }: NewProps) {
	const { lang } = useFrame();
	return (
		<section className="card lst-view-box" aria-label={texts.save[lang]}>
			<NewForm
				id={`view-${list}`}
				form={viewForm}
				submit={texts.save}
				save={async ({ name, isShared }) => {
					await calls.save({ name, isShared, address: state.view });
					await calls.refetch();
				}}
				onClose={onClose}
			>
				{(form) => (
					<>
						<NameAndTeam form={form} />
						{state.q !== "" && <p className="text-muted">{texts.noSearch[lang]}</p>}
					</>
				)}
			</NewForm>
		</section>
	);
}

type ViewValues = { name: string; isShared: boolean; takesShown: boolean };

function NameAndTeam({ form }: { form: BoundForm<ViewValues> }) {
	const { label, value, onChange } = form.field("isShared");
	return (
		<>
			<TextRow {...form.input("name")} autoComplete="off" />
			<TickRow label={label} isOn={value} onChange={onChange} />
		</>
	);
}

type OpenProps = {
	view: SavedView;
	state: ListState;
	calls: ViewCalls;
	/** Undefined if the view is gone. */
	readAgain(): Promise<SavedView | undefined>;
	onClose(): void;
};

const readOf = ({ name, isShared, version }: SavedView): ReadRecord<ViewValues> => ({
	version,
	values: { name, isShared, takesShown: false },
});

/** A saved view: its owner changes and removes it, others copy it. */
// long: one box's markup
export function OpenView({ view, state, calls, readAgain, onClose }: OpenProps) {
	const { lang } = useFrame();
	const { failure, act } = useViewAct(onClose);
	const box = useRef<HTMLElement>(null);
	useFocusReturn(box);
	return (
		<section className="card lst-view-box" aria-label={view.name} ref={box}>
			{view.can.change ? (
				<EditForm
					id={`view-${view.objectId}`}
					form={viewForm}
					read={readOf(view)}
					save={({ name, isShared }, version, { takesShown }) => {
						const address = takesShown ? state.view : view.address;
						return calls.change(view.objectId, { name, isShared, address, version });
					}}
					readAgain={async () => readOf((await readAgain()) ?? view)}
					onClose={onClose}
				>
					{(form) => (
						<>
							<NameAndTeam form={form} />
							{state.view !== view.address && <TakesShown form={form} />}
						</>
					)}
				</EditForm>
			) : (
				<>
					<p>{fill(texts.sharedBy[lang], { name: view.ownerName ?? "" })}</p>
					<Button look="soft" icon="copy" onClick={() => act(() => copied(calls, view))}>
						{texts.copy[lang]}
					</Button>
				</>
			)}
			{view.can.remove && (
				<Button look="bad" icon="trash" onClick={() => act(() => calls.remove(view.objectId))}>
					{texts.remove[lang]}
				</Button>
			)}
			{failure && <p role="alert">{failure.problem?.message ?? texts.noAnswer[lang]}</p>}
			{!view.can.change && (
				<Button look="plain" onClick={onClose}>
					{texts.close[lang]}
				</Button>
			)}
		</section>
	);
}

function TakesShown({ form }: { form: BoundForm<ViewValues> }) {
	const { label, value, onChange } = form.field("takesShown");
	return <TickRow label={label} isOn={value} onChange={onChange} />;
}

async function copied(calls: ViewCalls, { name, address }: SavedView): Promise<void> {
	await calls.save({ name, address, isShared: false });
	await calls.refetch();
}

/** Runs one act at a time; a refusal stays on the page. */
function useViewAct(onDone: () => void) {
	const [failure, setFailure] = useState<CallFailure>();
	const isBusy = useRef(false);
	const act = async (run: () => Promise<unknown>) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setFailure(undefined);
		try {
			await run();
			onDone();
		} catch (error) {
			if (!(error instanceof CallFailure)) throw error;
			setFailure(error);
		} finally {
			isBusy.current = false;
		}
	};
	return { failure, act: (run: () => Promise<unknown>) => void act(run) };
}
