import { Icon } from "../../kit/ui/icons.tsx";
import { Brand } from "./Brand.tsx";
import { PageTop } from "./Chrome.tsx";
import type { Frame, Page } from "./frame.ts";
import { type Chapter, chaptersOf, type OpenApi, shapeId } from "./open-api.ts";
import { CallCard, Method, PathText } from "./ReferenceCall.tsx";
import { SchemaView } from "./ReferenceSchema.tsx";
import { ReferenceStart } from "./ReferenceStart.tsx";
import { SiteFooter } from "./SiteFooter.tsx";

export type ReferenceData = { document: OpenApi };

/** The API reference (docs/decisions/0053), in English like the OpenAPI document. */
export function ReferencePage({ frame, data }: Page) {
	const { document } = data as ReferenceData;
	const chapters = chaptersOf(document);
	return (
		<>
			<PageTop frame={frame} />
			<Header frame={frame} />
			<main id="content" className="ref">
				<Head document={document} chapters={chapters} />
				<div className="wrap ref-columns">
					<Contents chapters={chapters} />
					<div className="ref-main">
						<Filter />
						<ReferenceStart document={document} />
						{chapters.map((chapter) => (
							<section key={chapter.id} aria-labelledby={chapter.id}>
								<h2 id={chapter.id}>{chapter.name}</h2>
								{chapter.description && <p className="lead">{chapter.description}</p>}
								{chapter.calls.map((call) => (
									<CallCard key={call.id} call={call} document={document} eventCode={frame.event.code} />
								))}
							</section>
						))}
						<Shapes document={document} />
					</div>
				</div>
			</main>
			<SiteFooter frame={frame} />
		</>
	);
}

/** `call-filter.ts` implements it, so it is hidden without scripts. */
function Filter() {
	return (
		<search className="ref-filter" data-call-filter>
			<label>
				<span className="sr-only">Filter the calls</span>
				<Icon name="search" />
				<input
					className="field-input"
					type="search"
					placeholder="Filter: a path, method or word"
					autoComplete="off"
					spellCheck={false}
				/>
			</label>
			<p role="status" />
		</search>
	);
}

function Shapes({ document }: { document: ReferenceData["document"] }) {
	const shapes = Object.entries(document.components?.schemas ?? {});
	return (
		<section aria-labelledby="shapes">
			<h2 id="shapes">Schemas</h2>
			<p className="lead">Schemas that several calls share.</p>
			{shapes.map(([name, schema]) => (
				<details className="ref-card card" key={name}>
					<summary>
						<h3>{name}</h3>
						<Icon name="down" size={22} className="ref-turn" />
					</summary>
					<span className="ref-anchor" id={shapeId(name)} />
					<div className="ref-inside">
						<SchemaView schema={schema} />
					</div>
				</details>
			))}
		</section>
	);
}

function Header({ frame }: { frame: Frame }) {
	return (
		<header className="site-header">
			<div className="wrap header-row">
				<Brand frame={frame} />
				<p className="ref-here">API reference</p>
				<a className="ref-document" href="/api/openapi.json">
					<Icon name="download" size={20} />
					OpenAPI
				</a>
			</div>
		</header>
	);
}

function Head({ document, chapters }: { document: OpenApi; chapters: Chapter[] }) {
	const { info, servers } = document;
	const count = chapters.reduce((sum, { calls }) => sum + calls.length, 0);
	return (
		<div className="modal-head doc-head beams on-dark">
			<div className="wrap doc-row">
				<div className="doc-words">
					<p className="ref-version">
						Version {info.version} at {servers[0].url}
					</p>
					<h1 className="doc-title">{info.title}</h1>
					<p className="lead ref-lead">
						The site's own pages use these calls, and other programs may use them too. Requests and responses are JSON,
						in Polish and English.
					</p>
					<p>
						<a className="btn btn-key" href="/api/openapi.json">
							<Icon name="download" />
							OpenAPI document
						</a>
					</p>
				</div>
				<p className="ref-count">
					<span className="number">{count}</span> calls in {chapters.length} chapters
				</p>
			</div>
		</div>
	);
}

/** The table of contents: beside the calls on wide screens, otherwise folded. */
function Contents({ chapters }: { chapters: Chapter[] }) {
	return (
		<>
			<details className="ref-contents-narrow card">
				<summary>
					Contents
					<Icon name="down" size={22} className="ref-turn" />
				</summary>
				<nav aria-label="Contents">
					<a href="#start">Getting started</a>
					{chapters.map(({ id, name, calls }) => (
						<a key={id} href={`#${id}`}>
							{name} <span>{calls.length}</span>
						</a>
					))}
					<a href="#shapes">Schemas</a>
				</nav>
			</details>
			<nav className="ref-contents" aria-label="Contents">
				<a href="#start">Getting started</a>
				{chapters.map((chapter) => (
					<ChapterLinks key={chapter.id} chapter={chapter} />
				))}
				<a href="#shapes">Schemas</a>
			</nav>
		</>
	);
}

function ChapterLinks({ chapter: { id, name, calls } }: { chapter: Chapter }) {
	return (
		<details name="ref-chapter">
			<summary>
				{name} <span>{calls.length}</span>
			</summary>
			<ul>
				<li>
					<a href={`#${id}`}>All of {name}</a>
				</li>
				{calls.map((call) => (
					<li key={call.id}>
						<a href={`#${call.id}`}>
							<Method method={call.method} />{" "}
							<span>
								<PathText path={call.path.replace(/^\/api/, "").replace("/event/{eventCode}", "/…")} />
							</span>
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}
