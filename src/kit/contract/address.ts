/** A call's method and path with `:params`, matched case-insensitively. */
export type Address = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string };
