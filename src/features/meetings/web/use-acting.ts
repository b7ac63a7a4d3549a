import type { Lang } from "../../../kit/i18n/lang.ts";
import { type Acts, useActs } from "../../../kit/ui/use-acts.ts";
import { meetingsTexts as texts } from "./texts.ts";

/** `useActs`, in the words of meetings. */
export const useActing = (lang: Lang, onChanged: () => Promise<unknown>): Acts =>
	useActs({ done: texts.done[lang], failed: texts.failed[lang] }, onChanged);

export type Acting = Acts;
