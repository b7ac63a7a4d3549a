/** Spec §3: what the field of a company's page holds, as its `typeId` says it. */
export const FIELD_TYPE = { text: 0, html: 1, htmlWide: 2, integer: 3, boolean: 4, email: 5, link: 6 } as const;

/** Whether a field's text is HTML, which is sanitised when it is written. */
export const isHtml = (typeId: number): boolean => typeId === FIELD_TYPE.html || typeId === FIELD_TYPE.htmlWide;

/** Whether a field is read as text, with or without HTML. */
export const isText = (typeId: number): boolean => typeId === FIELD_TYPE.text || isHtml(typeId);
