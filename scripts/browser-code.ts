/** Lists the code that browsers may run. The import rule and the build use the same list and refuse the rest. */

/** Regular expressions of paths. Other code is the server's. */
export const BROWSER_CODE = [
	"^src/app/(account|exhibitor|office|client|site)/",
	"^src/features/[^/]+/web/",
	"^src/features/[^/]+/[^/]+\\.tsx?$",
	"^src/kit/(api|ui)/",
	"^src/kit/(address|colour|contract|csv|device|html|i18n|invariant|letters|list|money|phone|signature|tax|time)/",
	"^src/kit/live/(client|look|words)\\.ts$",
];

export const SITE_LOADERS = "^src/app/site/[a-z-]+-data\\.ts$";

/** Packages that screens import. */
export const BROWSER_PACKAGES = [
	"@base-ui/react",
	"@date-fns/tz",
	"@simplewebauthn/browser",
	"@tanstack/react-query",
	"@tanstack/react-table",
	"hls.js",
	"intl-tel-input",
	"postcode-validator",
	"qr",
	"react",
	"react-dom",
	"react-error-boundary",
	"socket.io-client",
	"wouter",
	"zod",
];

/** Packages that browsers could run, but no bundle contains. */
export const PURE_PACKAGES = [
	"@scure/base",
	"csv-parse",
	"csv-stringify",
	"entities",
	"fast-xml-parser",
	"marked",
	"n2words",
	"sanitize-html",
];
