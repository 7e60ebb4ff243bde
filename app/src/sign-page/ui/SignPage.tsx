import type { SignPageEnd } from '@mintline/core/signing'
import { useSyncExternalStore } from 'react'
import { cn } from '#shared/lib/cn.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { Logo } from '#shared/ui/Logo.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { TONES } from '#shared/ui/tones.ts'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { SignSession } from '../lib/signSession.ts'
import type { SignStart, SignState } from '../lib/signState.ts'
import { LinkNotice } from './LinkNotice.tsx'
import { ObstacleNotice } from './ObstacleNotice.tsx'
import { PlanView } from './PlanView.tsx'
import { ProgressView } from './ProgressView.tsx'
import { WalletView } from './WalletView.tsx'

/** The page of a command that a wallet in this browser signs for. */
export function SignPage({ session }: { session: SignSession }) {
  const state = useSyncExternalStore(session.subscribe, session.state)
  const { start } = state
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col px-4 pt-5 pb-16 sm:px-6">
      <header className="mb-6 flex items-center justify-between gap-4">
        <Logo className="size-7 shrink-0" />
        {start && <Network start={start} />}
      </header>
      <main className="flex flex-col gap-4">
        <Content session={session} state={state} />
      </main>
    </div>
  )
}

function Content({ session, state }: { session: SignSession; state: SignState }) {
  const { end, link, start, wallet, plan } = state
  if (end) {
    return (
      <>
        <EndNotice end={end} />
        <ProgressView state={state} />
      </>
    )
  }
  if (link !== 'open' || !start) return <LinkNotice link={link} />
  if (wallet === undefined) return <WalletView session={session} state={state} start={start} />
  return (
    <>
      <ObstacleNotice session={session} state={state} start={start} />
      {plan ? (
        <PlanView session={session} state={state} plan={plan} start={start} />
      ) : (
        <h1 className="font-semibold text-xl">Connected to {wallet}</h1>
      )}
      <ProgressView state={state} />
    </>
  )
}

/** The command's network, always in view. */
function Network({ start: { network, isMainnet } }: { start: SignStart }) {
  return (
    <p
      className={cn(
        'inline-flex h-7 min-w-0 items-center rounded-full border px-3 font-medium text-xs',
        isMainnet ? TONES.warn : 'border-line bg-surface text-muted',
      )}
    >
      <VisuallyHidden>Network: </VisuallyHidden>
      <span className="truncate">
        <UntrustedText>{network}</UntrustedText>
      </span>
      {isMainnet && <VisuallyHidden>, real money</VisuallyHidden>}
    </p>
  )
}

const KINDS = {
  done: ['success', 'Done'],
  // The person chose it.
  declined: ['info', 'Declined'],
  failed: ['error', 'Not done'],
} as const

/** Shows the command's end. */
function EndNotice({ end: { status, text } }: { end: SignPageEnd }) {
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
