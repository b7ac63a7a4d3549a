import "../../../../features/stands/web/stands.css";
import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Link } from "wouter";
import { standTexts as texts } from "../../../../features/stands/web/texts.ts";
import { CallFailure } from "../../../../kit/api/call.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../../client/ScreenHead.tsx";
import { useFrame } from "../../../client/use-frame.ts";

/** Renders stands for people with access, otherwise the reason for the refusal. */
export function StandsOpened({ children }: { children: ReactNode }) {
	const { lang } = useFrame();
	return (
		<ErrorBoundary
			fallbackRender={({ error }) => {
				if (!(error instanceof CallFailure && [403, 404].includes(error.status))) throw error;
				return (
					<>
						<ScreenHead title={texts.title[lang]} />
						<section className="card empty-state">
							<Icon name="lock" size={28} />
							<h2 className="h-card">{texts.closed[lang]}</h2>
							<p className="text-muted text-pretty">{error.message}</p>
							{error.status === 404 && (
								<Link className="btn btn-small" to="/stands">
									{texts.allStands[lang]}
								</Link>
							)}
						</section>
					</>
				);
			}}
		>
			{children}
		</ErrorBoundary>
	);
}
