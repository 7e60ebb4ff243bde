import type { ReactNode } from 'react'
import { Button } from '#shared/ui/Button.tsx'

interface ProblemProps {
  title: string
  /** Advice, or a control that solves it. */
  children: ReactNode
  onRetry?: (() => void) | undefined
}

/** Explains why a drop cannot be shown. */
export function Problem({ title, children, onRetry }: ProblemProps) {
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-xl flex-col items-start gap-3 rounded-2xl border bg-surface p-6 shadow-card"
    >
      <h1 className="max-w-full break-words font-semibold text-xl">{title}</h1>
      <div className="max-w-full break-words text-muted">{children}</div>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </section>
  )
}
