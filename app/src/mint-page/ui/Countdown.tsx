import { countdownText } from '../lib/countdown.ts'

interface CountdownProps {
  /** What happens then: `Ends in`. */
  label: string
  /** Unix seconds. */
  until: bigint
  /** Unix seconds by the clock of the chain. */
  now: bigint
}

/** How long it is until a moment. Not read out by itself: it changes every second. */
export function Countdown({ label, until, now }: CountdownProps) {
  return (
    <p className="flex items-baseline gap-1.5 text-muted">
      {label}
      <span role="timer" aria-live="off" className="font-mono font-medium text-ink tabular-nums">
        {countdownText(until - now)}
      </span>
    </p>
  )
}
