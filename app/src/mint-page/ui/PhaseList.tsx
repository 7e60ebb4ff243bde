import { STATUS_NAMES, STATUS_TONES } from '#entities/phase/lib/phaseNames.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import type { PhaseFacts } from '../lib/dropFacts.ts'
import { PhaseTime } from './PhaseTime.tsx'

/** All the drop's phases, with their times. */
export function PhaseList({ phases }: { phases: readonly PhaseFacts[] }) {
  if (phases.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">Phases</h2>
      <ol className="flex flex-col gap-2">
        {phases.map((phase) => (
          <li key={phase.id}>
            <PhaseRow phase={phase} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function PhaseRow({
  phase: { audience, timing, price, limits, start, end },
}: {
  phase: PhaseFacts
}) {
  return (
    <div className="rounded-xl border bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{audience}</h3>
        <Badge tone={STATUS_TONES[timing]} dot>
          {STATUS_NAMES[timing]}
        </Badge>
      </div>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 text-[0.8125rem] @sm:gap-y-3 @sm:grid-cols-2">
        <Fact term="Price">{price}</Fact>
        <Fact term="Limits">{limits}</Fact>
        <Fact term="Starts">
          <PhaseTime seconds={start} />
        </Fact>
        <Fact term="Ends">{end === undefined ? 'No end' : <PhaseTime seconds={end} />}</Fact>
      </dl>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 @sm:block">
      <dt className="text-subtle">{term}</dt>
      <dd className="text-right @sm:mt-0.5 @sm:text-left">{children}</dd>
    </div>
  )
}
