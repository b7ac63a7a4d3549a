import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { SavedView } from "../../../../features/saved-views/contract.ts";
import { MAX_COUNTED, type ViewList, viewAddressOf } from "../../../../features/saved-views/rules.ts";
import { savedViewsQuery } from "../../../../features/saved-views/web/saved-view-queries.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { numberText } from "../../../../kit/i18n/number.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Glyph } from "../Glyph.tsx";
import type { BrowserView } from "./browser-views.ts";
import type { ListView } from "./columns.ts";
import type { ListState } from "./list-state.ts";
import { useBrowserViews } from "./use-browser-views.ts";
import { useViewCalls } from "./use-view-calls.ts";
import { NewView, OpenView } from "./ViewBox.tsx";
import { ViewFailure } from "./ViewFailure.tsx";
import { viewTexts as texts } from "./view-texts.ts";

/** A hook that returns the live number of rows of some filters; undefined while it is loading. */
export type UseCount = (filters: Readonly<Record<string, string>>) => number | undefined;

type Props = { screen: ViewList; root: string; views: readonly ListView[]; state: ListState; useCount: UseCount };

const addressOf = ({ filters }: ListView) => viewAddressOf(new URLSearchParams(filters).toString());

/** Views that the list always has, those of the organiser and of the team, and a button that saves the shown one. */
// long: one row's markup
export function ListViews({ screen, root, views, state, useCount }: Props) {
	const { lang, event } = useFrame();
	const saved = useQuery(savedViewsQuery({ lang, eventCode: event.code, list: screen, root }));
	const calls = useViewCalls(screen, root);
	const [open, setOpen] = useState<number | "new">();
	const close = () => setOpen(undefined);
	const browser = useBrowserViews({
		list: screen,
		isReady: saved.isSuccess,
		save: (view) => calls.save({ name: view.name, address: view.address, isShared: false }),
		onMoved: calls.refetch,
	});
	const all = saved.data?.views ?? [];
	const openView = all.find((one) => one.objectId === open);
	const own = [...all.filter(({ can }) => can.change), ...browser.left].map(({ address }) => address);
	const isSaved = [...own, ...views.map(addressOf)].includes(state.view);
	return (
		<>
			<nav className="lst-views" aria-label={texts.views[lang]}>
				{views.map((view) => (
					<CountedLink key={view.id} view={view} state={state} useCount={useCount} />
				))}
				{all.map((view) => {
					const isOpen = view.objectId === open;
					const toggle = () => setOpen(isOpen ? undefined : view.objectId);
					return <SavedLink key={view.objectId} view={view} state={state} isOpen={isOpen} toggle={toggle} />;
				})}
				{browser.left.map((view) => (
					<BrowserLink key={`${view.name} ${view.address}`} view={view} state={state} forget={browser.forget} />
				))}
				{!isSaved && open !== "new" && (
					<button type="button" className="lst-view" onClick={() => setOpen("new")}>
						<Glyph name="plus" size={16} />
						{texts.save[lang]}
					</button>
				)}
			</nav>
			{saved.isError && <ViewFailure sentence={texts.failed[lang]} again={saved.refetch} isBusy={saved.isFetching} />}
			<NotMoved browser={browser} />
			{open === "new" && <NewView list={screen} state={state} calls={calls} onClose={close} />}
			{openView && (
				<OpenView
					key={openView.objectId}
					view={openView}
					state={state}
					calls={calls}
					readAgain={async () => (await saved.refetch()).data?.views.find((one) => one.objectId === openView.objectId)}
					onClose={close}
				/>
			)}
		</>
	);
}

type SavedLinkProps = { view: SavedView; state: ListState; isOpen: boolean; toggle(): void };

function SavedLink({ view, state, isOpen, toggle }: SavedLinkProps) {
	const { lang } = useFrame();
	const { name, address, count, isShared, can } = view;
	return (
		<span className="lst-own-view">
			<ViewLink label={name} address={address} count={count} state={state}>
				{isShared && <Glyph name="people" size={16} />}
				{isShared && <span className="sr-only">{texts.shared[lang]}</span>}
			</ViewLink>
			<button
				type="button"
				className="ctl-icon"
				aria-expanded={isOpen}
				aria-label={fill(texts[can.change ? "open" : "openOther"][lang], { name })}
				onClick={toggle}
			>
				<Glyph name="more" size={16} />
			</button>
		</span>
	);
}

type BrowserLinkProps = { view: BrowserView; state: ListState; forget(view: BrowserView): void };

function BrowserLink({ view, state, forget }: BrowserLinkProps) {
	const { lang } = useFrame();
	return (
		<span className="lst-own-view">
			<ViewLink label={view.name} address={view.address} state={state} />
			<button
				type="button"
				className="ctl-icon"
				aria-label={fill(texts.removeLocal[lang], { name: view.name })}
				onClick={() => forget(view)}
			>
				<Glyph name="close" size={16} />
			</button>
		</span>
	);
}

function NotMoved({ browser: { left, failure, move } }: { browser: ReturnType<typeof useBrowserViews> }) {
	const { lang } = useFrame();
	if (!failure || left.length === 0) return null;
	const reason = failure.problem?.message ?? texts.noAnswer[lang];
	return <ViewFailure sentence={fill(texts.notMoved[lang], { count: left.length, reason })} again={move} />;
}

function CountedLink({ view, state, useCount }: { view: ListView; state: ListState; useCount: UseCount }) {
	const count = useCount(view.filters);
	return <ViewLink label={view.label} address={addressOf(view)} count={count} tone={view.tone} state={state} />;
}

type LinkProps = {
	label: string;
	address: string;
	count?: number | null | undefined;
	tone?: ListView["tone"];
	state: ListState;
	children?: ReactNode;
};

function ViewLink({ label, address, count, tone, state, children }: LinkProps) {
	const { lang } = useFrame();
	return (
		<Link
			to={state.addressOfView(address)}
			className="lst-view"
			aria-current={state.view === address ? "true" : undefined}
		>
			{label}
			{children}
			{typeof count === "number" && (
				<b className={count > 0 && tone ? `tone-text-${tone}` : undefined}>
					{numberText(lang, count)}
					{count === MAX_COUNTED && "+"}
				</b>
			)}
		</Link>
	);
}
