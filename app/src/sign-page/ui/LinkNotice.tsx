import { Spinner } from '#shared/ui/Loading.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import type { SignState } from '../lib/signState.ts'

const TEXTS = {
  used: [
    'This link has been used',
    'The page is open in another tab: go on there. If you have closed it, use the new link that the command prints.',
  ],
  replaced: [
    'Another tab has taken over',
    'The command now works with a page in another tab. You can close this one.',
  ],
  invalid: ['This link is not complete', 'Open the whole link that the command prints.'],
  lost: [
    'The command has stopped',
    'Nothing more is signed here. What was sent before is in your wallet, and the command finds it when you run it again.',
  ],
} as const

/** Explains why the page has no command to work for. */
export function LinkNotice({ link }: { link: SignState['link'] }) {
  if (link === 'opening' || link === 'open') {
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner />
        Asking the command
      </p>
    )
  }
  const [title, text] = TEXTS[link]
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="font-semibold text-xl">{title}</h1>
      <p role="alert" className="text-muted">
        {text}
      </p>
    </>
  )
}
