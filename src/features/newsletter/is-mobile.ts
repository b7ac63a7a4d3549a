/** Whether a browser names itself as a phone's or a tablet's (spec §2: the modal opens by itself on those only). */
export function isMobile(userAgent: string): boolean {
	return /Android|iPhone|iPad|iPod|Mobile|Opera Mini/i.test(userAgent);
}
