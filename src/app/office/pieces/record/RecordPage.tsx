import type { ReactNode } from "react";
import { useTitle } from "../../../client/use-title.ts";
import { Glyph, type GlyphName } from "../Glyph.tsx";

type Fact = { label: string; value: ReactNode; notes?: readonly string[] };

type HeadProps = {
	title: string;
	sub?: ReactNode;
	/** Contact lines with their icons. */
	lines?: readonly { icon: GlyphName; text: ReactNode }[];
	marks?: ReactNode;
	photoUrl?: string | null;
	facts?: readonly Fact[];
};

/** The ink head of a page that shows one record. */
export function RecordHead({ title, sub, lines = [], marks, photoUrl, facts = [] }: HeadProps) {
	useTitle(title);
	return (
		<header className="rcd-head beams on-dark">
			{photoUrl && <img src={photoUrl} width="112" height="112" alt="" />}
			<div className="rcd-head-words">
				<h1>{title}</h1>
				{sub && <p>{sub}</p>}
				{lines.length > 0 && (
					<ul className="rcd-head-lines">
						{lines.map(({ icon, text }) => (
							<li key={icon}>
								<Glyph name={icon} size={16} />
								{text}
							</li>
						))}
					</ul>
				)}
				{marks && <div className="rcd-head-marks">{marks}</div>}
			</div>
			{facts.length > 0 && (
				<dl className="rcd-facts">
					{facts.map(({ label, value, notes = [] }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
							{notes.map((note) => (
								<dd key={note}>{note}</dd>
							))}
						</div>
					))}
				</dl>
			)}
		</header>
	);
}

/** The notice above personal data: the recorded look and its purpose. */
export function RecordStrip({ icon, children, end }: { icon: GlyphName; children: ReactNode; end?: ReactNode }) {
	return (
		<div className="rcd-strip">
			<Glyph name={icon} />
			<p>{children}</p>
			{end}
		</div>
	);
}

/** The acts on a record, under its head. */
export const RecordActs = ({ children }: { children: ReactNode }) => <div className="rcd-acts">{children}</div>;

/** A wide column and a narrow one beside it; below 1240 px one under the other. */
export function RecordColumns({ main, beside }: { main: ReactNode; beside: ReactNode }) {
	return (
		<div className="rcd-columns">
			<div className="rcd-column">{main}</div>
			<div className="rcd-column">{beside}</div>
		</div>
	);
}

export function RecordCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
	return (
		<section className="card rcd-card">
			<header className="rcd-part-head">
				<h2>{title}</h2>
				{action}
			</header>
			{children}
		</section>
	);
}

/** Words on the left, and on the right what belongs to them. */
export function RecordLine({ children, end, note }: { children: ReactNode; end?: ReactNode; note?: ReactNode }) {
	return (
		<div className="rcd-line">
			<span>{children}</span>
			{end !== undefined && <span className="rcd-line-end">{end}</span>}
			{note && <small>{note}</small>}
		</div>
	);
}

/** Pairs of a label and a value. */
export function RecordFacts({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className="rcd-answers">
			{facts.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

/** How much of something is used: "5 of 8". */
export function RecordBar({ part, whole, label }: { part: number; whole: number; label: string }) {
	const share = whole === 0 ? 0 : Math.min(1, part / whole);
	return (
		<div className="rcd-bar" role="img" aria-label={label}>
			<i style={{ width: `${share * 100}%` }} data-full={share === 1 || undefined} />
		</div>
	);
}
