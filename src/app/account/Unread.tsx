import { type ComponentType, lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";

/** Fetched after the first screen. */
const ChatUnread = lazy(async () => ({ default: (await import("./ChatUnread.tsx")).ChatUnread }));

const PeopleWaiting = lazy(async () => ({ default: (await import("./PeopleWaiting.tsx")).PeopleWaiting }));

const MeetingsWaiting = lazy(async () => ({ default: (await import("./MeetingsWaiting.tsx")).MeetingsWaiting }));

const NoticesUnread = lazy(async () => ({ default: (await import("./NoticesUnread.tsx")).NoticesUnread }));

const WAITING: Partial<Record<string, ComponentType>> = {
	chats: ChatUnread,
	people: PeopleWaiting,
	meetings: MeetingsWaiting,
	notices: NoticesUnread,
};

/** Renders nothing if it fails to load. */
export function Unread({ path }: { path: string }) {
	const Waiting = WAITING[path];
	if (!Waiting) return null;
	return (
		<ErrorBoundary fallback={null}>
			<Suspense>
				<Waiting />
			</Suspense>
		</ErrorBoundary>
	);
}
