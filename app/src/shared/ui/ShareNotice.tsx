import { Check, Copy } from 'lucide-react'
import { COPY_TEXTS, useCopy } from '../lib/useCopy.ts'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'
import { TextLink } from './TextLink.tsx'
import { LiveRegion } from './VisuallyHidden.tsx'

interface ShareNoticeProps {
  /** The mint page. */
  url: string
  /** True right after the sale has begun. */
  isNew: boolean
}

/** A mint page's link, to be copied and shared. */
export function ShareNotice({ url, isNew }: ShareNoticeProps) {
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  return (
    <Callout
      kind={isNew ? 'success' : 'info'}
      title={isNew ? 'Your picture is on sale' : 'Mint page'}
      announced={isNew}
      actions={
        <Button variant={isNew ? 'primary' : 'secondary'} onClick={() => copy(url)}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      }
    >
      <p>
        Share this link. Collectors mint there
        {isNew ? ', and the money goes straight to your wallet.' : '.'}
      </p>
      <p className="mt-1 break-all">
        <TextLink href={url}>{url}</TextLink>
      </p>
      <LiveRegion>{COPY_TEXTS[state]}</LiveRegion>
    </Callout>
  )
}
