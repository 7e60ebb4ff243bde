import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { TONES } from './tones.ts'

const KINDS = {
  info: { icon: Info, tone: TONES.info },
  warn: { icon: TriangleAlert, tone: TONES.warn },
  error: { icon: CircleAlert, tone: TONES.danger },
  success: { icon: CircleCheck, tone: TONES.success },
}

interface CalloutProps {
  kind?: keyof typeof KINDS
  title: ReactNode
  /** Advice, or a control that solves it. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** True if screen readers announce it. Default: only errors. */
  announced?: boolean
}

/** A notice within the page. */
export function Callout({ kind = 'info', title, children, actions, announced }: CalloutProps) {
  const { icon: Icon, tone } = KINDS[kind]
  return (
    <div
      role={(announced ?? kind === 'error') ? 'alert' : undefined}
      className={cn('flex gap-3 rounded-xl border p-4', tone)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 break-words">
          <p className="font-medium">{title}</p>
          {children && <div className="mt-0.5 text-ink">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
