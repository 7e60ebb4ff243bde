import type { SignPageEnd } from '@mintline/core/signing'
import { Callout } from '#shared/ui/Callout.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

const KINDS = {
  done: ['success', 'Done'],
  // The person chose it.
  declined: ['info', 'Declined'],
  failed: ['error', 'Not done'],
} as const

/** Shows the command's end. */
export function EndNotice({ end: { status, text } }: { end: SignPageEnd }) {
  const [kind, title] = KINDS[status]
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="font-semibold text-xl">{title}</h1>
      <Callout kind={kind} title={<UntrustedText>{text}</UntrustedText>} announced>
        You can close this page.
      </Callout>
    </>
  )
}
