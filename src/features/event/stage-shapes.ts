/** SVG paths of a stage and its audience, for heroes and certificates. */

/** Head and shoulders from behind; the crown is at 0,-34. */
export const HEADS: readonly string[] = [
	"M-40 40C-40 12-22 8-9 4C-22-2-22-34 0-34C22-34 22-2 9 4C22 8 40 12 40 40Z",
	"M-38 40C-38 14-26 10-19 8C-24-14-22-36 0-36C22-36 24-14 19 8C26 10 38 14 38 40Z",
	"M-42 40C-42 10-24 8-10 4C-30-4-28-38 0-38C28-38 30-4 10 4C24 8 42 10 42 40Z",
	"M-40 40C-40 12-22 8-9 4C-20-2-21-30-6-33C-10-44 10-44 6-33C21-30 20-2 9 4C22 8 40 12 40 40Z",
];

/**
 * Feet are at 0,0, the crown at -304 before `rise`. Arms are thick lines from the shoulders; `more` is an object in the
 * hand, with its line width.
 */
const poses: readonly { arms: string; more?: { width: number; d: string } }[] = [
	{ arms: "M-33-222L-62-180L-34-146M33-222L70-204L104-262" },
	{ arms: "M-33-222L-56-172L14-170M33-222L56-172L-14-178" },
	{ arms: "M-33-222L-50-168L14-166M33-222L52-176L20-244" },
	{ arms: "M33-222L60-190L24-238M-33-222L-64-184L-102-208", more: { width: 9, d: "M22-246L16-258" } },
	{ arms: "M-33-222L-58-172L-34-132M33-222L58-172L34-132" },
	{ arms: "M33-222L66-248L96-304M-33-222L-50-172L-46-124" },
	{
		arms: "M-33-222L-50-174L-14-160M33-222L54-176L22-162",
		more: { width: 3, d: "M18-196L70-206L76-158L24-150Z" },
	},
	{ arms: "M-33-222L-70-200L-100-232M33-222L70-200L100-232" },
];

const rise = 20;
const trousers = "M-31-160L-26-7Q-42-6-42 0H-9L0-112L9 0H42Q42-6 26-7L31-160Z";
const skirt = "M-27-180L-47-74H-21L-18-7Q-32-6-32 0H-7L-4-74H4L7 0H32Q32-6 18-7L21-74H47L27-180Z";
const broad = "M-9-262V-246C-30-243-42-236-43-220L-35-122H35L43-220C42-236 30-243 9-246V-262Z";
const slim = "M-8-262V-246C-26-243-37-236-38-220L-27-164L-33-122H33L27-164L38-220C37-236 26-243 8-246V-262Z";

const hairs: readonly string[] = [
	"M-20-276C-26-312 26-312 20-276ZM9-302a14 13 0 1 0-18 0Z",
	"M-21-276C-26-314 26-314 21-276L26-234H-26Z",
	"M-20-282C-30-316 10-324 18-306C26-302 22-288 20-280Z",
	"M-36-284a36 34 0 1 1 72 0c0 12-6 22-14 28h-44c-8-6-14-16-14-28Z",
	"M-20-280C-26-314 24-314 22-288C42-284 36-250 46-232C26-238 26-262 20-276Z",
	"M-21-280C-24-312 24-312 21-280Z",
	"M-21-272C-30-286-26-304-12-306C-4-316 14-314 16-306C28-302 28-284 21-272Z",
];

/** Hair and torso share the head. */
export const FIGURE = { poses, hairs, rise, trousers, skirt, broad, slim, head: "M0-305a20 25 0 1 0 .1 0Z" };
