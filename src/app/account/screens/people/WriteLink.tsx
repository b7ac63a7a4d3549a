import { Link } from "react-router";
import { peopleTexts as texts } from "../../../../features/matchmaking/web/texts.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../use-frame.ts";

/** The way to the conversation with somebody whom one is connected with. */
export function WriteLink({ id }: { id: string }) {
	const { lang } = useFrame();
	return (
		<Link className="btn btn-soft btn-list" to={`/chats?with=${id}`}>
			<Icon name="chat" size={20} />
			{texts.write[lang]}
		</Link>
	);
}
