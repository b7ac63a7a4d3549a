import type { FallbackProps } from "react-error-boundary";
import { Link } from "wouter";
import { CallFailure } from "../../kit/api/call.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { useIsOffline } from "./offline.ts";
import { clientTexts as texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";

/** Offline, it also lists the screens that work. */
export function ScreenFailed({ error, resetErrorBoundary }: FallbackProps) {
	const { lang } = useFrame();
	const isOffline = useIsOffline();
	// A failed dynamic import fails until the page reloads.
	const isRefusal = error instanceof CallFailure;
	return (
		<section className="card empty-state" role="alert">
			<Icon name={isOffline ? "clock" : "warning"} size={28} />
			<h1 className="h-card">{texts[isOffline ? "offlineTitle" : "failed"][lang]}</h1>
			<p className="text-muted text-pretty">{texts[isOffline ? "offlineLead" : "failedHelp"][lang]}</p>
			<div className="flex flex-wrap gap-3 justify-center">
				{isOffline && (
					<Link className="btn btn-small" to="/ticket">
						{texts.showTicket[lang]}
					</Link>
				)}
				<button
					type="button"
					className="btn btn-soft btn-small"
					onClick={isRefusal ? resetErrorBoundary : () => location.reload()}
				>
					{texts.tryAgain[lang]}
				</button>
			</div>
		</section>
	);
}
