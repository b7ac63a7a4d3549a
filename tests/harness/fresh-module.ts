let count = 0;

/** Evaluates a module again, like another page. `url` is `import.meta.resolve("./name.ts")`. */
export const freshModule = <M>(url: string): Promise<M> => import(`${url}?${++count}`);
