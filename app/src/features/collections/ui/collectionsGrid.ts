/** Grid for collection cards. */
export const COLLECTIONS_GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
