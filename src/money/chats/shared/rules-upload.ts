/**
 * Files of more than this many bytes are sent in parts of this size: about two seconds on slow
 * mobile data, which is what a cut connection can cost.
 */
export const partBytes = 128 * 1024

/** Further unfinished uploads push out the oldest. All staff with the company code count as one. */
export const unfinishedUploads = { user: 5, staff: 20 }
