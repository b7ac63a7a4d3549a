/** Code that browsers may run, by default-deny: the rule on imports and the build read the same lists. */

/** Regular expressions of paths. Unlisted code is the server's. */
export const BROWSER_CODE = [
	"^src/app/(account|exhibitor|client|site)/",
	"^src/features/[^/]+/web/",
	"^src/features/[^/]+/[^/]+\\.tsx?$",
	"^src/kit/(api|ui)/",
	"^src/kit/(address|colour|contract|csv|device|html|i18n|invariant|letters|money|phone|signature|tax|time)/",
	"^src/kit/live/(client|look|words)\\.ts$",
];

/** The pages' loaders. */
export const SITE_LOADERS = "^src/app/site/[a-z-]+-data\\.ts$";

/** Packages of the screens. */
export const BROWSER_PACKAGES = [
	"@base-ui/react",
	"@date-fns/tz",
	"@simplewebauthn/browser",
	"@tanstack/react-query",
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

/** Browsers could run them, but no bundle contains them. */
export const PURE_PACKAGES = [
	"@scure/base",
	"csv-stringify",
	"entities",
	"fast-xml-parser",
	"marked",
	"n2words",
	"sanitize-html",
];
