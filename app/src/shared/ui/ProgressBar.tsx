import { Progress } from 'radix-ui'
import type { ReactNode } from 'react'

interface ProgressBarProps {
  label: ReactNode
  done: number
  total: number
  /** Additional text, such as rate and time left. */
  detail?: ReactNode
}

/** Progress as a bar with numbers. */
export function ProgressBar({ label, done, total, detail }: ProgressBarProps) {
  const percent = total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100))
  const counted = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted">
          {counted} · {percent} %
        </span>
      </div>
      <Progress.Root
        value={percent}
        getValueLabel={() => counted}
        aria-label={typeof label === 'string' ? label : 'Progress'}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <Progress.Indicator
          className="h-full rounded-full bg-accent transition-[width] duration-300"
          style={{ width: `${percent}%` }}
        />
      </Progress.Root>
      {detail && <p className="text-[0.8125rem] text-muted">{detail}</p>}
    </div>
  )
}
