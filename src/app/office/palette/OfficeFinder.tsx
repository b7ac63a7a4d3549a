import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Office } from "../office-context.ts";
import { useKeys } from "../pieces/keys.ts";
import { opensPalette } from "./open-keys.ts";
import type { PaletteItem } from "./palette-items.ts";
import { useGoKeys } from "./use-go-keys.ts";
import { useTypedCharacters } from "./use-typed-characters.ts";

const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }));
const KeyList = lazy(async () => ({ default: (await import("./KeyList.tsx")).KeyList }));

export type FinderDialog = "palette" | "keys" | undefined;

type Props = { office: Office; open: FinderDialog; onOpen(dialog: FinderDialog): void };

const MAX_RECENT = 5;

/** The palette and the list of keys, with their shortcuts. Opened hits are remembered until the page is left. */
export function OfficeFinder({ office, open, onOpen }: Props) {
	const [, navigate] = useLocation();
	const [typed, setTyped] = useState("");
	const [hasFocus, setFocus] = useState(false);
	const [recent, setRecent] = useState<readonly PaletteItem[]>([]);
	const close = () => {
		setTyped("");
		setFocus(false);
		onOpen(undefined);
	};
	useFinderKeys(() => (open === "palette" ? close() : onOpen("palette")), onOpen);
	useGoKeys(office.rights, navigate);
	const choose = (item: PaletteItem) => {
		const { target } = item;
		close();
		if ("dialog" in target) return onOpen(target.dialog);
		if (isHit(item)) setRecent([item, ...recent.filter(({ id }) => id !== item.id)].slice(0, MAX_RECENT));
		if ("page" in target) location.assign(target.page);
		else navigate(target.screen);
	};
	const onKeys = () => onOpen("keys");
	const palette = { office, typed, onType: setTyped, recent, onChoose: choose, onKeys, onClose: close };
	return (
		<>
			{open === "palette" && !hasFocus && (
				<TypeAhead onType={(character) => setTyped((before) => before + character)} />
			)}
			<Suspense>
				{open === "palette" && <Palette {...palette} onFocus={() => setFocus(true)} />}
				{open === "keys" && <KeyList office={office} onClose={close} />}
			</Suspense>
		</>
	);
}

const isHit = ({ id }: PaletteItem) => /^(?:person|order|code|lecture|company) /.test(id);

const OTHER_DIALOG = '[role="dialog"]:not(.pal), [role="alertdialog"], dialog[open]';

/** Ctrl or ⌘ and K toggle the palette, also within a field; `?` opens the list of keys. */
function useFinderKeys(toggle: () => void, onOpen: (dialog: FinderDialog) => void): void {
	const latest = useRef(toggle);
	latest.current = toggle;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!opensPalette(event)) return;
			event.preventDefault();
			if (!document.querySelector(OTHER_DIALOG)) latest.current();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, []);
	useKeys((key) => {
		if (key === "?") onOpen("keys");
		return key === "?";
	});
}

/** Keeps characters that are typed before the palette's code has come and its field has the focus. */
function TypeAhead({ onType }: { onType(character: string): void }) {
	useTypedCharacters(onType);
	return null;
}
