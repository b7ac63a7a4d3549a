import { Link } from "react-router";
import { liveTexts as texts } from "../../../../features/live/web/texts.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../use-frame.ts";
import { useStreamed } from "./use-streamed.ts";

/** The way to a lecture's stream, where it has one. */
export function WatchLink({ lectureId, name }: { lectureId: number; name: string }) {
	const { lang } = useFrame();
	const isStreamed = useStreamed();
	if (!isStreamed(lectureId)) return null;
	return (
		<Link className="chip pl-watch" to={`/live/${lectureId}`}>
			<Icon name="play" size={17} /> {texts.watch[lang]}
			<span className="sr-only">: {name}</span>
		</Link>
	);
}
