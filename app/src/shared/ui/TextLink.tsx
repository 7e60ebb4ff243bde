import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A link to another site, in a new tab and without a referrer. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1 rounded-sm font-medium text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  )
}
