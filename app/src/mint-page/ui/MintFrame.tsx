import { type ReactNode, useRef } from 'react'
import { Logo } from '#shared/ui/Logo.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { MintLink } from '../lib/mintLink.ts'
import { ownPage } from '../lib/ownPage.ts'
import { LOGO_PLACE } from '../lib/pageParts.ts'
import { usePostedHeight } from '../model/usePostedHeight.ts'
import { NetworkBadge } from './NetworkBadge.tsx'

interface MintFrameProps {
  link: Pick<MintLink, 'isEmbedded' | 'isTransparent'>
  /** The drop, or why it cannot be shown. */
  children: ReactNode
  /** Below it. */
  below: ReactNode
}

/** The page around a drop, alone or embedded. */
export function MintFrame({ link, children, below }: MintFrameProps) {
  const { isEmbedded, isTransparent } = link
  const root = useRef<HTMLDivElement>(null)
  usePostedHeight(root, isEmbedded)
  return (
    <div ref={root} className={isEmbedded ? 'flow-root' : 'min-h-dvh'}>
      {isEmbedded && isTransparent && <style>{':root{background:transparent}'}</style>}
      <div className={isEmbedded ? 'p-3' : 'mx-auto max-w-5xl px-4 pt-5 pb-28 sm:px-6 sm:pb-16'}>
        {!isEmbedded && (
          <header className="mb-6 flex items-center justify-between gap-4">
            <span id={LOGO_PLACE}>
              <Logo className="size-7" />
            </span>
            <NetworkBadge />
          </header>
        )}
        <main>
          {isEmbedded && (
            // Above the drop, which grows as its texts come.
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3 text-[0.8125rem]">
              <NetworkBadge />
              <TextLink href={ownPage(window.location.href)}>Open on its own page</TextLink>
            </div>
          )}
          <div className="@container">{children}</div>
          {below}
        </main>
      </div>
    </div>
  )
}
