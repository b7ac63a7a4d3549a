import { AppPage } from "../account/AccountPage.tsx";
import type { Page } from "../site/frame.ts";

export const ExhibitorAreaPage = ({ frame }: Page) => <AppPage frame={frame} look="acc exh" />;
