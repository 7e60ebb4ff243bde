/** Most entries on a page of a server's lists. */
export const LARGEST_PAGE = 1_000
