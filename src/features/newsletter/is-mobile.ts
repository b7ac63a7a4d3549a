/** On phones the modal opens by itself (spec §2). */
export function isMobile(userAgent: string): boolean {
	return /Android|iPhone|iPad|iPod|Mobile|Opera Mini/i.test(userAgent);
}
