import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { chatSession } from "./chat-session.ts";
import { Thread } from "./Thread.tsx";

export type StandThreadProps = Omit<ComponentProps<typeof Thread>, "session" | "back" | "tools"> & {
	accountId: string;
};

export function StandThread({ accountId, ...thread }: StandThreadProps) {
	const session = chatSession(useQueryClient(), { accountId, lang: thread.lang });
	return <Thread {...thread} session={session} back={null} />;
}
