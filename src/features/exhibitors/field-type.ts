/** Spec §3: content of a company's field by `typeId`. */
export const FIELD_TYPE = { text: 0, html: 1, otherHtml: 2, integer: 3, boolean: 4, email: 5, link: 6 } as const;

/** Whether a field's text is HTML, sanitised on write. */
export const isHtml = (typeId: number): boolean => typeId === FIELD_TYPE.html || typeId === FIELD_TYPE.otherHtml;

/** Whether a field is text, HTML included. */
export const isText = (typeId: number): boolean => typeId === FIELD_TYPE.text || isHtml(typeId);
