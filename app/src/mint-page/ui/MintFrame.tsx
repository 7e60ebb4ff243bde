import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ClusterDot } from '#entities/cluster/ui/ClusterDot.tsx'
import { cn } from '#shared/lib/cn.ts'
import { Logo } from '#shared/ui/Logo.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { TONES } from '#shared/ui/tones.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { heightMessage } from '../lib/heightMessage.ts'
import type { MintLink } from '../lib/mintLink.ts'
import { ownPage } from '../lib/ownPage.ts'
import { LOGO_PLACE } from '../lib/pageParts.ts'
import { useMintNetwork } from '../model/mintNetworkContext.ts'

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

/** Reports an element's height to the embedding page whenever it changes. */
function usePostedHeight(element: RefObject<HTMLElement | null>, isEmbedded: boolean): void {
  useEffect(() => {
    const { current } = element
    if (!current || !isEmbedded || window.parent === window) return
    const observer = new ResizeObserver(() => {
      // To any page: the height is no secret.
      window.parent.postMessage(heightMessage(current.getBoundingClientRect().height), '*')
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, isEmbedded])
}

const SAYS = { connecting: 'connecting', up: 'connected', down: 'does not answer' }

/** The drop's network, always in view. */
function NetworkBadge() {
  const { node, name, isRealMoney } = useMintNetwork()
  return (
    <p
      className={cn(
        'inline-flex h-7 min-w-0 items-center gap-2 rounded-full border px-3 font-medium text-xs',
        isRealMoney ? TONES.warn : 'border-line bg-surface text-muted',
      )}
    >
      <ClusterDot node={node} identity={{ isRealMoney }} />
      <VisuallyHidden>Network: </VisuallyHidden>
      <span className="truncate">{name}</span>
      <VisuallyHidden>, {SAYS[node.status]}</VisuallyHidden>
    </p>
  )
}
