/** Where a call is made. `path` is written with `:params`; it is matched without regard to case. */
export type Address = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string };
