import type { Lang } from "../../../kit/i18n/lang.ts";
import type { CvForm } from "../contract.ts";

export type FormPart = { lang: Lang; form: CvForm; set: (changed: Partial<CvForm>) => void };
