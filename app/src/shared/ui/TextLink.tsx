import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { TEXT_LINK } from './textLinkStyles.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

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
