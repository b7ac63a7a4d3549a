/** Spec §3. */
export const FIELD_TYPE = { text: 0, html: 1, otherHtml: 2, integer: 3, boolean: 4, email: 5, link: 6 } as const;

/** HTML is sanitised when stored. */
export const isHtml = (typeId: number): boolean => typeId === FIELD_TYPE.html || typeId === FIELD_TYPE.otherHtml;

/** Includes HTML. */
export const isText = (typeId: number): boolean => typeId === FIELD_TYPE.text || isHtml(typeId);
