import type { ReactNode } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import type { SignSession } from '../lib/signSession.ts'
import type { Obstacle, SignStart, SignState } from '../lib/signState.ts'

interface ObstacleNoticeProps {
  session: SignSession
  state: SignState
  start: SignStart
}

/** Asks for the change in the wallet that the command waits for; the page goes on by itself afterwards. */
export function ObstacleNotice({ session, state, start }: ObstacleNoticeProps) {
  const { obstacle, problem } = state
  if (!obstacle) return null
  const { title, text, action } = noticeOf(obstacle, session, start)
  return (
    <Callout
      kind="warn"
      title={title}
      announced
      actions={
        <>
          {action}
          <Button size="sm" onClick={() => session.forget()}>
            Choose another wallet
          </Button>
        </>
      }
    >
      {problem ?? text}
    </Callout>
  )
}

function noticeOf(
  obstacle: Obstacle,
  session: SignSession,
  { network, address }: SignStart,
): { title: string; text: ReactNode; action?: ReactNode } {
  switch (obstacle) {
    case 'otherAccount':
      return {
        title: 'Your wallet is on another account',
        text: (
          <>
            The command works for <span className="wrap-anywhere font-mono">{address}</span>. Switch
            to it in your wallet.
          </>
        ),
      }
    case 'otherNetwork':
      return {
        title: 'Your wallet is on another network',
        text: `The command works on ${network}. Nothing is signed until your wallet is there too.`,
        action: session.canSwitch() && (
          <Button size="sm" variant="primary" onClick={() => void session.switchNetwork()}>
            Switch to {network}
          </Button>
        ),
      }
    case 'locked':
      return {
        title: 'Your wallet shares no account',
        text: 'Unlock it and connect it to this page.',
      }
  }
}
