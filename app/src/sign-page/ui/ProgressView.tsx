import { Spinner } from '#shared/ui/Loading.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { SignState } from '../lib/signState.ts'

/** What happens now, and what has been sent. */
export function ProgressView({ state }: { state: SignState }) {
  const { lines } = state
  const now = currentText(state)
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-muted empty:hidden">
        {now !== undefined && (
          <>
            <PageTitle>{now}</PageTitle>
            <Spinner />
            {now}
          </>
        )}
      </p>
      {lines.length > 0 && (
        <ul aria-label="Progress" className="flex flex-col gap-1 text-[0.8125rem] text-muted">
          {lines.map((line, index) => (
            // Lines may repeat, and are only added.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <UntrustedText>{line}</UntrustedText>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Returns what the page waits for; undefined = the person, or nothing more. */
function currentText({ end, obstacle, busy, wallet, plan, isAgreed }: SignState) {
  if (end || obstacle) return undefined
  if (busy === 'signing') return `Approve it in ${wallet}`
  if (!plan) return 'The command prepares the plan'
  return isAgreed ? 'The command goes on' : undefined
}
