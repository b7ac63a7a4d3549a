import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Office } from "../office-context.ts";
import { useKeys } from "../pieces/keys.ts";
import { opensPalette } from "./open-keys.ts";
import type { PaletteItem } from "./palette-items.ts";
import { useGoKeys } from "./use-go-keys.ts";
import { useLetters } from "./use-letters.ts";

const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }));
const KeyList = lazy(async () => ({ default: (await import("./KeyList.tsx")).KeyList }));

export type FinderDialog = "palette" | "keys" | undefined;

type Props = { office: Office; open: FinderDialog; onOpen(dialog: FinderDialog): void };

const MAX_RECENT = 5;

/** The palette and the list of keys, with their shortcuts. Opened hits are remembered until the page is left. */
export function OfficeFinder({ office, open, onOpen }: Props) {
	const [, navigate] = useLocation();
	const [typed, setTyped] = useState("");
	const [recent, setRecent] = useState<readonly PaletteItem[]>([]);
	const close = () => {
		setTyped("");
		onOpen(undefined);
	};
	usePaletteKey(() => {
		if (open === "palette") close();
		else if (!document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) onOpen("palette");
	});
	useKeys((key) => {
		if (key === "?") onOpen("keys");
		return key === "?";
	});
	useGoKeys(office.rights, navigate);
	const choose = (item: PaletteItem) => {
		const { target } = item;
		close();
		if ("dialog" in target) return onOpen(target.dialog);
		if (isHit(item)) setRecent([item, ...recent.filter(({ id }) => id !== item.id)].slice(0, MAX_RECENT));
		if ("page" in target) location.assign(target.page);
		else navigate(target.screen);
	};
	return (
		<Suspense fallback={open === "palette" && <Letters onType={(letter) => setTyped((before) => before + letter)} />}>
			{open === "palette" && (
				<Palette
					office={office}
					typed={typed}
					onType={setTyped}
					recent={recent}
					onChoose={choose}
					onKeys={() => onOpen("keys")}
					onClose={close}
				/>
			)}
			{open === "keys" && <KeyList office={office} onClose={close} />}
		</Suspense>
	);
}

const isHit = ({ id }: PaletteItem) => /^(?:person|order|code|lecture|company) /.test(id);

/** Ctrl or ⌘ and K, also within a field. */
function usePaletteKey(toggle: () => void): void {
	const latest = useRef(toggle);
	latest.current = toggle;
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!opensPalette(event)) return;
			event.preventDefault();
			latest.current();
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, []);
}

/** Keeps letters that are typed before the palette's code has come. */
function Letters({ onType }: { onType(letter: string): void }) {
	useLetters(onType);
	return null;
}
