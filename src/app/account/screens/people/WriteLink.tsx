import { Link } from "wouter";
import { peopleTexts as texts } from "../../../../features/matchmaking/web/texts.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../../client/use-frame.ts";

const meetText = { pl: "Umów spotkanie", en: "Arrange a meeting" };

export function WriteLink({ id }: { id: string }) {
	const { lang, event } = useFrame();
	return (
		<>
			<Link className="btn btn-soft btn-list" to={`/chats?with=${id}`}>
				<Icon name="chat" size={20} />
				{texts.write[lang]}
			</Link>
			{!event.isOver && (
				<Link className="btn btn-outline btn-list" to={`/people/${id}#meet`}>
					{meetText[lang]}
				</Link>
			)}
		</>
	);
}
