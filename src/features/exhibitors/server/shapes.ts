import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Exhibitor, ExhibitorField } from "../exhibitor.ts";

type NamedShape = { name: string; nameEn: string | null };
type CompanyRecord = Omit<Exhibitor, "objectId" | "meetingTopics" | "groups"> & { id: number };
type FieldRecord = NamedShape & Omit<ExhibitorField, "name"> & { valueStrEn: string | null };
type Details = { topics: (NamedShape & { id: number })[]; groups: { group: NamedShape; fields: FieldRecord[] }[] };

export function exhibitorShape(company: CompanyRecord, { topics, groups }: Details, lang: Lang): Exhibitor {
	return {
		objectId: company.id,
		name: company.name,
		type: company.type,
		logoUrl: company.logoUrl,
		rodoName: company.rodoName,
		isMeetingEnabled: company.isMeetingEnabled,
		meetingTopics: topics.map((topic) => ({ objectId: topic.id, name: localized(lang, topic.name, topic.nameEn) })),
		groups: groups.map(({ group, fields }) => ({
			name: localized(lang, group.name, group.nameEn),
			fields: fields.map((field) => fieldShape(field, lang)),
		})),
	};
}

function fieldShape(field: FieldRecord, lang: Lang): ExhibitorField {
	return {
		name: localized(lang, field.name, field.nameEn),
		typeId: field.typeId,
		valueStr: lang === "en" ? (field.valueStrEn ?? field.valueStr) : field.valueStr,
		valueInt: field.valueInt,
		valueBool: field.valueBool,
		logoUrl: field.logoUrl,
	};
}
