import { PHASE_PRESETS, type PhasePreset } from '../../lib/presets.ts'

/** Presets to start a phase from. */
export function PresetGrid({ onChoose }: { onChoose: (preset: PhasePreset) => void }) {
  return (
    <ul className="grid gap-2 text-left sm:grid-cols-2 lg:grid-cols-5">
      {PHASE_PRESETS.map((preset) => (
        <li key={preset.id}>
          <button
            type="button"
            onClick={() => onChoose(preset)}
            className="flex h-full w-full flex-col rounded-lg border border-line-strong bg-surface p-3.5 text-left shadow-card transition-colors hover:border-accent hover:bg-accent-soft"
          >
            <span className="block font-medium text-ink">{preset.name}</span>
            <span className="mt-0.5 block text-[0.8125rem] text-muted leading-5">
              {preset.description}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
