/** Links in a `SubNavigation`. The open one has aria-current. */
export const SUB_NAVIGATION_LINK =
  '-mb-px whitespace-nowrap border-transparent border-b-2 py-2.5 text-muted transition-colors hover:text-ink focus-visible:outline-offset-[-2px] aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink'
