/**
 * A call's method and path with `:params`, matched case-insensitively. With `outlivesPage` the browser sends it even if
 * the person leaves the page.
 */
export type Address = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; outlivesPage?: boolean };
