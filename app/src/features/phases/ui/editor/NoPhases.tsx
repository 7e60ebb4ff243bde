import { CalendarClock } from 'lucide-react'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import type { PhasePreset } from '../../lib/presets.ts'
import { PresetGrid } from './PresetGrid.tsx'

/** Empty state: explains phases and offers presets. */
export function NoPhases({ onChoose }: { onChoose: (preset: PhasePreset) => void }) {
  return (
    <div className="flex flex-col gap-4">
      <EmptyState icon={<CalendarClock />} title="No phases yet">
        A phase defines who may mint, when, and at what price. Without one, nobody can. Most drops
        start with a list for friends, followed by a public phase.
      </EmptyState>
      <section aria-labelledby="first-phase">
        <h2 id="first-phase" className="mb-3 font-semibold text-base">
          Start with
        </h2>
        <PresetGrid onChoose={onChoose} />
      </section>
    </div>
  )
}
