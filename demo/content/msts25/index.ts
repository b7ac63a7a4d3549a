export { calendars, categories, tracks } from "./agenda.ts";
export { councilOrder, lecturerOrder, lecturers } from "./lecturers.ts";
export { lectures } from "./lectures.ts";
