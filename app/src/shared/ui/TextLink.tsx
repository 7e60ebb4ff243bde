import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Style for a link within text, to a console page or to another site. */
export const TEXT_LINK =
  'rounded-sm font-medium text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current'

/** A link to another site, in a new tab and without a referrer. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={cn(TEXT_LINK, 'inline-flex items-center gap-1')}
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  )
}
