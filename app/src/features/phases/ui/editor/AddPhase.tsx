import { MAX_PHASES } from '@mintline/solana'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import type { PhasePreset } from '../../lib/presets.ts'
import { PresetGrid } from './PresetGrid.tsx'

interface AddPhaseProps {
  /** Number of phases, unsaved ones included. */
  count: number
  onChoose: (preset: PhasePreset) => void
}

/** Adds a phase after the others, from a preset. */
export function AddPhase({ count, onChoose }: AddPhaseProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (count >= MAX_PHASES) {
    return (
      <p className="text-muted">
        A collection has at most {MAX_PHASES} phases. Change one that has ended or is switched off.
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Plus aria-hidden="true" /> Add phase
      </Button>
      {isOpen && (
        <div id={id} className="w-full">
          <PresetGrid
            onChoose={(preset) => {
              setIsOpen(false)
              onChoose(preset)
            }}
          />
        </div>
      )}
    </div>
  )
}
