import { Link } from "wouter";
import { studioTexts as texts } from "../../../../features/live/web/studio-texts.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../../client/use-frame.ts";
import { useStreamAccess } from "./use-stream-access.ts";

/** Renders nothing without a stream. Without access it links to the ticket with access. */
export function WatchLink({ lectureId, name }: { lectureId: number; name: string }) {
	const { lang } = useFrame();
	const access = useStreamAccess()(lectureId);
	if (!access) return null;
	const isOpen = access === "open";
	return (
		<Link className={isOpen ? "chip pl-watch" : "chip pl-closed"} to={`/live/${lectureId}`}>
			<Icon name={isOpen ? "play" : "lock"} size={17} /> {texts[isOpen ? "watch" : "closed"][lang]}
			<span className="sr-only">: {name}</span>
		</Link>
	);
}
