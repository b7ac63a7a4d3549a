// @ts-expect-error served by Vite
import "/@vite/client";

// @ts-expect-error served by Vite's React plugin
const { injectIntoGlobalHook } = await import("/@react-refresh");
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./browser.tsx");
