import { AppPage } from "../client/AppPage.tsx";
import type { Page } from "../site/frame.ts";

export const OfficePage = ({ frame }: Page) => <AppPage frame={frame} look="acc off" />;
