/** Style for a link within text, to a console page or to another site. */
export const TEXT_LINK =
  'rounded-sm font-medium text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current'
