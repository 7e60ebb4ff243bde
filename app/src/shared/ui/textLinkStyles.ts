/** Style of a link within text, to a page of the console or to another site. */
export const TEXT_LINK =
  'rounded-sm font-medium text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current'
