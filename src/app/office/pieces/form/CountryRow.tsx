import type { ComponentProps } from "react";
import { CountryField } from "../../../../kit/ui/country-field.tsx";

/** A country by its name. In an own file, because the names of all countries are long. */
export const CountryRow = (props: ComponentProps<typeof CountryField>) => <CountryField {...props} />;
