import type { ReactNode } from "react";
import { Glyph, type GlyphName } from "./Glyph.tsx";

/** ok: settled; note: in progress; warn: needs a person; bad: overdue; quiet: ended. */
export type Tone = "ok" | "note" | "warn" | "bad" | "quiet";

/** The state of a thing as icon and words. */
export function StateMark({ tone, icon, children }: { tone: Tone; icon?: GlyphName; children: ReactNode }) {
	return (
		<span className={`ctl-state tone-${tone}`}>
			{icon && <Glyph name={icon} size={16} />}
			{children}
		</span>
	);
}

/** A line with the reason or the detail under it. */
export function TwoLines({ top, below }: { top: ReactNode; below: ReactNode }) {
	return (
		<>
			<span className="ctl-top">{top}</span>
			<span className="ctl-below">{below}</span>
		</>
	);
}

/** Downloads a file. */
export function FileLink({ href, label }: { href: string; label: string }) {
	return (
		<a className="ctl-icon" href={href} aria-label={label} title={label} download>
			<Glyph name="download" />
		</a>
	);
}
