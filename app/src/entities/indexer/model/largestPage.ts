/** Maximum entries on a server's page. */
export const LARGEST_PAGE = 1_000
