import { countdownText } from '../lib/countdown.ts'

interface CountdownProps {
  /** Event at that moment, as a label: `Ends in`. */
  label: string
  /** Unix seconds. */
  until: bigint
  /** Chain time in unix seconds. */
  now: bigint
}

/** Time until a moment. Not announced, because it changes every second. */
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
