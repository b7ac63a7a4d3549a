/**
 * A call's method and path with `:params`, matched case-insensitively. `outlivesPage`: the browser sends it even if the
 * page is left at once.
 */
export type Address = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; outlivesPage?: boolean };
