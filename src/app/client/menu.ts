import type { Text } from "../../kit/i18n/lang.ts";
import type { IconName } from "../../kit/ui/icons.tsx";

export type MenuItem = { path: string; label: Text; icon: IconName };

export type MenuGroup = { heading?: Text; items: MenuItem[] };
