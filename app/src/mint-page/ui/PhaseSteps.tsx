import { PHASE_STATUS_NAMES, type PhaseStatusName } from '@mintline/core/drop'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { STATUS_TONES } from '#entities/phase/lib/phaseNames.ts'
import { cn } from '#shared/lib/cn.ts'
import { readableDateTime } from '#shared/lib/dateTimeText.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import type { PhaseFacts } from '../lib/dropFacts.ts'

/** A drop's phases as steps, each with its times folded. */
export function PhaseSteps({ phases }: { phases: readonly PhaseFacts[] }) {
  if (phases.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">Phases</h2>
      <ol>
        {phases.map((phase, index) => (
          <li
            key={phase.id}
            aria-current={phase.timing === 'active' ? 'step' : undefined}
            className="flex gap-3"
          >
            <StepMark timing={phase.timing} isLast={index === phases.length - 1} />
            <Step phase={phase} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A step's dot, and the line to the next one. */
function StepMark({ timing, isLast }: { timing: PhaseStatusName; isLast: boolean }) {
  const isOver = timing === 'finished' || timing === 'sold out'
  return (
    <div aria-hidden="true" className="flex w-4 flex-col items-center pt-1">
      <span
        className={cn(
          'flex size-4 shrink-0 items-center justify-center rounded-full border',
          timing === 'active' && 'border-transparent bg-accent ring-4 ring-accent-soft',
          isOver && 'border-line-strong text-subtle',
          !isOver && timing !== 'active' && 'border-line-strong',
        )}
      >
        {isOver && <Check className="size-3" />}
      </span>
      {!isLast && <span className="mt-1 w-px flex-1 bg-line-strong" />}
    </div>
  )
}

function Step({ phase }: { phase: PhaseFacts }) {
  const { audience, timing, price, limits, start, end } = phase
  return (
    <details className="group min-w-0 flex-1 pb-4">
      <summary className="cursor-pointer list-none rounded-sm [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="flex items-center gap-1 font-medium">
            {audience}
            <ChevronDown
              aria-hidden="true"
              className="size-4 text-subtle transition group-open:rotate-180"
            />
          </span>
          <Badge tone={STATUS_TONES[timing]} dot>
            {PHASE_STATUS_NAMES[timing]}
          </Badge>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-3 text-[0.8125rem] text-muted">
          <span>{price}</span>
          <span>{limits}</span>
        </span>
      </summary>
      <dl className="mt-2 grid grid-cols-1 gap-x-6 gap-y-2 text-[0.8125rem] @sm:grid-cols-2">
        <Fact term="Starts">
          <PhaseTime seconds={start} />
        </Fact>
        <Fact term="Ends">{end === undefined ? 'No end' : <PhaseTime seconds={end} />}</Fact>
      </dl>
    </details>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-subtle">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A moment in local time and, below it, in UTC; beyond the calendar, no end. */
function PhaseTime({ seconds }: { seconds: bigint }) {
  if (seconds <= 0n) return 'Always'
  const utc = readableDateTime(seconds, 'utc')
  if (utc === '') return 'No end'
  const local = readableDateTime(seconds, 'local')
  if (local === utc) return utc
  return (
    <>
      <span className="block">{local}</span>
      <span className="block text-subtle">{utc}</span>
    </>
  )
}
