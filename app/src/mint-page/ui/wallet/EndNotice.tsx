import { Callout } from '#shared/ui/Callout.tsx'
import { endText, type MintEnd } from '../../lib/wallet/mintEnd.ts'

/** How the last mint ended, where it brought nothing; what it brought is shown otherwise. */
export function EndNotice({ end }: { end: MintEnd | undefined }) {
  if (!end || end.status === 'minted') return null
  const { kind, title, text } = endText(end)
  return (
    <Callout kind={kind} title={title} announced>
      {text}
    </Callout>
  )
}
